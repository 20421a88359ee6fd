import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'

/** The site's dialogs; each has the id `<name>-dialog`. */
export type DialogName = 'demo' | 'consultation'

/** A button by which the browser opens one of the site's dialogs. */
export function DialogButton({ dialog, ...rest }: ComponentProps<typeof Button> & { dialog: DialogName }) {
  return <Button commandfor={`${dialog}-dialog`} command="show-modal" aria-haspopup="dialog" {...rest} />
}

/** What Schedule opens on a page: the consultation on blog pages and the services test page, the demo elsewhere. */
export function scheduleDialog(path: string): DialogName {
  return path === '/services/test' || path === '/blog' || path.startsWith('/blog/') ? 'consultation' : 'demo'
}
