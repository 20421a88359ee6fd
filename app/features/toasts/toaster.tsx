import { useEffect, useState, useSyncExternalStore } from 'react'
import { dismissToast, TOAST_MS, type Toast, toastStore, VISIBLE_TOASTS } from './toast-store.ts'

/** The region of the toasts. It stands in every page from the start, so that the first toast is announced too. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getAtBuild)
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 mx-auto grid w-[min(100vw-2rem,26rem)] gap-2"
    >
      {toasts.slice(0, VISIBLE_TOASTS).map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

/** Closes itself, but waits while the pointer is over it or the focus inside. */
function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  return (
    <div
      role="alert"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex items-center gap-3 rounded-control bg-ink py-2 pr-2 pl-4 text-paper shadow-float"
    >
      <p className="min-w-0 grow text-sm wrap-anywhere">{toast.text}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
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
