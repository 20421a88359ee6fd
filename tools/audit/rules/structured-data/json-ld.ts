import { toString as rawText } from 'hast-util-to-string'
import { attribute, type Page } from '../../page.ts'

export type Thing = { [property: string]: unknown }

type Block = { data: unknown } | { error: string }

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

export const typesOf = (thing: Thing): string[] => listOf(thing['@type']).filter((type) => typeof type === 'string')

/** A thing that only names another, which may be described on another page. */
export const isReference = (value: unknown) =>
  isThing(value) && '@id' in value && Object.keys(value).every((key) => key.startsWith('@'))

/** Each JSON-LD script of a page. */
export function blocksOf({ elements }: Page): Block[] {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json',
  )
  return scripts.map((script) => {
    try {
      return { data: JSON.parse(rawText(script)) as unknown }
    } catch (error) {
      return { error: String(error) }
    }
  })
}

/** The things a block states by themselves: itself, the members of its list or of its graph. */
export function statedIn(data: unknown): unknown[] {
  return listOf(data).flatMap((item) => (isThing(item) && '@graph' in item ? listOf(item['@graph']) : [item]))
}

/** Every thing of a page with a type, those inside others included. */
export function thingsOf(page: Page): { thing: Thing; nested: boolean }[] {
  const within = (value: unknown, nested: boolean): { thing: Thing; nested: boolean }[] =>
    listOf(value).flatMap((thing) =>
      isThing(thing) ? [{ thing, nested }, ...Object.values(thing).flatMap((part) => within(part, true))] : [],
    )
  return blocksOf(page)
    .flatMap((block) => ('error' in block ? [] : within(statedIn(block.data), false)))
    .filter(({ thing }) => typesOf(thing).length > 0)
}
