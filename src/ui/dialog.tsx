import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), iframe, [tabindex="0"]:not([data-edge])'

/**
 * The site's one dialog, on the browser's `<dialog>`. Its contract: labelled by its heading, which has the focus first;
 * Tab stays inside, iframes included; X, backdrop and Escape ask to close; the page behind is inert and keeps its
 * place; focus returns.
 * @param title the heading, which names the dialog
 * @param onClose asked for by X, backdrop or Escape; the owner unmounts the dialog
 * @param returnTo asked afterwards for what receives the focus; where that cannot take it, it goes to what had it before
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
  returnTo: () => HTMLElement | null
  children: ReactNode
  className?: string
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const pressedBackdrop = useRef(false)
  const focusAfterwards = useRef(returnTo)
  focusAfterwards.current = returnTo

  // A layout effect, so that the dialog is closed while it still is in the page and the focus never falls to `body`.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // Not the X: a held Enter key would close what it has just opened.
    heading.current?.focus({ preventScroll: true })
    return () => {
      element.close()
      // `preventScroll`: the opener may stand far from where the visitor scrolled to.
      focusAfterwards.current()?.focus({ preventScroll: true })
    }
  }, [])

  /** The backdrop's events come from the dialog element itself, at a point outside of it. */
  const onBackdrop = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== dialog.current || !dialog.current) return false
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect()
    return clientX < left || clientX > right || clientY < top || clientY > bottom
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
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // A browser may close a dialog over our heads: Chrome does on an Escape it takes for the second in a row.
        if (event.currentTarget.isConnected) onClose()
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = onBackdrop(event)
      }}
      onClick={(event) => {
        // A press that began inside and ended on the backdrop is a selection, not a wish to close, and the second press
        // of a double click was meant for the button that opened the dialog.
        if (pressedBackdrop.current && onBackdrop(event) && event.detail < 2) onClose()
      }}
      className={`m-auto flex max-h-[calc(100dvh-1.5rem)] w-[min(100vw-1.5rem,44rem)] max-w-none flex-col overflow-hidden overscroll-contain rounded-card border border-line bg-surface text-ink float-shadow ${className}`}
    >
      {/* The edges catch Tab as it leaves, also out of an iframe. */}
      <span data-edge tabIndex={0} onFocus={wrapFocus('last')} />
      <div className="flex items-start gap-4 px-5 pt-4 pb-3 sm:px-7 sm:pt-6">
        <div className="grow">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="display text-xl outline-none">
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
