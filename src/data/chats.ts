import { chats } from 'virtual:messages'
import type { ChatWindowProps } from '../chat/floating-buttons.tsx'
import type { Data } from '../content/collections.ts'
import type { ChatProps } from '../islands/chat/chat.tsx'

/** A chat's window, and what stands in it. */
export type ChatOfPage = { window: ChatWindowProps; chat: ChatProps }

/** The home page's assistant: replies by keyword, with questions to pick from. */
export function assistant(chat: Data<'chat'>, plans: Data<'plans'>[]): ChatOfPage {
  const { title, greeting, notice, placeholder, withoutScript, suggestions, replies, fallback } = chat
  const prices = (place: 'inIndia' | 'elsewhere') =>
    plans.map(({ name, chatPrice }) => `${name} ${chatPrice[place]}`).join(' / ')
  return {
    window: {
      id: 'assistant',
      side: 'left',
      title,
      names: chats.assistant,
      withoutScript,
    },
    chat: {
      title,
      greeting,
      notice,
      placeholder,
      suggestions,
      shown: 4,
      script: { replies, fallback, prices: { inIndia: prices('inIndia'), elsewhere: prices('elsewhere') } },
    },
  }
}

/** The chat of the guides: one greeting, one answer. */
export function guideChat({ notice, placeholder, withoutScript, guides }: Data<'chat'>): ChatOfPage {
  return {
    window: {
      id: 'blog-chat',
      side: 'right',
      title: guides.title,
      names: chats.guides,
      withoutScript,
    },
    chat: {
      title: guides.title,
      greeting: guides.greeting,
      notice,
      placeholder,
      script: { replies: [], fallback: guides.thanks },
    },
  }
}
