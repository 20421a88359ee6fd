import { lists } from 'virtual:messages'
import { Picture } from '../ui/picture.tsx'
import { Example } from './example.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Strip, stripRow } from './strip.tsx'

export type ShownPicture = { src: string; alt: string; caption: string }

type PicturesProps = { heading: string; pictures: ShownPicture[]; sample?: boolean | undefined }

/** What the work looks like. */
export function Pictures({ heading, pictures, sample }: PicturesProps) {
  return (
    <section className="section-space wrap">
      <SectionHeading plain className="mb-6 lg:mb-14">
        {heading}
        {sample && <Example>{lists.examplePictures}</Example>}
      </SectionHeading>
      <Strip label={heading}>
        <Showcase pictures={pictures} strip />
      </Strip>
    </section>
  )
}

/**
 * Three or six fill the rows when the first is larger, so that the set does not read as a table.
 * @param strip stand side by side on a phone
 */
export function Showcase({
  pictures,
  even = pictures.length % 3 > 0,
  strip,
}: {
  pictures: ShownPicture[]
  even?: boolean
  strip?: boolean
}) {
  const columns = pictures.length % 3 > 0 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'
  return (
    <ul className={`grid gap-x-6 gap-y-9 ${columns} ${strip ? stripRow : ''}`}>
      {pictures.map(({ src, alt, caption }) => (
        <li key={src} className={even ? undefined : 'lg:first:col-span-2 lg:first:row-span-2'}>
          <figure>
            <Picture src={src} alt={alt} loading="lazy" />
            <figcaption className="mt-2.5 text-sm text-muted">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
