import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { CONTENT_ID } from '../../components/route-announcer.tsx'
import { ConsultationDialog } from '../consultation/consultation-dialog.tsx'
import { DemoDialog } from '../scheduling/demo-dialog.tsx'
import { closeDialog, dialogStore, dropDialog } from './dialog-store.ts'
import { pageEntered, watchLayer } from './layer-history.ts'

// Part of the root's code, 3 KB: a dialog that had to be fetched could come late or, after a release, not at all.
const views = { demo: DemoDialog, consultation: ConsultationDialog }

/** Shows the open dialog, and closes it on Back and with every change of page. */
export function Dialogs() {
  const open = useSyncExternalStore(dialogStore.subscribe, dialogStore.get, dialogStore.getAtBuild)
  const { key } = useLocation()

  useEffect(() => watchLayer({ isOpen: () => dialogStore.get() !== null, close: dropDialog }), [])
  useEffect(() => {
    pageEntered()
    dropDialog()
  }, [key])

  if (!open) return null
  const View = views[open.name]
  return (
    <View
      key={open.name}
      onClose={closeDialog}
      returnTo={() => (location.pathname === open.path ? open.opener : document.getElementById(CONTENT_ID))}
    />
  )
}
