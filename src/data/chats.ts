import type { ChatProps } from '../chat/chat.tsx'
import type { Data } from '../content/collections.ts'

const NOTICE = 'A scripted helper. What you write stays in this page and is sent to nobody.'

/** The home page's assistant: replies by keyword, with questions to pick from. */
export function assistant(chat: Data<'chat'>, plans: Data<'plans'>[]): ChatProps {
  const prices = (place: 'inIndia' | 'elsewhere') =>
    plans.map(({ name, chatPrice }) => `${name} ${chatPrice[place]}`).join(' / ')
  return {
    id: 'assistant',
    side: 'left',
    title: 'Assistant',
    names: { open: 'Open chat assistant', close: 'Close chat assistant' },
    greeting: chat.greeting,
    notice: NOTICE,
    suggestions: chat.suggestions,
    shown: 4,
    script: {
      replies: chat.replies,
      fallback: chat.fallback,
      prices: { inIndia: prices('inIndia'), elsewhere: prices('elsewhere') },
    },
  }
}

/** The chat of the guides: one greeting, one answer. */
export function guideChat({ guides }: Data<'chat'>): ChatProps {
  return {
    id: 'blog-chat',
    side: 'right',
    title: 'Chat',
    names: { open: 'Open chat', close: 'Close chat' },
    greeting: guides.greeting,
    notice: NOTICE,
    script: { replies: [], fallback: guides.thanks },
  }
}
