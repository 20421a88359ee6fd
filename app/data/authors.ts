/** Who writes the blog: named roles of the agency, shown with initials in a disc. */
export const authors = {
  'meera-nair': {
    name: 'Meera Nair',
    role: 'Search lead',
    about: 'Reads result pages the way others read the news. Keeps the keyword sheets.',
  },
  'daniel-okafor': {
    name: 'Daniel Okafor',
    role: 'Paid ads lead',
    about: 'Switches off more keywords than he adds. Signs every ad budget.',
  },
  'ines-duarte': {
    name: 'Inês Duarte',
    role: 'Social lead',
    about: 'Plans the two-hour shoots and answers the reviews nobody wants to answer.',
  },
  'tom-whitfield': {
    name: 'Tom Whitfield',
    role: 'Strategy and content lead',
    about: 'Does the sums before the words. Talks to ten customers of every new client.',
  },
} as const
