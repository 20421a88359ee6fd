import { browserTimezone } from '../lib/money/browser-timezone.ts'
import { ChatPanel, type DockedPanelProps } from './chat-panel.tsx'
import { useConversation } from './conversation.ts'
import { greeting, replyTo, suggestions } from './replies.ts'

const SHOWN_MESSAGES = 4

/** The home page's chat: replies by keyword, with questions to pick from. */
export function AssistantPanel(docked: DockedPanelProps) {
  const conversation = useConversation(greeting, (message) => replyTo(message, browserTimezone()))
  return (
    <ChatPanel {...docked} title="Assistant" conversation={conversation} shown={SHOWN_MESSAGES}>
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
    </ChatPanel>
  )
}
