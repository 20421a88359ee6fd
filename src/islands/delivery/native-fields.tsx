import { useId } from 'react'
import { type Channel, postedPage } from '../../lib/delivery/channel.ts'
import { settings } from '../../lib/settings.ts'
import { asTranslated } from '../../ui/as-translated.ts'

/**
 * What a form posts beside its own fields where no script runs, and the honeypot: a field that neither people nor
 * assistive technology meet, and that programs fill in.
 */
export function NativeFields({ channel, path }: { channel: Channel; path: string }) {
  const honeypot = useId()
  return (
    <>
      {Object.entries(channel.extra).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={channel.names.page} value={postedPage(settings.url, path)} />
      <div inert aria-hidden="true" className="sr-only">
        <label htmlFor={honeypot} {...asTranslated}>
          Leave this empty
        </label>
        <input id={honeypot} type="text" name={channel.names.website} tabIndex={-1} autoComplete="off" data-honeypot />
      </div>
    </>
  )
}

/** Whether something was written into the honeypot of this form. */
export function honeypotFilled(form: HTMLFormElement): boolean {
  return Boolean(form.querySelector<HTMLInputElement>('[data-honeypot]')?.value)
}
