import type { LinkedText } from '../../src/content/check-links.ts'
import { renderMarkdown } from '../../src/content/markdown.ts'

/** The front matter of a good article, field by field, for tests to break. */
export const goodFields = {
  title: 'title: How to photograph bread in ten minutes',
  excerpt:
    'excerpt: A window, a board and a telephone are enough. Ten pictures of one loaf, and which of them sold bread.',
  author: 'author: ines-duarte',
  date: 'date: 2025-03-04',
  category: 'category: social',
  tags: 'tags: [Photography, Video]',
  cover: `cover:
  kind: bars
  title: Messages from one loaf
  bars:
    - { label: Crumb, value: 9, shown: "9" }
    - { label: Crust, value: 4, shown: "4" }
  alt: Bars of the messages two pictures of one loaf brought, with the crumb at 9 and the crust at 4.`,
}

/**
 * The text of an article file.
 * @param changed fields to replace; an empty string leaves the field out
 */
export function articleText(changed: Partial<Record<keyof typeof goodFields | 'more', string>> = {}, body = goodBody) {
  const lines = Object.values({ ...goodFields, ...changed }).filter(Boolean)
  return `---\n${lines.join('\n')}\n---\n${body}`
}

export const goodBody = 'Stand by the window. We do this in [content creation](/services/content-creation).\n'

/** An article's text as its links are checked. */
export async function linked(id: string, body: string): Promise<LinkedText> {
  return { path: `/blog/${id}`, file: `content/articles/${id}.md`, metadata: (await renderMarkdown(id, body)).metadata }
}
