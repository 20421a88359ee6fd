const hair = [
  'M22 44c-2-22 8-32 26-32s28 10 26 32c-4-10-10-15-16-18-10 6-24 6-30 4-4 4-5 8-6 14z',
  'M24 40c0-18 10-27 24-27s24 9 24 27l-4-8c-8-4-12-8-14-11-8 7-17 9-25 10z',
  'M20 62c-4-30 6-50 28-50s32 20 28 50l-6 4c2-16 0-28-6-36-10 2-22 0-30-4-6 8-10 20-8 40z',
  'M25 36c1-14 10-22 23-22s22 8 23 22c-6-8-12-11-23-11s-17 3-23 11z',
]

/** The same person gets the same hair. */
const numberOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/**
 * A person's face: the photograph where there is one, else a drawing in the site's hand, which is nobody's likeness.
 */
export function Portrait({ name, photo }: { name: string; photo?: string | undefined }) {
  if (photo)
    return (
      <img
        src={photo}
        alt={name}
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        className="size-24 object-cover"
      />
    )
  const kind = numberOf(name)
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className="size-24 bg-sand" fill="none" strokeLinecap="round">
      <path d="M10 96c2-18 16-27 38-27s36 9 38 27z" className="fill-surface stroke-ink" strokeWidth="2.5" />
      <path d="M40 60v12c4 4 12 4 16 0V60" className="fill-surface stroke-ink" strokeWidth="2.5" />
      <path d="M28 40c0 18 8 28 20 28s20-10 20-28-8-24-20-24-20 6-20 24z" className="fill-surface stroke-ink" strokeWidth="2.5" />
      <path d={hair[kind % hair.length]} className={kind % 2 ? 'fill-ink' : 'fill-kite'} />
      <path d="M39 44h.1M57 44h.1" className="stroke-ink" strokeWidth="4.5" />
      <path d="M42 56c4 3 8 3 12 0" className="stroke-ink" strokeWidth="2.5" />
    </svg>
  )
}
