import { useEffect, useRef, useState } from 'react'

export type ChatMessage = { id: number; type: 'bot' | 'user'; text: string }

/** A reply follows its message by this long. */
export const REPLY_MS = 1000

/**
 * A scripted conversation, kept in memory only.
 * @param greeting the first message
 * @param reply answers one message
 */
export function useConversation(greeting: string, reply: (message: string) => string) {
  const [messages, setMessages] = useState<ChatMessage[]>([{ id: 0, type: 'bot', text: greeting }])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
    }
  }, [])

  const add = (type: ChatMessage['type'], text: string) =>
    setMessages((all) => [...all, { id: all.length, type, text }])
  /** Sends a message; empty and blank ones are ignored. */
  const send = (text: string) => {
    const message = text.trim()
    if (!message) return false
    add('user', message)
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      add('bot', reply(message))
    }, REPLY_MS)
    timers.current.add(timer)
    return true
  }
  return { messages, send }
}

export type Conversation = ReturnType<typeof useConversation>
