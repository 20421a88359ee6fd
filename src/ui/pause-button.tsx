type PauseProps = { label: string; className?: string; hidden?: boolean }

/**
 * Pauses something that moves by itself, and lets it go on; the script of what moves answers the press and keeps
 * `aria-pressed`. Not there for visitors who prefer reduced motion.
 */
export function PauseButton({ label, className = '', hidden }: PauseProps) {
  return (
    <button
      type="button"
      data-pause
      aria-pressed={false}
      aria-label={label}
      hidden={hidden}
      className={`needs-script group grid size-11 place-items-center rounded-control text-muted hover:text-ink motion-reduce:hidden ${className}`}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
        <path d="M4 2v12l10-6z" className="hidden group-aria-pressed:block" />
        <path d="M3 2h3.500v12H3zM9.500 2H13v12H9.500z" className="group-aria-pressed:hidden" />
      </svg>
    </button>
  )
}
