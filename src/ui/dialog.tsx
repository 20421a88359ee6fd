import { dialogs } from 'virtual:messages'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** `command` and `commandfor`, which React passes on and its types do not have yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'request-close'
    commandfor?: string
  }
}

type DialogProps = { id: string; title: string; lead?: ReactNode; children: ReactNode; className?: string }

/**
 * The site’s one dialog. The browser opens and closes it, by `commandfor` buttons, Escape and the backdrop, makes the
 * page behind inert and gives the focus back; `browser/dialogs.ts` lets Back close it and Tab go around in it. It is labelled
 * by its heading, which has the focus first: on the X a held Enter key would close what it has just opened.
 * @param id what openers name in `commandfor`
 * @param title the heading, which names the dialog
 */
export function Dialog({ id, title, lead, children, className = '' }: DialogProps) {
  const headingId = `${id}-title`
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={headingId}
      className={`m-auto max-h-[calc(100dvh-var(--dialog-over))] w-[min(100vw-var(--dialog-beside),44rem)] max-w-none flex-col overflow-hidden overscroll-contain rounded-card border border-line bg-surface text-ink float-shadow open:flex ${className}`}
    >
      {/* The edges catch Tab as it leaves, also out of an iframe. */}
      <span data-edge="last" tabIndex={0} className="needs-script" />
      <div className="flex items-start gap-4 px-5 pt-4 pb-3 sm:px-7 sm:pt-6">
        <div className="min-w-0 grow">
          {/* biome-ignore lint/a11y/noAutofocus: where the focus goes when the dialog opens */}
          <h2 id={headingId} tabIndex={-1} autoFocus className="display text-xl outline-none">
            {title}
          </h2>
          {lead && <div className="mt-1 text-sm text-muted">{lead}</div>}
        </div>
        <button
          type="button"
          commandfor={id}
          command="request-close"
          aria-label={dialogs.close}
          className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sand"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-5 sm:px-7 sm:pb-7">{children}</div>
      <span data-edge="first" tabIndex={0} className="needs-script" />
    </dialog>
  )
}
