import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { CONTENT_ID } from '../site/route-announcer.tsx'
import { settings } from '../settings.ts'
import { showToast } from '../browser/toast-store.ts'
import { closeDialog, dialogStore, dropDialog } from './dialog-store.ts'
import { dialogViews, loadDialog } from './dialog-views.ts'
import { pageEntered, watchLayer } from './layer-history.ts'

/** Shows the open dialog, and closes it on Back and with every change of page. */
export function Dialogs() {
  const open = useSyncExternalStore(dialogStore.subscribe, dialogStore.get, dialogStore.getAtBuild)
  const { key } = useLocation()

  useEffect(() => watchLayer({ isOpen: () => dialogStore.get() !== null, close: dropDialog }), [])
  useEffect(() => {
    pageEntered()
    dropDialog()
  }, [key])

  const [, setFetched] = useState<string>()
  const wanted = open?.name
  useEffect(() => {
    if (!wanted || dialogViews[wanted]) return
    loadDialog(wanted).then(
      () => setFetched(wanted),
      (error) => {
        console.warn('The dialog could not be loaded.', error)
        closeDialog()
        showToast(`This part of the page did not load. You reach us at ${settings.email}.`)
      },
    )
  }, [wanted])

  const View = wanted && dialogViews[wanted]
  if (!open || !View) return null
  return (
    <View
      key={open.name}
      onClose={closeDialog}
      returnTo={() => (location.pathname === open.path ? open.opener : document.getElementById(CONTENT_ID))}
    />
  )
}
