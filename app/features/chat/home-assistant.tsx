import { browserTimezone } from '../../lib/currency/browser-timezone.ts'
import { ChatDock } from './chat-dock.tsx'
import { useConversation } from './conversation.ts'
import { greeting, replyTo, suggestions } from './replies.ts'

const SHOWN_MESSAGES = 4

/** The scripted assistant at the bottom left of the home page. */
export function HomeAssistant() {
  const conversation = useConversation(greeting, (message) => replyTo(message, browserTimezone()))
  return (
    <ChatDock
      id="assistant"
      side="left"
      title="Assistant"
      names={{ open: 'Open chat assistant', close: 'Close chat assistant' }}
      conversation={conversation}
      shown={SHOWN_MESSAGES}
    >
      <ul aria-label="Suggested questions" className="flex gap-2 overflow-x-auto px-3 pt-1 pb-3">
        {suggestions.map((question) => (
          <li key={question} className="shrink-0">
            <button
              type="button"
              onClick={() => conversation.send(question)}
              className="min-h-9 rounded-control border border-line px-3 text-sm hover:border-ink"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </ChatDock>
  )
}
