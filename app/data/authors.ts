/** Who writes the blog: named roles of the agency, shown with initials in a disc. */
export const authors = {
  'meera-nair': { name: 'Meera Nair', role: 'Search lead' },
  'daniel-okafor': { name: 'Daniel Okafor', role: 'Paid ads lead' },
  'ines-duarte': { name: 'Inês Duarte', role: 'Social lead' },
  'tom-whitfield': { name: 'Tom Whitfield', role: 'Strategy and content lead' },
} as const

export type AuthorKey = keyof typeof authors
