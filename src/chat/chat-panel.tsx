import { type ReactNode, useEffect, useRef, useState } from 'react'
import { track } from '../lib/analytics.ts'
import { Button } from '../ui/button.tsx'
import type { Conversation } from './conversation.ts'

/** What the dock tells the panel it has loaded; a closed panel stays and keeps its conversation. */
export type DockedPanelProps = { id: string; open: boolean }

type ChatPanelProps = DockedPanelProps & {
  title: string
  conversation: Conversation
  shown?: number
  children?: ReactNode
}

/**
 * The open part of a chat: transcript, whatever stands under it, and the line to write in.
 * @param shown how many of the last messages are shown; all of them when left out
 */
export function ChatPanel({ id, open, title, conversation, shown, children }: ChatPanelProps) {
  const { messages, send } = conversation
  const log = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    if (!open) return
    track('chat opened')
    // Focus in the field opens a phone's keyboard over the panel, so there the panel itself takes it.
    const target = matchMedia('(pointer: fine)').matches ? panel.current?.querySelector('input') : panel.current
    target?.focus({ preventScroll: true })
  }, [open])
  // A new message scrolls the log, never the page.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages.length, open])

  return (
    <section
      ref={panel}
      id={id}
      hidden={!open}
      tabIndex={-1}
      aria-label={title}
      className="flex h-[min(30rem,100dvh-6.5rem)] w-[min(24rem,100vw-2rem)] flex-col overflow-hidden rounded-card border border-line bg-surface text-ink float-shadow outline-none"
    >
      <h2 className="border-b border-line px-4 py-3 font-semibold">{title}</h2>
      {/* In the tab order, because a scrolling region must be reachable by keyboard. */}
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        className="grid min-h-0 grow auto-rows-min content-start gap-2.5 overflow-y-auto overscroll-contain p-4 text-sm"
      >
        {(shown ? messages.slice(-shown) : messages).map((message) => (
          <p
            key={message.id}
            className={`max-w-[85%] rounded-card px-3.5 py-2 wrap-anywhere ${message.type === 'user' ? 'justify-self-end rounded-br-none bg-ink text-paper' : 'justify-self-start rounded-bl-none bg-sand'}`}
          >
            <span className="sr-only">{message.type === 'user' ? 'You: ' : 'Assistant: '}</span>
            {message.text}
          </p>
        ))}
      </div>
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (send(text)) setText('')
        }}
        className="flex gap-2 border-t border-line p-3"
      >
        <input
          aria-label="Message"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className="min-w-0 grow rounded-control border border-muted bg-surface px-3 py-2 text-base"
        />
        <Button type="submit" className="px-4">
          Send
        </Button>
      </form>
    </section>
  )
}
