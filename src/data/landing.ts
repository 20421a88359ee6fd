import { lists } from 'virtual:messages'
import type { Drawing } from '@packages/drawings'
import { type Data, type Named, requireEntry } from '../content/collections.ts'
import type { Block } from '../content/schemas/blocks.ts'
import type { Photo } from '../content/schemas/picture.ts'
import { landingPath, picturePath } from '../lib/picture-paths.ts'
import { listedServices, shownCases } from './services.ts'

/** What the blocks of landing pages may name. */
type Around = {
  services: Named<'services'>[]
  plans: Named<'plans'>[]
  cases: Named<'cases'>[]
  home: Data<'home'>
  packages: Data<'packages'>
  words: Data<'servicePage'>
}

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

/** What of a landing page's file stands on the page. */
type Shown = Pick<Data<'landing'>, 'name' | 'sample' | 'services' | 'blocks'>

/** What a landing page shows: its blocks with everything they name looked up. */
export function landingPage({ id: slug, data }: { id: string; data: Shown }, around: Around) {
  const path = `/for/${slug}`
  const { name, sample } = data
  const plan = (id: string) => {
    const { name, usdPrice } = requireEntry(around.plans, id).data
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
          words: around.words.opening,
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
        const cases = shownCases(block.cases.map((id) => requireEntry(around.cases, id)))
        return { ...block, cases, words: around.home.cases }
      }
      case 'plans': {
        const rows = block.rows?.map((row) => ({ ...plan(row.plan), text: row.text }))
        return { ...block, rows, plans: around.plans.map((one) => one.data), words: around.packages.plans }
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
    words: around.words.landing,
    services: listedServices(around.services, data.services),
  }
}

export type LandingPageData = ReturnType<typeof landingPage>
