import { Fragment, type ReactNode } from 'react'

/** A text with elements in it, each in the place of its name in braces. */
export function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? <Fragment key={index}>{values[part]}</Fragment> : part))
}
