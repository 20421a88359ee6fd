import type { ComponentProps } from 'react'
import { iconPath, PICTURE_SIZE, photoSources } from '../lib/picture-paths.ts'

type PictureProps = ComponentProps<'img'> & { src: string; alt: string }

/**
 * A picture of the site: a drawing as it is, a photograph in the format and width that the browser takes.
 * @param src from `picturePath` or `photoPath`
 * @param sizes how wide it is shown, for photographs
 */
export function Picture({ alt, sizes = '(min-width: 40rem) 50vw, 100vw', ...image }: PictureProps) {
  const sources = photoSources(image.src)
  if (!sources) return <img alt={alt} {...PICTURE_SIZE} decoding="async" className="h-auto w-full" {...image} />
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        alt={alt}
        {...PICTURE_SIZE}
        decoding="async"
        className="h-auto w-full"
        srcSet={sources.webp}
        sizes={sizes}
        {...image}
      />
    </picture>
  )
}

/**
 * A service's pictogram, which decorates its name.
 * @param className its size, in the proportion of 120 to 72
 */
export const Pictogram = ({ name, className }: { name: string; className: string }) => (
  <img src={iconPath(name)} alt="" width={120} height={72} loading="lazy" decoding="async" className={className} />
)
