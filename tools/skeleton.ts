import { TO_REPLACE } from '../src/content/publication.ts'

/**
 * The address of an article made from its title: lower-case letters, digits and single hyphens.
 * @returns an empty string where the title has none of them
 */
export function fileSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** What is wrong with a title, as a sentence; undefined where nothing is. */
export function titleProblem(title: string): string | undefined {
  if (title.trim() === '')
    return 'The title is missing. Write it in quotes: npm run new:article -- "How to read a search report"'
  if (fileSlug(title) === '')
    return `The title "${title.trim()}" has no letter from a to z or digit to make an address of.`
  return undefined
}

/**
 * A new article that passes validation, and says in every place that it should not be yet.
 * @param date YYYY-MM-DD
 * @param author id of an entry in content/people
 * @param category id of an entry in content/hubs
 */
export function skeleton(title: string, date: string, author: string, category = 'strategy'): string {
  return `---
title: ${JSON.stringify(title.trim())}
excerpt: "${TO_REPLACE}: one or two sentences, 70 to 160 characters, that say what a reader can do after reading."
author: ${author}
date: ${date}
category: ${category}
tags: [${TO_REPLACE}, And this]
cover:
  kind: checklist
  title: ${TO_REPLACE} PICTURE
  items:
    - { text: Choose a kind of picture, done: true }
    - { text: Fill in its fields, done: false }
    - { text: Say in alt what it shows, done: false }
  alt: ${TO_REPLACE} with one sentence that says what the picture shows.
---

${TO_REPLACE}: begin with the case or the figure that the article is about.

## ${TO_REPLACE} with the first heading

Each article leads to at least one service, such as [search engine optimization](/services/seo-optimization).
`
}
