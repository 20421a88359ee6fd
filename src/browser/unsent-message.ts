import { readUnsent } from '../islands/contact-form/contact-draft.ts'
import { messageText } from '../islands/contact-form/contact-message.ts'
import { mailto } from '../lib/delivery/mailto.ts'
import { settings } from '../lib/settings.ts'
import { toast } from './toast.ts'

/** The clipboard where the browser grants it; elsewhere the text is selected, to be copied by hand. */
async function copy(text: string, place: Element) {
  try {
    await navigator.clipboard.writeText(text)
    toast('Copied.')
  } catch {
    getSelection()?.selectAllChildren(place)
    toast('The text is selected. Copy it with your keyboard or menu.')
  }
}

/** Gives the visitor's message back on the thank-you page of a site that sends nothing by itself. */
function giveBack(section: HTMLElement) {
  const message = readUnsent()
  // An address is copied and passed on; the message stays on the page.
  if (location.hash) history.replaceState(history.state, '', location.pathname)
  const words = section.querySelector('[data-unsent-text]')
  if (!message || !words) return
  const text = messageText(message)
  words.textContent = text
  const name = `${message.firstName} ${message.lastName}`.trim()
  section
    .querySelector('[data-unsent-mail]')
    ?.setAttribute('href', mailto(settings.email, `Message from ${name}`, text))
  const whatsapp = new URL(settings.whatsappUrl)
  whatsapp.searchParams.set('text', text)
  section.querySelector('[data-unsent-whatsapp]')?.setAttribute('href', whatsapp.href.replaceAll('+', '%20'))
  section.querySelector('[data-unsent-copy]')?.addEventListener('click', () => void copy(text, words))
  section.hidden = false
}

const section = document.querySelector<HTMLElement>('[data-unsent]')
if (section) giveBack(section)
