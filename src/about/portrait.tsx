import type { Data } from '../content/collections.ts'
import { photoPath } from '../lib/picture-paths.ts'
import { Picture } from '../ui/picture.tsx'

type Face = Data<'people'>['face']

/** Behind the face, then over it. */
const hair: Record<Face['hair'], { behind?: string; over?: string }> = {
  short: { over: 'M27 42c-3-20 7-30 22-30 14 0 23 9 20 29-3-8-6-12-9-14-9 5-22 5-28 2-2 4-4 8-5 13z' },
  long: {
    behind: 'M24 80c-4-20-6-68 24-68s28 48 24 68c-8 4-40 4-48 0z',
    over: 'M27 44c0-17 9-27 21-27 11 0 21 8 21 27-2-7-6-13-11-16-8 6-20 9-27 8-2 2-3 5-4 8z',
  },
  bun: {
    behind: 'M48 2a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
    over: 'M27 43c-1-18 8-28 21-28s22 10 21 28c-3-9-8-14-14-16-7 5-17 7-23 6-3 3-4 6-5 10z',
  },
  curls: {
    over: 'M26 40c-5-3-4-11 1-13-1-7 5-12 11-10 4-6 14-6 18 0 6-2 12 3 11 10 5 2 6 10 1 13-1-6-4-9-8-11-8 3-20 3-26 0-4 2-7 5-8 11z',
  },
  bald: {},
}

/** A person's face: the photograph where there is one, else a drawing in the site's hand, which is nobody's likeness. */
export function Portrait({ name, photo, face }: { name: string; photo?: string | undefined; face: Face }) {
  if (photo)
    return (
      <Picture
        src={photoPath({ file: photo }, 'square')}
        alt={name}
        width={96}
        height={96}
        sizes="96px"
        loading="lazy"
        className="size-24 min-w-0 flex-none sm:aspect-square sm:h-auto sm:w-full"
      />
    )
  const { behind, over } = hair[face.hair]
  const color = face.color === 'dark' ? 'fill-ink' : 'fill-kite'
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className="size-24 min-w-0 flex-none sm:aspect-square sm:h-auto sm:w-full bg-sand"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {behind && <path d={behind} className={color} />}
      <g strokeWidth="2.5" className="fill-surface stroke-ink">
        <path d="M10 96c2-18 16-27 38-27s36 9 38 27z" />
        <path d="M40 62v10c4 4 12 4 16 0V62" />
        <path d="M28 42c0 17 8 27 20 27s20-10 20-27-8-24-20-24-20 7-20 24z" />
      </g>
      {face.beard && <path d="M29 48c1 15 8 22 19 22s18-7 19-22c-3 6-7 8-11 8H40c-4 0-8-2-11-8z" className={color} />}
      {over && <path d={over} className={color} />}
      <path d="M40 46h.1M56 46h.1" strokeWidth="4.5" className="stroke-ink" />
      {face.glasses && (
        <path
          d="M33 46a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM49 46a7 7 0 1 0 14 0 7 7 0 1 0-14 0z"
          strokeWidth="2"
          className="stroke-ink"
        />
      )}
      <path
        d="M43 59c3 2.500 7 2.500 10 0"
        strokeWidth="2.500"
        className={face.beard && face.color === 'dark' ? 'stroke-surface' : 'stroke-ink'}
      />
    </svg>
  )
}
