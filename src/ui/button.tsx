import type { ComponentProps } from 'react'
import { asTranslated } from './as-translated.ts'

type ButtonVariant = 'solid' | 'outline' | 'quiet' | 'onInk'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-5 py-2.5 text-center text-base font-semibold leading-tight transition-colors duration-150'
const variants: Record<ButtonVariant, string> = {
  solid: 'border-kite-strong bg-kite-strong text-on-kite hover:border-ink hover:bg-ink hover:text-paper',
  outline: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  quiet: 'border-line bg-surface text-ink hover:border-ink',
  // For a dark background.
  onInk: 'border-paper bg-paper text-ink hover:border-sand hover:bg-sand',
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'solid', extra = ''): string {
  return `${base} ${variants[variant]} ${extra}`
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant }

export function Button({ variant = 'solid', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...asTranslated} {...rest} />
}
