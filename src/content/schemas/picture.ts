import { field, line } from '@packages/content-files'
import { type Drawing, drawingKinds } from '@packages/drawings'
import { z } from 'zod'

/** What of a photograph stays in view where its sides are cut off. */
const positions = [
  'center',
  'top',
  'right top',
  'right',
  'right bottom',
  'bottom',
  'left bottom',
  'left',
  'left top',
] as const

/** The address of a photograph in `content/photos`, turned and shrunk by the build. */
export const photoFile = field(
  'Photograph',
  'the address of a file of content/photos, such as /photos/bread.jpg',
  z.string().regex(/^\/photos\/[\w-][\w.-]*\.(jpe?g|png|webp|avif)$/i),
).meta({ pictures: 'photos' })

const photoKind = z
  .strictObject({
    kind: z.literal('photo').meta({ title: 'Photograph' }),
    file: photoFile,
    focus: field('Stays in view', `one of ${positions.join(', ')}, or nothing`, z.enum(positions).optional()),
    alt: field('In words', 'a sentence of at most 200 characters: what the photograph shows', line(1, 200)),
  })
  .meta({ title: 'Photograph', description: 'a photograph of your own' })

/** Each kind of picture of the site, with further fields. */
export function pictureWith<Extra extends Record<string, z.ZodType>>(extra: Extra) {
  const [first, ...rest] = [...drawingKinds, photoKind].map((kind) => kind.extend(extra))
  if (!first) throw new Error('There are no kinds of picture.')
  return z.discriminatedUnion('kind', [first, ...rest])
}

/** Any picture of the site: a drawing, or a photograph with the line below it. */
export const pictureSchema = z.discriminatedUnion('kind', [
  ...drawingKinds,
  photoKind.extend({ caption: field('Line below', 'at most 120 characters, or nothing', line(1, 120).optional()) }),
])

export type Photo = { kind: 'photo'; file: string; focus?: (typeof positions)[number] | undefined; alt: string }
export type Picture = Drawing | (Photo & { caption?: string | undefined })
export const isPhoto = <Other extends { kind: string }>(picture: Other | Photo): picture is Photo =>
  picture.kind === 'photo'
