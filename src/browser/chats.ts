import { startChat } from './chat.ts'

for (const chat of document.querySelectorAll<HTMLElement>('[data-chat]')) startChat(chat)
