import type { ReactNode } from 'react'

/** The dark band that ends a page with one thing to do. */
export function ClosingCall({ heading, text, children }: { heading: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className="bg-ink text-paper">
      <div className="wrap flex flex-wrap items-end justify-between gap-8 py-16 lg:py-24">
        <div className="min-w-0">
          <h2 className="display max-w-[13.3em] text-3xl">{heading}</h2>
          <p className="measure mt-4 text-lg opacity-85">{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
