import { ChatDock } from './chat-dock.tsx'

const loadPanel = () => import('./blog-panel.tsx').then(({ BlogPanel }) => BlogPanel)

/** The chat of the standalone guides: a launcher until it is asked for. */
export function BlogChat() {
  return (
    <ChatDock id="blog-chat" side="right" names={{ open: 'Open chat', close: 'Close chat' }} loadPanel={loadPanel} />
  )
}
