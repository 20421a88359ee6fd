/** Pauses something that moves by itself, and lets it go on. Not there for visitors who prefer reduced motion. */
export function PauseButton({
  label,
  paused,
  setPaused,
  className = '',
}: {
  label: string
  paused: boolean
  setPaused: (paused: boolean) => void
  className?: string
}) {
  return (
    <button
      type="button"
      aria-pressed={paused}
      aria-label={label}
      onClick={() => setPaused(!paused)}
      className={`needs-script grid size-11 place-items-center rounded-control text-muted hover:text-ink motion-reduce:hidden ${className}`}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
        <path d={paused ? 'M4 2v12l10-6z' : 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z'} />
      </svg>
    </button>
  )
}
