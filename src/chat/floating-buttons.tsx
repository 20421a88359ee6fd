import { chats } from 'virtual:messages'
import type { ReactNode } from 'react'
import { settings } from '../lib/settings.ts'
import { Icon } from '../ui/icon.tsx'

const sides = {
  left: 'left-[max(1rem,env(safe-area-inset-left))]',
  right: 'right-[max(1rem,env(safe-area-inset-right))]',
}
/** Round, at the foot of the window; `browser/floating-buttons.ts` keeps it off what else can be pressed. */
const floatingButton =
  'fixed bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 grid size-13 place-items-center rounded-full float-shadow transition-opacity duration-150'

type ChatWindowProps = {
  id: string
  side: keyof typeof sides
  title: string
  /** Of the button, by what it does next. */
  names: { open: string; close: string }
  /** Said in the window in the place of the chat. */
  withoutScript: string
  children?: ReactNode
}

/** A chat's button and its window, which the browser opens and closes. */
export function ChatWindow({ id, side, title, names, withoutScript, children }: ChatWindowProps) {
  return (
    <div className="group">
      <button
        type="button"
        popoverTarget={id}
        data-native
        data-floating
        className={`${floatingButton} ${sides[side]} border border-line bg-surface text-ink hover:border-ink`}
      >
        <span className="group-has-[:popover-open]:hidden">
          <Icon name="chat" className="size-6" />
          <span className="sr-only">{names.open}</span>
        </span>
        <span className="hidden group-has-[:popover-open]:inline">
          <Icon name="close" className="size-6" />
          <span className="sr-only">{names.close}</span>
        </span>
      </button>
      <section
        id={id}
        popover="auto"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: only on opening.
        autoFocus
        aria-label={title}
        className={`outline-none inset-auto bottom-[calc(max(1rem,env(safe-area-inset-bottom))+4rem)] m-0 h-[min(34rem,100dvh-6.5rem)] w-[min(24rem,100vw-2rem-env(safe-area-inset-left)-env(safe-area-inset-right))] flex-col overflow-x-hidden overflow-y-auto rounded-card border border-line bg-surface text-ink float-shadow open:flex ${sides[side]}`}
      >
        {children}
        <div className="without-script p-4">
          <p>{withoutScript}</p>
          <p className="mt-4 flex flex-wrap gap-x-5">
            <a href="/contact" className="link inline-flex min-h-11 items-center">
              {chats.contact}
            </a>
            <a href={`mailto:${settings.email}`} className="link inline-flex min-h-11 items-center">
              {settings.email}
            </a>
          </p>
        </div>
      </section>
    </div>
  )
}

/** Opens WhatsApp with a greeting; a landmark of its own like everything beside the page's text. */
export function WhatsAppButton() {
  return (
    <aside aria-label={chats.whatsapp}>
      <a
        href={settings.whatsappUrl}
        target="_blank"
        rel="noopener"
        aria-label={chats.whatsappButton}
        data-floating
        className={`${floatingButton} ${sides.right} bg-river text-paper hover:bg-ink`}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M4 20l1.300-4A8.500 8.500 0 1 1 8.400 19z" />
          <path
            d="M9 8.200c-.6 3 3.400 7 6.600 6.600l.7-1.700-2.200-1.200-1 .9c-1-.5-1.900-1.300-2.300-2.300l.9-1-1.100-2.100z"
            fill="currentColor"
            stroke="none"
          />
        </svg>
      </a>
    </aside>
  )
}
