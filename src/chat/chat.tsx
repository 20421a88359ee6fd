import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const sides = {
  left: 'left-[max(1rem,env(safe-area-inset-left))] justify-items-start',
  right: 'right-[max(1rem,env(safe-area-inset-right))] justify-items-end',
}

export type ChatProps = {
  id: string
  side: keyof typeof sides
  title: string
  /** Of the launcher, by what it does next. */
  names: { open: string; close: string }
  greeting: string
  /** Said over the line to write in, before anybody waits for an answer. */
  notice: string
  suggestions?: string[]
  /** How many of the last messages are shown; all of them when left out. */
  shown?: number
  /** Read by the script: what answers a message. */
  script: object
}

/**
 * A scripted chat at the foot of the window: a launcher and its panel, closed. `browser/chat.ts` opens it and answers; what
 * is written stays in the page and goes nowhere.
 */
export function Chat({ id, side, title, names, greeting, notice, suggestions, shown, script }: ChatProps) {
  return (
    <div
      data-chat={id}
      data-shown={shown}
      className={`group/chat no-print fixed bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 grid gap-3 data-open:z-30 ${sides[side]}`}
    >
      <section
        id={id}
        hidden
        tabIndex={-1}
        aria-label={title}
        className="flex h-[min(30rem,100dvh-6.5rem)] w-[min(24rem,100vw-2rem-env(safe-area-inset-left)-env(safe-area-inset-right))] flex-col overflow-x-hidden overflow-y-auto rounded-card border border-line bg-surface text-ink float-shadow outline-none"
      >
        <h2 className="border-b border-line px-4 py-3 font-semibold">{title}</h2>
        {/* In the tab order, because a scrolling region must be reachable by keyboard. */}
        <div
          role="log"
          aria-label="Messages"
          tabIndex={0}
          className="grid min-h-16 grow auto-rows-min content-start gap-2.5 overflow-y-auto overscroll-contain p-4 text-sm"
        >
          <Message type="bot" text={greeting} />
        </div>
        {suggestions && (
          <ul aria-label="Suggested questions" className="flex shrink-0 gap-2 overflow-x-auto px-3 pt-1 pb-3">
            {suggestions.map((question) => (
              <li key={question} className="shrink-0">
                <button
                  type="button"
                  data-question
                  className="min-h-9 rounded-control border border-line px-3 text-sm hover:border-ink"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        <form className="border-t border-line p-3">
          <div className="flex gap-2">
            <input
              type="text"
              aria-label="Message"
              aria-describedby={`${id}-notice`}
              autoComplete="off"
              dir="auto"
              className="w-0 min-w-0 grow rounded-control border border-muted bg-surface px-3 py-2 text-base"
            />
            <Button type="submit" className="px-4">
              Send
            </Button>
          </div>
          <p id={`${id}-notice`} className="mt-2 text-xs text-muted">
            {notice}
          </p>
        </form>
      </section>
      <button
        type="button"
        aria-label={names.open}
        data-open-name={names.close}
        data-closed-name={names.open}
        aria-expanded={false}
        className="group needs-script grid size-13 place-items-center rounded-full border border-line bg-surface text-ink float-shadow hover:border-ink"
      >
        <Icon name="chat" className="size-6 group-aria-expanded:hidden" />
        <Icon name="close" className="hidden size-6 group-aria-expanded:block" />
      </button>
      {(['user', 'bot'] as const).map((type) => (
        <template key={type} data-message={type}>
          <Message type={type} text="" />
        </template>
      ))}
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(script).replaceAll('<', '\\u003c') }}
      />
    </div>
  )
}

/** The words stand in an element of their own, whatever else is done to the page. */
function Message({ type, text }: { type: 'user' | 'bot'; text: string }) {
  const variant =
    type === 'user'
      ? 'justify-self-end rounded-br-none bg-ink text-paper'
      : 'justify-self-start rounded-bl-none bg-sand'
  return (
    <p className={`max-w-[85%] rounded-card px-3.5 py-2 wrap-anywhere ${variant}`}>
      <span className="sr-only">{type === 'user' ? 'You: ' : 'Assistant: '}</span>
      <span data-text dir="auto" className="block">
        {text}
      </span>
    </p>
  )
}
