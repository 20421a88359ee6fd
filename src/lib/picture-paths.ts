/** The size every picture is shown in, in CSS pixels. */
export const PICTURE_SIZE = { width: 480, height: 360 } as const

/** Where drawings lie on the site. Numbers count from 1. */
export const coverPath = (articleId: string) => `/pictures/cover-${articleId}.svg`
export const figurePath = (articleId: string, number: number) => `/pictures/figure-${articleId}-${number}.svg`
export const showcasePath = (serviceSlug: string, number: number) => `/pictures/service-${serviceSlug}-${number}.svg`
export const casePath = (caseId: string) => `/pictures/case-${caseId}.svg`
export const landingPath = (page: string, block: number, number: number) =>
  `/pictures/for-${page}-${block}-${number}.svg`
export const iconPath = (name: string) => `/pictures/icon-${name}.svg`

export const PHOTO_FORMATS = ['avif', 'webp'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]
/** As a picture, and as a portrait, which is square. */
export type Shape = 'wide' | 'square'

/** The widths in which a photograph is there, in pixels. The largest is for those who have the better format. */
export function photoWidths(shape: Shape, format: PhotoFormat): number[] {
  const widths = { wide: [480, 800, 1200], square: [96, 192, 288] }[shape]
  return format === 'avif' ? widths : widths.slice(0, 2)
}

type Photo = { file: string; focus?: string | undefined }

/** A photograph's address without width and format, `/photos/bread-jpg-left-top-wide`. */
export const photoStem = ({ file, focus = 'center' }: Photo, shape: Shape) =>
  `${file.replace('.', '-')}-${focus.replace(' ', '-')}-${shape}`

/** The address of a photograph, for `photoSources`. */
export const photoPath = (photo: Photo, shape: Shape = 'wide') =>
  `${photoStem(photo, shape)}-${photoWidths(shape, 'webp')[0]}.webp`

/** Where a picture lies: a photograph, or else the drawing. */
export const picturePath = (picture: { kind: string; file?: string; focus?: string | undefined }, drawing: string) =>
  picture.kind === 'photo' && picture.file ? photoPath({ file: picture.file, focus: picture.focus }) : drawing

/** All that a browser may choose from for the address of a photograph; undefined for a drawing. */
export function photoSources(path: string) {
  const [, stem, shape] = /^(\/photos\/.+-(wide|square))-\d+\.webp$/.exec(path) ?? []
  if (!stem) return undefined
  const srcSet = (format: PhotoFormat) =>
    photoWidths(shape as Shape, format)
      .map((width) => `${stem}-${width}.${format} ${width}w`)
      .join(', ')
  return { avif: srcSet('avif'), webp: srcSet('webp') }
}
