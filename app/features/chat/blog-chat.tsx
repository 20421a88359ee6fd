import { ChatDock } from './chat-dock.tsx'
import { useConversation } from './conversation.ts'

const GREETING = 'Hi! Can I help you choose the right package?'
const THANKS = 'Thank you for your message! Our team will get back to you soon. Would you like to schedule a demo?'

/** The chat of the standalone guides: a launcher until it is asked for. */
export function BlogChat() {
  const conversation = useConversation(GREETING, () => THANKS)
  return (
    <ChatDock
      id="blog-chat"
      side="right"
      title="Chat"
      names={{ open: 'Open chat', close: 'Close chat' }}
      conversation={conversation}
    />
  )
}
