import { Picture } from '../ui/picture.tsx'

export type ShownPicture = { src: string; alt: string; caption: string }

/** Six pictures of the work. The first is larger where there is room, so that the set does not read as a table. */
export function Showcase({ pictures, even = false }: { pictures: ShownPicture[]; even?: boolean }) {
  return (
    <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {pictures.map(({ src, alt, caption }, index) => (
        <li key={src} className={!even && index % 5 === 0 ? 'lg:first:col-span-2 lg:first:row-span-2' : undefined}>
          <figure>
            <Picture src={src} alt={alt} loading="lazy" />
            <figcaption className="mt-2.5 text-sm text-muted">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
