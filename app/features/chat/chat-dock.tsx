import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { settings } from '../../settings.ts'
import { showToast } from '../toasts/toast-store.ts'
import type { ChatPanelProps } from './chat-panel.tsx'
import type { Conversation } from './conversation.ts'

const loadPanel = () => import('./chat-panel.tsx')

const sides = {
  left: 'left-[max(1rem,env(safe-area-inset-left))] justify-items-start',
  right: 'right-[max(1rem,env(safe-area-inset-right))] justify-items-end',
}

/**
 * A chat at the foot of the window: a launcher and, once asked for, its panel, whose code comes with the first use.
 * @param names of the launcher, by what it does next
 * @param shown how many of the last messages are shown; all of them when left out
 * @param children stand under the transcript
 */
export function ChatDock({
  id,
  side,
  title,
  names,
  conversation,
  shown,
  children,
}: {
  id: string
  side: keyof typeof sides
  title: string
  names: { open: string; close: string }
  conversation: Conversation
  shown?: number
  children?: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  const launcher = useRef<HTMLButtonElement>(null)

  const load = () => loadPanel().then(({ ChatPanel }) => setPanel(() => ChatPanel))
  const prepare = () => void load().catch(() => undefined)
  const show = () => {
    setOpen(true)
    load().catch((error) => {
      console.warn('The chat could not be loaded.', error)
      setOpen(false)
      showToast(`The chat did not load. You reach us at ${settings.email}.`)
    })
  }
  const close = () => {
    setOpen(false)
    launcher.current?.focus({ preventScroll: true })
  }
  return (
    <div
      onKeyDown={(event) => {
        if (open && event.key === 'Escape' && !event.nativeEvent.isComposing) close()
      }}
      className={`no-print fixed bottom-[max(1rem,env(safe-area-inset-bottom))] grid gap-3 ${sides[side]} ${open ? 'z-30' : 'z-10'}`}
    >
      {open && Panel && (
        <Panel id={id} title={title} conversation={conversation} shown={shown}>
          {children}
        </Panel>
      )}
      <button
        ref={launcher}
        type="button"
        aria-label={open ? names.close : names.open}
        aria-expanded={open}
        aria-controls={open && Panel ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open ? close : show}
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
