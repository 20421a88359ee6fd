import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ContentError, fieldPath } from '@packages/content-files'
import sharp from 'sharp'
import { getContent, isShown } from '../content/entries.ts'
import { contentRoot } from '../content/loader.ts'
import type { Photo } from '../content/schemas/picture.ts'
import { PHOTO_FORMATS, type PhotoFormat, photoStem, photoWidths, type Shape } from '../lib/picture-paths.ts'
import { getArticles } from './articles.ts'
import { fileCache } from './file-cache.ts'

/** One file that the build makes of a photograph. `source` begins with `content`, as messages name it. */
export type PhotoFile = {
  path: string
  source: string
  focus: string
  width: number
  height: number
  format: PhotoFormat
}

const FOLDER = 'content/photos'
const placeOf = (source: string) => resolve(contentRoot, source)
/** Minimum size of a source in pixels, after it is turned upright. */
const LEAST = { wide: [1200, 900], square: [288, 288] } as const
/** The most that a visitor fetches of one photograph. */
const MOST_BYTES = 120_000
/** Tried in order until the file is small enough; one is left out where it is twice as large as it may be. */
const QUALITIES = [55, 40, 25, 12, 5, 1]
/** AVIF's lowest takes a fifth of the time of sharp's default. */
const EFFORT = { avif: 0, webp: 4 }
const cache = fileCache('.cache/photos')

function filesOf({ file, focus = 'center' }: Pick<Photo, 'file' | 'focus'>, shape: Shape): PhotoFile[] {
  const source = file.replace('/photos', FOLDER)
  return PHOTO_FORMATS.flatMap((format) =>
    photoWidths(shape, format).map((width) => ({
      path: `${photoStem({ file, focus }, shape)}-${width}.${format}`,
      source,
      focus,
      width,
      height: shape === 'wide' ? width * 0.75 : width,
      format,
    })),
  )
}

/** A photograph of the content: the place that names it, for messages, and what the build makes of it. */
type PhotoUse = { where: string; file: string; shape: Shape; files: PhotoFile[] }

/** Every photograph in the fields of an entry. A portrait is the field `photo` itself. */
function photosIn(value: unknown, place: string, path: PropertyKey[] = []): PhotoUse[] {
  const named = (photo: Pick<Photo, 'file' | 'focus'>, field: string[], shape: Shape) => [
    { where: `${place}${fieldPath([...path, ...field])}`, file: photo.file, shape, files: filesOf(photo, shape) },
  ]
  if (typeof value !== 'object' || value === null)
    return path.at(-1) === 'photo' ? named({ file: String(value) }, [], 'square') : []
  if ('kind' in value && value.kind === 'photo') return named(value as Photo, ['file'], 'wide')
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : photosIn(inner, place, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Every photograph that is shown, as often as it is named. */
export async function allPhotos(): Promise<PhotoUse[]> {
  const [content, articles] = await Promise.all([getContent(), getArticles()])
  return [
    ...Object.values(content).flatMap((entries) =>
      entries.filter(isShown).flatMap(({ file, data }) => photosIn(data, `${file}: `)),
    ),
    ...articles.flatMap(({ file, metadata }) =>
      metadata.photos.flatMap((photo) => photosIn(photo, `${file}: picture of the text > `)),
    ),
  ]
}

/** @throws ContentError for a photograph that is not there, cannot be read, or is too small */
export async function checkPhoto({ where, file, shape, files: [first] }: PhotoUse): Promise<void> {
  const source = first?.source ?? ''
  const wrong = (sentence: string) => new ContentError(`${where} is "${file}", but ${sentence}`)
  if (!existsSync(placeOf(source))) throw wrong(`there is no file ${source}.`)
  const { autoOrient } = await sharp(placeOf(source))
    .metadata()
    .catch(() => {
      throw wrong(`${source} cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF.`)
    })
  const [width, height] = LEAST[shape]
  if (autoOrient.width < width || autoOrient.height < height)
    throw wrong(
      `${source} has ${autoOrient.width} by ${autoOrient.height} pixels; it must have at least ${width} by ${height}.`,
    )
}

/** Hashed once for all that is made of a source. */
const digests = new Map<string, Promise<string>>()
async function digestOf(source: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(placeOf(source)))
    .digest('hex')
}

/** The photograph upright, cut and shrunk, without anything else that its file told, such as the place it was taken at. */
export async function encodePhoto(file: PhotoFile): Promise<Uint8Array<ArrayBuffer>> {
  const { source, focus, width, height, format } = file
  if (import.meta.env.DEV || !digests.has(source)) digests.set(source, digestOf(source))
  const wanted = [focus, width, height, format, QUALITIES, EFFORT[format], MOST_BYTES]
  const key = [await digests.get(source), sharp.versions.sharp, ...wanted].join()
  const bytes = await cache([key], async () => {
    const { data, info } = await sharp(placeOf(source))
      .autoOrient()
      .resize(width, height, { position: focus })
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let step = 0; step < QUALITIES.length; step += 1) {
      const encoded = await sharp(data, { raw: info })
        .toFormat(format, { quality: QUALITIES[step], effort: EFFORT[format] })
        .toBuffer()
      if (encoded.length <= MOST_BYTES) return encoded
      if (encoded.length > 2 * MOST_BYTES && step < QUALITIES.length - 2) step += 1
    }
    throw new Error(`${source} cannot be made smaller than ${MOST_BYTES} bytes.`)
  })
  return new Uint8Array(bytes)
}
