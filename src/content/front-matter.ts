import { z } from 'zod'
import { authors } from '../../app/data/authors.ts'
import { drawingSchema } from '../../integrations/pictures/drawing.ts'

const authorKeys = Object.keys(authors) as [keyof typeof authors, ...(keyof typeof authors)[]]

/** A date that exists, YYYY-MM-DD; 2025-02-30 does not. */
const date = z.string().refine((text) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
})

/** Each field of an article's front matter with the words for what it takes. */
export const takes: Record<string, string> = {
  title: '20 to 60 characters',
  excerpt: '70 to 160 characters',
  author: `one of ${authorKeys.join(', ')}`,
  date: 'a date that exists, as YYYY-MM-DD',
  category: 'one of seo, social, strategy',
  tags: 'a list of 2 to 5 tags, each 2 to 24 characters',
  cover: 'a drawing: kind, its fields and alt, as app/lib/pictures/drawing.ts lists them',
  emoji: 'one emoji (guides only)',
}

export const articleSchema = z.strictObject({
  title: z.string().trim().min(20).max(60),
  excerpt: z.string().trim().min(70).max(160),
  author: z.enum(authorKeys),
  date,
  category: z.enum(['seo', 'social', 'strategy']),
  tags: z.array(z.string().trim().min(2).max(24)).min(2).max(5),
  cover: drawingSchema,
})

export const guideSchema = articleSchema.extend({ emoji: z.string().min(1).max(8) })

export type FrontMatter = z.infer<typeof articleSchema> & { emoji?: string }
