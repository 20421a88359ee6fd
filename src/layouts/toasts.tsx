import { toasts } from 'virtual:messages'
import { Icon } from '../ui/icon.tsx'

/** The region of the toasts and the template of one, which is announced because it is an alert; `browser/toasts.ts` fills it. */
export function Toasts() {
  return (
    <>
      <section
        id="toasts"
        aria-label={toasts.label}
        className="no-print pointer-events-none fixed inset-x-[max(1rem,env(safe-area-inset-left),env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 mx-auto grid max-w-[26rem] gap-2"
      />
      <template id="toast">
        <div
          role="alert"
          className="pointer-events-auto flex items-center gap-3 rounded-control bg-ink py-2 pr-2 pl-4 text-paper float-shadow"
        >
          <p dir="auto" className="min-w-0 grow text-sm wrap-anywhere" />
          <button
            type="button"
            aria-label={toasts.dismiss}
            className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-muted/40"
          >
            <Icon name="close" className="size-4" />
          </button>
        </div>
      </template>
    </>
  )
}
