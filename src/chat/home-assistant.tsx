import { ChatDock } from './chat-dock.tsx'

const loadPanel = () => import('./assistant-panel.tsx').then(({ AssistantPanel }) => AssistantPanel)

/** The scripted assistant at the bottom left of the home page. */
export function HomeAssistant() {
  return (
    <ChatDock
      id="assistant"
      side="left"
      names={{ open: 'Open chat assistant', close: 'Close chat assistant' }}
      loadPanel={loadPanel}
    />
  )
}
