import { ChatPanel, type DockedPanelProps } from './chat-panel.tsx'
import { useConversation } from './conversation.ts'

const GREETING = 'Hi! Can I help you choose the right package?'
const THANKS = 'Thank you for your message! Our team will get back to you soon. Would you like to schedule a demo?'

/** The guides' chat: one greeting, one answer. */
export function BlogPanel(docked: DockedPanelProps) {
  return <ChatPanel {...docked} title="Chat" conversation={useConversation(GREETING, () => THANKS)} />
}
