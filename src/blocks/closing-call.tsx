import { DialogButton, type DialogName } from './dialog-button.tsx'
import { Words } from './words.tsx'

/**
 * The dark band that ends a page with one thing to do.
 * @param button the words of the button, which opens the dialog
 */
export function ClosingCall({
  heading,
  text,
  button,
  dialog = 'demo',
}: {
  heading: string
  text: string
  button: string
  dialog?: DialogName
}) {
  return (
    <section className="bg-ink text-paper">
      <div className="wrap flex flex-wrap items-end justify-between gap-8 py-16 lg:py-24">
        <div className="min-w-0">
          <h2 className="display max-w-[13.3em] text-3xl">{heading}</h2>
          <p className="measure mt-4 text-lg opacity-85">
            <Words text={text} />
          </p>
        </div>
        <DialogButton dialog={dialog} className="border-paper! bg-paper! text-ink! hover:bg-sand! hover:text-ink!">
          {button}
        </DialogButton>
      </div>
    </section>
  )
}
