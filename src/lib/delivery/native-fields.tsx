import { useId } from 'react'
import { useLocation } from 'react-router'
import { type Channel, postedPage } from '../../lib/delivery/channel.ts'
import { settings } from '../../settings.ts'

/**
 * What a form posts beside its own fields where no script runs, and the trap: a field that neither people nor
 * assistive technology meet, and that programs fill in.
 */
export function NativeFields({ channel }: { channel: Channel }) {
  const { pathname } = useLocation()
  const trap = useId()
  return (
    <>
      {Object.entries(channel.extra).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={channel.names.page} value={postedPage(settings.url, pathname)} />
      <div inert aria-hidden="true" className="sr-only">
        <label htmlFor={trap}>Leave this empty</label>
        <input id={trap} type="text" name={channel.names.website} tabIndex={-1} autoComplete="off" data-trap />
      </div>
    </>
  )
}

/** Whether something was written into the trap of this form. */
export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(form.querySelector<HTMLInputElement>('[data-trap]')?.value)
}
