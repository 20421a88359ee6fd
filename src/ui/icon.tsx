const paths = {
  close: 'm4 4 12 12M16 4 4 16',
  down: 'm4 7 6 6 6-6',
  menu: 'M2 6h16M2 14h12',
  search: 'M8.500 3a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zm4.500 10 4.500 4.500',
  chat: 'M3 3.500h14v9.500h-8l-4 3.500v-3.500H3zM6.500 7h7M6.500 10h4.500',
  check: 'M17 9.500v7H3v-13h10M7 8.500l3.500 3.500L18 4',
} as const

/** A stroke of the text's color on a grid of 20, hidden from assistive technology: the control says what it does. */
export function Icon({ name, className = 'size-5' }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
