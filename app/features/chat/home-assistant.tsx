import { lazy, Suspense, useRef, useState } from 'react'
import { browserTimezone } from '../../lib/currency/browser-timezone.ts'
import { useConversation } from './conversation.ts'
import { greeting, replyTo, suggestions } from './replies.ts'

const loadPanel = () => import('./chat-panel.tsx').then(({ ChatPanel }) => ({ default: ChatPanel }))
const ChatPanel = lazy(loadPanel)
const PANEL = 'assistant'
const SHOWN_MESSAGES = 4

/** The scripted assistant at the bottom left of the home page. */
export function HomeAssistant() {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const conversation = useConversation(greeting, (message) => replyTo(message, browserTimezone()))
  const prepare = () => void loadPanel()
  const close = () => {
    setOpen(false)
    toggle.current?.focus({ preventScroll: true })
  }
  return (
    <div className="no-print fixed bottom-[max(1rem,env(safe-area-inset-bottom))] left-[max(1rem,env(safe-area-inset-left))] z-10 grid gap-3">
      {open && (
        <Suspense fallback={null}>
          <ChatPanel id={PANEL} title="Assistant" conversation={conversation} shown={SHOWN_MESSAGES} onClose={close}>
            <ul aria-label="Suggested questions" className="flex gap-2 overflow-x-auto px-3 pt-1 pb-3">
              {suggestions.map((question) => (
                <li key={question} className="shrink-0">
                  <button
                    type="button"
                    onClick={() => conversation.send(question)}
                    className="min-h-9 rounded-control border border-line px-3 text-sm hover:border-ink"
                  >
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </ChatPanel>
        </Suspense>
      )}
      <button
        ref={toggle}
        type="button"
        aria-label={open ? 'Close chat assistant' : 'Open chat assistant'}
        aria-expanded={open}
        aria-controls={open ? PANEL : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
        className="needs-script grid size-13 place-items-center rounded-full border border-line bg-surface text-ink shadow-float hover:border-ink"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={open ? 'm5 5 14 14M19 5 5 19' : 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12.500h5'} />
        </svg>
      </button>
    </div>
  )
}
