import { lists } from 'virtual:messages'
import type { Drawing } from '@packages/drawings'
import { type Named, requireEntry } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import type { Block } from '../content/schemas/blocks.ts'
import type { Photo } from '../content/schemas/picture.ts'
import { landingPath, picturePath } from '../lib/picture-paths.ts'
import { listedServices, shownCases } from './services.ts'

function picturesOf(block: Block) {
  if (block.kind === 'opening') return block.picture ? [block.picture] : []
  return block.kind === 'pictures' ? block.pictures : []
}

/** The pictures of a page, each with the path of its drawing. */
export const landingPictures = (slug: string, blocks: Block[]) =>
  blocks.flatMap((block, at) =>
    picturesOf(block).map((picture, index) => ({
      path: landingPath(slug, at + 1, index + 1),
      place: `blocks > item ${at + 1}, picture ${index + 1}`,
      picture,
    })),
  )

/** What a landing page shows: its blocks with everything they name looked up. */
export function landingPage({ id: slug, data }: Named<'landing'>, content: PageContent) {
  const path = `/for/${slug}`
  const { name, sample } = data
  const plan = (id: string) => {
    const { name, usdPrice } = requireEntry(content.plans, id).data
    return { name, usdPrice }
  }
  const shown = (block: Block, at: number) => {
    const source = (picture: Drawing | Photo, index: number) =>
      picturePath(picture, landingPath(slug, at + 1, index + 1))
    switch (block.kind) {
      case 'opening':
        return {
          ...block,
          name,
          sample,
          plan: block.plan ? plan(block.plan) : undefined,
          picture: block.picture && { src: source(block.picture, 0), alt: block.picture.alt },
          words: content.servicePage.opening,
        }
      case 'pictures': {
        const pictures = block.pictures.map((picture, index) => ({
          src: source(picture, index),
          alt: picture.alt,
          caption: picture.shows,
        }))
        return { ...block, pictures, sample }
      }
      case 'case': {
        const cases = shownCases(block.cases.map((id) => requireEntry(content.cases, id)))
        return { ...block, cases, words: content.home.cases }
      }
      case 'plans': {
        const rows = block.rows?.map((row) => ({ ...plan(row.plan), text: row.text }))
        return { ...block, rows, plans: content.plans.map((one) => one.data), words: content.packages.plans }
      }
      case 'questions':
        return { ...block, group: `faq-${at + 1}` }
      default:
        return { ...block, sample }
    }
  }
  return {
    path,
    crumbs: [
      { name: lists.home, path: '/' },
      { name, path },
    ],
    blocks: data.blocks.map(shown),
    words: content.servicePage.landing,
    services: listedServices(content.services, data.services),
  }
}

export type LandingPageData = ReturnType<typeof landingPage>
