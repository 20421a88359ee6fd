import { lazy, Suspense, useRef, useState } from 'react'
import { useConversation } from './conversation.ts'

const loadPanel = () => import('./chat-panel.tsx').then(({ ChatPanel }) => ({ default: ChatPanel }))
const ChatPanel = lazy(loadPanel)
const PANEL = 'blog-chat'

const GREETING = 'Hi! Can I help you choose the right package?'
const THANKS = 'Thank you for your message! Our team will get back to you soon. Would you like to schedule a demo?'

/** The chat of the standalone guides: a launcher until it is asked for. */
export function BlogChat() {
  const [open, setOpen] = useState(false)
  const launcher = useRef<HTMLButtonElement>(null)
  const conversation = useConversation(GREETING, () => THANKS)
  const prepare = () => void loadPanel()
  const close = () => {
    setOpen(false)
    launcher.current?.focus({ preventScroll: true })
  }
  return (
    <div className="no-print fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 grid justify-items-end gap-3">
      {open && (
        <Suspense fallback={null}>
          <ChatPanel id={PANEL} title="Chat" conversation={conversation} onClose={close} />
        </Suspense>
      )}
      <button
        ref={launcher}
        type="button"
        aria-label={open ? 'Close chat' : 'Open chat'}
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
