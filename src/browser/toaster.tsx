import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { dismissToast, TOAST_MS, type Toast, toastStore, VISIBLE_TOASTS } from './toast-store.ts'

/**
 * The region of the toasts. It stands in every page from the start, so that the first toast is announced too. While one
 * toast is under the pointer or has the focus, all of them wait: a neighbour that left would pull it away.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getAtBuild)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  // By number, because a toast that goes takes its pointer and its focus along without an event.
  const [hovered, setHovered] = useState<number>()
  const [focused, setFocused] = useState<number>()
  const held = toasts.some(({ id }) => id === hovered || id === focused)

  /** The focus of a dismissed toast goes to the next one where keys were used, else back to where it came from. */
  const dismiss = (id: number, button: HTMLElement) => {
    const others = [...(region.current?.querySelectorAll('button') ?? [])].filter((other) => other !== button)
    const next = (button.matches(':focus-visible') && others[0]) || cameFrom.current
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    dismissToast(id)
  }
  return (
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      className="no-print pointer-events-none fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 mx-auto grid w-[min(100vw-2rem,26rem)] gap-2"
    >
      {toasts.slice(0, VISIBLE_TOASTS).map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          held={held}
          onHover={(on) => setHovered(on ? toast.id : undefined)}
          onFocus={(on) => setFocused(on ? toast.id : undefined)}
          onDismiss={(button) => dismiss(toast.id, button)}
        />
      ))}
    </section>
  )
}

/** Closes itself once it has not been held for its time. */
function ToastCard({
  toast,
  held,
  onHover,
  onFocus,
  onDismiss,
}: {
  toast: Toast
  held: boolean
  onHover: (on: boolean) => void
  onFocus: (on: boolean) => void
  onDismiss: (button: HTMLElement) => void
}) {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  return (
    <div
      role="alert"
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={() => onFocus(true)}
      onBlur={() => onFocus(false)}
      className="pointer-events-auto flex items-center gap-3 rounded-control bg-ink py-2 pr-2 pl-4 text-paper float-shadow"
    >
      <p className="min-w-0 grow text-sm wrap-anywhere">{toast.text}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={(event) => onDismiss(event.currentTarget)}
        className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-muted/40"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="size-4"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="m4 4 12 12M16 4 4 16" />
        </svg>
      </button>
    </div>
  )
}
