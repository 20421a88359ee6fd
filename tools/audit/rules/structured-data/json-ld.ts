import type { Root } from 'hast'
import { selectAll } from 'hast-util-select'
import { toString as rawText } from 'hast-util-to-string'

export type Thing = { [property: string]: unknown }

export type Block = { data: unknown } | { error: string }

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

export const typesOf = (thing: Thing): string[] => listOf(thing['@type']).filter((type) => typeof type === 'string')

/** Each JSON-LD script of a page. */
export function blocksOf(tree: Root): Block[] {
  return selectAll('script[type^="application/ld+json" i]', tree).map((script) => {
    try {
      return { data: JSON.parse(rawText(script)) as unknown }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  })
}

/** The things a block states by themselves: itself, the members of its list or of its graph. */
export function statedIn(data: unknown): unknown[] {
  return listOf(data).flatMap((item) => (isThing(item) && '@graph' in item ? listOf(item['@graph']) : [item]))
}

/** Every thing of a page with a type, those inside others included. */
export function thingsOf(tree: Root): { thing: Thing; nested: boolean }[] {
  const within = (value: unknown): Thing[] =>
    listOf(value).flatMap((item) => (isThing(item) ? [item, ...Object.values(item).flatMap(within)] : []))
  return blocksOf(tree).flatMap((block) => {
    if ('error' in block) return []
    const stated = new Set(statedIn(block.data))
    return within(block.data)
      .filter((thing) => typesOf(thing).length > 0)
      .map((thing) => ({ thing, nested: !stated.has(thing) }))
  })
}
