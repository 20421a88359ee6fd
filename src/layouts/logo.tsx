import { settings } from '../lib/settings.ts'

export type LogoSize = 'small' | 'default' | 'large' | 'extra-large' | 'mega'

const heights: Record<LogoSize, string> = {
  small: 'h-[min(2.5rem,12.5vw)]',
  default: 'h-[min(3.5rem,17.5vw)]',
  large: 'h-18',
  'extra-large': 'h-24',
  mega: 'h-32',
}
const type: Record<LogoSize, string> = {
  small: 'text-[min(1.3125rem,6.6vw)]',
  default: 'text-[min(var(--text-xl),7.5vw)]',
  large: 'text-2xl',
  'extra-large': 'text-3xl',
  mega: 'text-4xl',
}

/** The mark and the short name: a line that climbs and lifts into a kite. */
export function Logo({ size = 'default' }: { size?: LogoSize }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${heights[size]}`}>
      <svg aria-hidden="true" viewBox="0 0 64 54" className="h-[72%] w-auto" fill="none">
        <path d="M3 50c16 0 15-9 24-11S40 33 44 22" stroke="var(--color-ink)" strokeWidth="4.5" strokeLinecap="round" />
        <path d="m30 18 31-15-9 30z" fill="var(--color-kite)" />
        <path d="m61 3-20 19 11 11z" fill="var(--color-kite-strong)" />
      </svg>
      <span className={`font-display font-bold tracking-display ${type[size]}`}>{settings.shortName}</span>
    </span>
  )
}
