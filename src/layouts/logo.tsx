import { settings } from '../lib/settings.ts'

/** Heights of 10 to 32 spacing units, for an owner to choose from; the smaller ones give way in a narrow window. */
const sizes = {
  small: { box: 'h-[min(2.5rem,12.5vw)]', name: 'text-[min(1.3125rem,6.6vw)]' },
  default: { box: 'h-[min(3.5rem,17.5vw)]', name: 'text-[min(var(--text-xl),7.5vw)]' },
  large: { box: 'h-18', name: 'text-2xl' },
  'extra-large': { box: 'h-24', name: 'text-3xl' },
  mega: { box: 'h-32', name: 'text-4xl' },
}

/** The page itself is the source of the logo: a request of its own would show it late. */
export type LogoImage = { src: string; width: number; height: number }

/** The brand's logo and the short name. */
export function Logo({ image, size = 'default' }: { image: LogoImage; size?: keyof typeof sizes }) {
  const { box, name } = sizes[size]
  return (
    <span className={`inline-flex items-center gap-2.5 ${box}`}>
      <img {...image} alt="" className="h-[72%] w-auto" />
      <span className={`font-display font-bold tracking-display ${name}`}>{settings.shortName}</span>
    </span>
  )
}
