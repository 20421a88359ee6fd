import { lists } from 'virtual:messages'
import type { settings } from '../lib/settings.ts'

/**
 * The owner's announcement, above the header of every page until its last day is over. `lib/announcement.ts` has the
 * script that follows it.
 */
export function Announcement({ text, link, lastDay }: NonNullable<typeof settings.announcement>) {
  return (
    <aside aria-label={lists.announcement} data-last-day={lastDay} className="announcement bg-ink text-sm text-paper">
      <p className="wrap py-2.5 text-center">
        {link ? (
          <a href={link} className="inline-flex min-h-6 items-center underline underline-offset-4 hover:no-underline">
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </aside>
  )
}
