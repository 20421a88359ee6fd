import { settings } from '../lib/settings.ts'

const sizes = {
  small: { box: 'h-[min(2.5rem,12.5vw)]', name: 'text-[min(1.3125rem,6.6vw)]' },
  default: { box: 'h-[min(3.5rem,17.5vw)]', name: 'text-[min(var(--text-xl),7.5vw)]' },
}

/**
 * The brand's logo and the short name.
 * @param src of the logo, with the page itself as its source: a second request would show it late
 */
export function Logo({ src, size }: { src: string; size: keyof typeof sizes }) {
  const { box, name } = sizes[size]
  return (
    <span className={`inline-flex items-center gap-2.5 ${box}`}>
      <img src={src} alt="" className="h-[72%] w-auto" />
      <span className={`font-display font-bold tracking-display ${name}`}>{settings.shortName}</span>
    </span>
  )
}
