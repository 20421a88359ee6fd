import { settings } from '../lib/settings.ts'

/** The round WhatsApp button at the foot of the home page, a landmark of its own like everything beside the page's text. */
export function WhatsAppButton() {
  return (
    <aside aria-label="WhatsApp">
      <a
        href={settings.whatsappUrl}
        target="_blank"
        rel="noopener"
        aria-label="Chat on WhatsApp"
        className="no-print fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 grid size-13 place-items-center rounded-full bg-river text-paper float-shadow hover:bg-ink"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M4 20l1.300-4A8.500 8.500 0 1 1 8.400 19z" />
          <path
            d="M9 8.200c-.6 3 3.400 7 6.600 6.600l.7-1.700-2.200-1.200-1 .9c-1-.5-1.900-1.300-2.300-2.300l.9-1-1.100-2.100z"
            fill="currentColor"
            stroke="none"
          />
        </svg>
      </a>
    </aside>
  )
}
