/** What `integrations/messages.ts` makes of `content/messages.yaml`: each group of messages is an export. */
declare module 'virtual:messages' {
  const messages: import('./collections.ts').Data<'messages'>
  export = messages
}
