import type { BlockOf } from '../content/schemas/blocks.ts'

/** Names that a visitor knows, each as its picture or set in type. */
export function Logos({ heading, logos }: BlockOf<'logos'>) {
  return (
    <section className="border-y border-line">
      <div className="wrap grid items-baseline gap-x-12 gap-y-6 py-12 lg:grid-cols-12">
        <h2 className="text-lg font-semibold lg:col-span-4">{heading}</h2>
        <ul className="flex flex-wrap items-center gap-x-10 gap-y-4 lg:col-span-8">
          {logos.map(({ name, image }) => (
            <li key={name} className="display text-xl text-muted">
              {image ? (
                <img
                  src={image}
                  alt={name}
                  width={128}
                  height={40}
                  loading="lazy"
                  decoding="async"
                  className="h-10 w-32 object-contain"
                />
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
