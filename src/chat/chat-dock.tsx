import { type ComponentType, useRef, useState } from 'react'
import { settings } from '../settings.ts'
import { showToast } from '../browser/toast-store.ts'
import type { DockedPanelProps } from './chat-panel.tsx'

const sides = {
  left: 'left-[max(1rem,env(safe-area-inset-left))] justify-items-start',
  right: 'right-[max(1rem,env(safe-area-inset-right))] justify-items-end',
}

/**
 * A chat at the foot of the window: a launcher and, once asked for, its panel, which comes with its script and its
 * conversation at the first use and stays.
 * @param names of the launcher, by what it does next
 * @param loadPanel fetches the panel's code
 */
export function ChatDock({
  id,
  side,
  names,
  loadPanel,
}: {
  id: string
  side: keyof typeof sides
  names: { open: string; close: string }
  loadPanel: () => Promise<ComponentType<DockedPanelProps>>
}) {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<DockedPanelProps>>()
  const launcher = useRef<HTMLButtonElement>(null)
  const used = useRef(false)

  const load = () => loadPanel().then((loaded) => setPanel(() => loaded))
  const prepare = () => void load().catch(() => undefined)
  const show = () => {
    used.current = true
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
      {Panel && (open || used.current) && <Panel id={id} open={open} />}
      <button
        ref={launcher}
        type="button"
        aria-label={open ? names.close : names.open}
        aria-expanded={open}
        aria-controls={open && Panel ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open ? close : show}
        className="needs-script grid size-13 place-items-center rounded-full border border-line bg-surface text-ink float-shadow hover:border-ink"
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
