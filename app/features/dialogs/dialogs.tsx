import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { closeDialog, dialogStore } from './dialog-store.ts'

/** What every dialog view takes. */
export type DialogViewProps = { onClose: () => void; returnTo: HTMLElement | null }

const loadDemo = () => import('../scheduling/demo-dialog.tsx').then(({ DemoDialog }) => ({ default: DemoDialog }))
const loadConsultation = () =>
  import('../consultation/consultation-dialog.tsx').then(({ ConsultationDialog }) => ({ default: ConsultationDialog }))
const views = { demo: lazy(loadDemo), consultation: lazy(loadConsultation) }

/** Fetches a dialog's code on intent, before the press. */
export const prepareDialog = { demo: loadDemo, consultation: loadConsultation }

/** Says in a history entry which opened dialog it belongs to. */
type LayerState = { dialog?: number } | null

/**
 * Shows the open dialog. An open dialog has a history entry of its own, so that Back closes it; the entry is inert
 * afterwards, so that Forward brings nothing back.
 */
export function Dialogs() {
  const open = useSyncExternalStore(dialogStore.subscribe, dialogStore.get, dialogStore.getAtBuild)
  const location = useLocation()
  const navigate = useNavigate()
  const entry = (location.state as LayerState)?.dialog
  const entered = useRef(0)

  useEffect(() => {
    if (!open) return
    if (entered.current !== open.id) {
      const replacing = entry !== undefined && entry === entered.current
      entered.current = open.id
      void navigate(
        { search: location.search, hash: location.hash },
        { state: { dialog: open.id }, preventScrollReset: true, replace: replacing },
      )
    }
  }, [open, entry, location.search, location.hash, navigate])

  const reached = useRef(0)
  useEffect(() => {
    if (!open) return
    if (entry === open.id) reached.current = open.id
    else if (reached.current === open.id) closeDialog()
  }, [open, entry])

  if (!open) return null
  const View = views[open.name]
  const close = () => {
    closeDialog()
    if (entry === open.id) void navigate(-1)
  }
  return (
    <Suspense fallback={null}>
      <View key={open.name} onClose={close} returnTo={open.opener} />
    </Suspense>
  )
}
