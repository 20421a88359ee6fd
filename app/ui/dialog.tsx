import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), iframe, [tabindex="0"]:not([data-edge])'

/**
 * The site's one dialog, on the browser's `<dialog>`. Its contract: labelled by its heading; focus goes in and returns
 * to whatever had it; Tab stays inside, iframes included; X, backdrop and Escape ask to close; the page behind is
 * inert and keeps its place.
 * @param title the heading, which names the dialog
 * @param onClose asked for by X, backdrop or Escape; the owner unmounts the dialog
 * @param returnTo receives the focus afterwards
 */
export function Dialog({
  title,
  lead,
  onClose,
  returnTo,
  children,
  className = '',
}: {
  title: string
  lead?: ReactNode
  onClose: () => void
  returnTo: HTMLElement | null
  children: ReactNode
  className?: string
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const heading = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.open) element.showModal()
    return () => {
      element.close()
      // `preventScroll`: the opener may stand far from where the visitor scrolled to.
      if (returnTo?.isConnected) returnTo.focus({ preventScroll: true })
    }
  }, [returnTo])

  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const wrapFocus = (end: 'first' | 'last') => () => {
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((stop) =>
      stop.checkVisibility(),
    )
    stops.at(end === 'first' ? 0 : -1)?.focus()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={askToClose}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === dialog.current
      }}
      onClick={(event) => {
        // A press that began inside and ended on the backdrop is a selection, not a wish to close.
        if (event.target === dialog.current && pressedBackdrop.current) onClose()
      }}
      className={`m-auto flex max-h-[calc(100dvh-1.5rem)] w-[min(100vw-1.5rem,44rem)] max-w-none flex-col overflow-hidden overscroll-contain rounded-card border border-line bg-surface text-ink shadow-float ${className}`}
    >
      {/* The edges catch Tab as it leaves, also out of an iframe. */}
      <span data-edge tabIndex={0} onFocus={wrapFocus('last')} />
      <div className="flex items-start gap-4 px-5 pt-4 pb-3 sm:px-7 sm:pt-6">
        <div className="grow">
          <h2 id={heading} className="display text-xl">
            {title}
          </h2>
          {lead && <div className="mt-1 text-sm text-muted">{lead}</div>}
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sand"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          >
            <path d="m4 4 12 12M16 4 4 16" />
          </svg>
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-5 sm:px-7 sm:pb-7">{children}</div>
      <span data-edge tabIndex={0} onFocus={wrapFocus('first')} />
    </dialog>
  )
}
