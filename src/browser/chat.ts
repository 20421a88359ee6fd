import { track } from '../lib/analytics.ts'
import { isComposing } from '../lib/composing.ts'
import { browserTimezone } from '../lib/money/browser-timezone.ts'
import { isBlank } from '../lib/text.ts'
import { type ChatScript, replyTo } from './replies.ts'

/** A reply follows its message by this long. */
export const REPLY_MS = 1000

function scriptOf(chat: HTMLElement): ChatScript {
  return JSON.parse(chat.querySelector('script[type="application/json"]')?.textContent ?? '') as ChatScript
}

/** Brings a chat of the page to life. What is written in it lives in the page and nowhere else. */
export function startChat(chat: HTMLElement): void {
  if (chat.dataset.live !== undefined) return
  const panel = chat.querySelector('section')
  const launcher = chat.querySelector<HTMLButtonElement>('[data-closed-name]')
  const log = chat.querySelector<HTMLElement>('[role="log"]')
  const form = chat.querySelector('form')
  const input = chat.querySelector('input')
  if (!panel || !launcher || !log || !form || !input) return
  const script = scriptOf(chat)
  chat.toggleAttribute('data-live', true)
  const most = Number(chat.dataset.shown) || Number.POSITIVE_INFINITY

  const show = (open: boolean) => {
    panel.hidden = !open
    chat.toggleAttribute('data-open', open)
    launcher.setAttribute('aria-expanded', String(open))
    launcher.setAttribute('aria-label', (open ? launcher.dataset.openName : launcher.dataset.closedName) ?? '')
    if (!open) return launcher.focus({ preventScroll: true })
    track('chat opened')
    log.scrollTop = log.scrollHeight
    // Focus in the field opens a phone's keyboard over the panel, so there the panel itself takes it.
    const target = matchMedia('(pointer: fine)').matches ? input : panel
    target.focus({ preventScroll: true })
  }
  const add = (type: 'user' | 'bot', text: string) => {
    const template = chat.querySelector<HTMLTemplateElement>(`template[data-message="${type}"]`)
    const message = template && document.importNode(template.content, true)
    const words = message?.querySelector('[data-text]')
    if (!message || !words) return
    words.textContent = text
    log.append(message)
    while (log.childElementCount > most) log.firstElementChild?.remove()
    // A new message scrolls the log, never the page.
    log.scrollTop = log.scrollHeight
  }
  const send = (text: string): boolean => {
    if (isBlank(text)) return false
    const message = text.trim()
    add('user', message)
    setTimeout(() => add('bot', replyTo(script, message, browserTimezone())), REPLY_MS)
    return true
  }

  launcher.addEventListener('click', () => show(panel.hidden !== false))
  chat.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden && !isComposing(event)) show(false)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (send(input.value)) input.value = ''
  })
  for (const button of chat.querySelectorAll<HTMLElement>('[data-question]')) {
    // The button may have been translated since.
    const question = button.textContent ?? ''
    button.addEventListener('click', () => send(question))
  }
}
