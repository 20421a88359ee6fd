import { Priced } from '../blocks/price.tsx'
import { iconPath } from '../lib/picture-paths.ts'
import { Button } from '../ui/button.tsx'

/** The icon is a pictogram’s name. */
export type ServiceCard = { icon: string; title: string; description: string; route?: string }

/**
 * The services side by side. A card without a page says 'Coming Soon'.
 * @param more the words of each card's link
 */
export function ServiceGrid({ cards, more }: { cards: ServiceCard[]; more: string }) {
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
              <a
                href={route}
                aria-describedby={`card-${icon}`}
                className="font-semibold text-kite-strong after:absolute after:inset-0 group-hover:underline"
              >
                {more}
                <span aria-hidden="true"> →</span>
              </a>
            ) : (
              <Button variant="quiet" data-coming-soon>
                {more}
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
