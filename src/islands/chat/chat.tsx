import { chats } from 'virtual:messages'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { track } from '../../lib/analytics.ts'
import { browserTimezone } from '../../lib/money/locate.ts'
import { isBlank } from '../../lib/text.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { Button } from '../../ui/button.tsx'
import { Island } from '../island.tsx'
import { type ChatScript, replyTo, splitAtLinks } from './replies.ts'

/** A reply follows its message by this long. */
const REPLY_MS = 1000

type Message = { type: 'bot' | 'user'; text: string }

export type ChatProps = {
  title: string
  greeting: string
  /** Stands below the field: what becomes of the messages. */
  notice: string
  placeholder: string
  suggestions?: string[]
  /** How many of the last messages are shown; all of them when left out. */
  shown?: number
  script: ChatScript
}

/** The inside of a chat's window. Messages live in the page and go nowhere. */
export function Chat({ greeting, script, ...rest }: ChatProps) {
  // Above `Island`, so that the messages outlive it when it has to be drawn anew.
  const [messages, setMessages] = useState<Message[]>([{ type: 'bot', text: greeting }])
  useEffect(() => track('chat opened'), [])

  const add = (type: Message['type'], text: string) => setMessages((before) => [...before, { type, text }])
  /** @param shown what the visitor reads in the place of `question`, where the page is translated */
  const ask = (question: string, shown = question) => {
    add('user', shown.trim())
    setTimeout(() => add('bot', replyTo(script, question, browserTimezone())), REPLY_MS)
  }
  return (
    <Island>
      <Conversation {...rest} messages={messages} ask={ask} />
    </Island>
  )
}

/**
 * Leads the focus on from the window, which the browser gives it to on opening, into the field. Not on a touch screen, where
 * the field's keyboard would cover the window.
 */
function useFocusOnOpening(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const around = field.current?.closest('[popover]')
    const leadOn = () => {
      if (document.activeElement === around && matchMedia('(pointer: fine)').matches) field.current?.focus()
    }
    leadOn()
    around?.addEventListener('toggle', leadOn)
    return () => around?.removeEventListener('toggle', leadOn)
  }, [field])
}

type ConversationProps = Omit<ChatProps, 'greeting' | 'script'> & {
  messages: Message[]
  ask: (question: string, shown?: string) => void
}

function Conversation({ title, notice, placeholder, suggestions, shown, messages, ask }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useFocusOnOpening(field)
  // A new message scrolls the log, never the page.
  useEffect(() => {
    if (messages.length > 0) log.current?.scrollTo(0, log.current.scrollHeight)
  }, [messages])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!field.current || isBlank(field.current.value)) return
    ask(field.current.value)
    field.current.value = ''
  }
  const first = Math.max(0, messages.length - (shown ?? messages.length))
  return (
    <>
      <h2 className="border-b border-line px-4 py-3 font-semibold" {...asTranslated}>
        {title}
      </h2>
      <div className="needs-script flex min-h-0 grow flex-col">
        {/* In the tab order, because a scrolling region must be reachable by keyboard. */}
        <div
          ref={log}
          role="log"
          aria-label={chats.log}
          tabIndex={0}
          className="grid min-h-16 grow auto-rows-min content-start gap-2.5 overflow-y-auto overscroll-contain p-4 text-sm"
        >
          {messages.slice(first).map((message, index) => (
            // Messages are only ever added, so their place identifies them.
            <Bubble key={first + index} {...message} />
          ))}
          {suggestions && (
            <ul aria-label={chats.suggestions} className="mt-1 flex flex-wrap gap-1.5">
              {suggestions.map((question) => (
                <li key={question}>
                  <button
                    type="button"
                    onClick={(event) => ask(question, event.currentTarget.textContent)}
                    className="min-h-9 rounded-control border border-muted px-2 text-left text-xs hover:border-ink hover:bg-sand"
                    {...asTranslated}
                  >
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <form onSubmit={submit} className="shrink-0 border-t border-line p-3">
          <div className="flex gap-2">
            <input
              ref={field}
              type="text"
              aria-label={chats.message}
              placeholder={placeholder}
              autoComplete="off"
              dir="auto"
              className="w-0 min-w-0 grow rounded-control border border-muted bg-surface px-3 py-2 text-base placeholder:text-muted"
            />
            <Button type="submit" className="px-4">
              {chats.send}
            </Button>
          </div>
          <p className="mt-2 text-xs text-muted" {...asTranslated}>
            {notice}
          </p>
        </form>
      </div>
    </>
  )
}

function Bubble({ type, text }: Message) {
  const parts = splitAtLinks(text)
  const variant =
    type === 'user'
      ? 'justify-self-end rounded-br-none bg-ink text-paper'
      : 'justify-self-start rounded-bl-none bg-sand'
  return (
    <p className={`max-w-[85%] rounded-card px-3.5 py-2 wrap-anywhere ${variant}`}>
      <span className="sr-only" {...asTranslated}>
        {`${type === 'user' ? chats.you : chats.bot} `}
      </span>
      <span dir="auto" className="block" {...asTranslated}>
        {/* A text alone is no list: a translator may have changed it before the island lived. */}
        {type === 'user' || parts.length === 1
          ? text
          : parts.map((part, index) =>
              typeof part === 'string' ? (
                part
              ) : (
                <a key={index} href={part.path} className="link font-semibold">
                  {part.words}
                </a>
              ),
            )}
      </span>
    </p>
  )
}
