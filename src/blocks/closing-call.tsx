import { DialogButton } from './dialog-button.tsx'
import { Paragraph } from './words.tsx'

/**
 * The dark band that ends a page with one thing to do.
 * @param button the words of the button, which opens the demo dialog
 */
export function ClosingCall({ heading, text, button }: { heading: string; text: string; button: string }) {
  return (
    <section className="relative overflow-hidden bg-ink text-paper">
      <RisingKite className="absolute right-0 bottom-0 hidden h-full lg:block" />
      <div className="relative wrap py-12 lg:py-24">
        <h2 className="display max-w-[13.3em] text-3xl">{heading}</h2>
        <Paragraph className="measure mt-4 text-lg opacity-85" text={text} />
        <DialogButton dialog="demo" variant="onInk" className="mt-8">
          {button}
        </DialogButton>
      </div>
    </section>
  )
}

/** The climbing line with its kite, large, on a dark background. */
export function RisingKite({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 520 320" className={className} fill="none">
      <path
        d="M2 290c130-4 210-22 290-70s106-52 152-106"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".45"
      />
      <path d="m404 138 84-78-18 102z" className="fill-kite" />
      <path d="m488 60-48 81 30 21z" className="fill-kite-strong" />
    </svg>
  )
}
