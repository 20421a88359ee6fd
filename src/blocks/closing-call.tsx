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
      <div className="wrap py-14 lg:py-24">
        <h2 className="display max-w-[13.3em] text-3xl">{heading}</h2>
        <p className="measure mt-4 text-lg opacity-85">
          <Words text={text} />
        </p>
        <DialogButton dialog={dialog} className="mt-8 border-paper! bg-paper! text-ink! hover:bg-sand! hover:text-ink!">
          {button}
        </DialogButton>
      </div>
    </section>
  )
}
