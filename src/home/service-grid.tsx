import { Priced } from '../blocks/price.tsx'
import { iconPath } from '../lib/picture-paths.ts'
import { Button } from '../ui/button.tsx'

/** The icon is a pictogram’s name. */
export type ServiceCard = { icon: string; title: string; description: string; route?: string }

/** The eight services. A card without a page says 'Coming Soon'. */
export function ServiceGrid({ cards }: { cards: ServiceCard[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ icon, title, description, route }) => (
        <li
          key={title}
          className="group relative flex flex-col bg-surface p-6 transition-colors duration-150 hover:bg-paper"
        >
          <img
            src={iconPath(icon)}
            alt=""
            width={120}
            height={72}
            loading="lazy"
            decoding="async"
            className="h-18 w-30"
          />
          <h3 id={`card-${icon}`} className="mt-6 text-lg leading-snug font-semibold">
            {title}
          </h3>
          <p className="mt-2 mb-5 text-sm text-muted">
            <Priced text={description} />
          </p>
          <p className="mt-auto">
            {route ? (
              // biome-ignore lint/a11y/noAmbiguousAnchorText: the card's title describes it.
              <a
                href={route}
                aria-describedby={`card-${icon}`}
                className="font-semibold text-kite-strong after:absolute after:inset-0 group-hover:underline"
              >
                Learn More
                <span aria-hidden="true"> →</span>
              </a>
            ) : (
              <Button variant="quiet" data-coming-soon>
                Learn More
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
