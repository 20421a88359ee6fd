import { toasts } from 'virtual:messages'
import { Priced } from '../blocks/words.tsx'
import { Button } from '../ui/button.tsx'
import { Pictogram } from '../ui/picture.tsx'

/** The icon is a pictogram’s name. */
type ServiceCard = { icon: string; title: string; description: string; route?: string }

/** The services side by side. A card without a page says 'Coming Soon'. */
export function ServiceGrid({ cards, more }: { cards: ServiceCard[]; more: string }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ icon, title, description, route }) => (
        <li
          key={title}
          className="group relative block bg-surface py-3 pr-3.5 pl-20 text-sm wrap-anywhere transition-colors duration-150 hover:bg-paper sm:flex sm:flex-col sm:p-6"
        >
          <Pictogram
            name={icon}
            className="h-auto w-13 max-sm:absolute max-sm:top-3.5 max-sm:left-3.5 sm:h-18 sm:w-30"
          />
          <h3 id={`card-${icon}`} className="text-base leading-snug font-semibold sm:mt-6 sm:text-lg">
            {title}
          </h3>
          <p className="text-muted max-sm:inline sm:mt-2 sm:mb-5">
            <Priced text={description} />
          </p>{' '}
          <p className="max-sm:inline sm:mt-auto sm:text-base">
            {route ? (
              <a
                href={route}
                aria-describedby={`card-${icon}`}
                className="inline-block font-semibold text-kite-strong after:absolute after:inset-0 group-hover:underline"
              >
                {more}
                <span aria-hidden="true"> →</span>
              </a>
            ) : (
              <Button variant="quiet" data-coming-soon={toasts.comingSoon}>
                {more}
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
