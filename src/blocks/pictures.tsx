import { lists } from 'virtual:messages'
import type { BlockOf } from '../content/schemas/blocks.ts'
import { picturePath } from '../lib/picture-paths.ts'
import { Picture } from '../ui/picture.tsx'
import { Section } from './section-heading.tsx'
import { Strip, stripRow } from './strip.tsx'

type Shown = BlockOf<'pictures'>['pictures']
/** Where the drawing of a picture lies, by its number. */
type Drawings = { drawing: (number: number) => string }
type PicturesProps = Drawings & { heading: string; pictures: Shown; sample?: boolean | undefined }

/** What the work looks like. */
export function Pictures({ heading, pictures, sample, drawing }: PicturesProps) {
  return (
    <Section plain heading={heading} example={sample && lists.examplePictures}>
      <Strip label={heading}>
        <Showcase pictures={pictures} drawing={drawing} strip />
      </Strip>
    </Section>
  )
}

type ShowcaseProps = Drawings & { pictures: Shown; even?: boolean; strip?: boolean }

/**
 * Three or six fill the rows when the first is larger, so that the set does not read as a table.
 * @param strip stand side by side on a phone
 */
export function Showcase({ pictures, drawing, even = pictures.length % 3 > 0, strip }: ShowcaseProps) {
  const columns = pictures.length % 3 > 0 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'
  return (
    <ul className={`grid gap-x-6 gap-y-9 ${columns} ${strip ? stripRow : ''}`}>
      {pictures.map((picture, index) => (
        <li key={picture.shows} className={even ? undefined : 'lg:first:col-span-2 lg:first:row-span-2'}>
          <figure>
            <Picture src={picturePath(picture, drawing(index + 1))} alt={picture.alt} loading="lazy" />
            <figcaption className="mt-2.5 text-sm text-muted">{picture.shows}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
