import type { Data } from './collections.ts'

/** Whether an address is one that the example site comes with: under `.example`, or of an account named so. */
export const isExampleAddress = (address: string) => /[.-]example(?=$|[/?#:])/.test(address)

/** Ranges of phone numbers that are kept free for films and examples: Ofcom's and the North American one. */
const FICTION = [
  /^\+44(2079460|1(1[3-8]|[2-6]1)4960|1914980|1632960|7700900|2896496|2920180|8081570|9098790|3069990)/,
  /^\+1\d{3}55501\d\d$/,
]
const isFictional = (phone: string) => FICTION.some((range) => range.test(phone.replaceAll(' ', '')))

/** The fields of `content/site.yaml` by which visitors reach somebody, as far as they are still the example's. */
export function exampleContacts({ email, phone, bookingUrl, contactForm, newsletterForm }: Data<'site'>) {
  const receives = (form: string, endpoint = '') => ({
    field: `${form} > endpoint`,
    value: endpoint,
    isLeft: isExampleAddress(endpoint),
    why: 'which receives nothing',
  })
  return [
    { field: 'email', value: email, isLeft: isExampleAddress(email), why: 'which receives nothing' },
    { field: 'phone', value: phone, isLeft: isFictional(phone), why: 'a number reserved for fiction' },
    {
      field: 'bookingUrl',
      value: bookingUrl,
      isLeft: isExampleAddress(bookingUrl),
      why: 'where visitors would book a call that is not with you',
    },
    receives('contactForm', contactForm?.endpoint),
    receives('newsletterForm', newsletterForm?.endpoint),
  ].filter(({ isLeft }) => isLeft)
}
