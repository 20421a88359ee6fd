import { lists } from 'virtual:messages'
import type { Data, PageEntry } from '../content/collections.ts'
import type { Article } from './article.ts'

export type Crumb = { name: string; path: string }

/** The ways from the home page to pages below it; the page itself is the last crumb. */

const home = { name: lists.home, path: '/' }

export const landingCrumbs = ({ id, data: { name } }: PageEntry<'landing'>) => [home, { name, path: `/for/${id}` }]

export const serviceCrumbs = ({ id, data: { name } }: PageEntry<'services'>) => [
  home,
  { name: lists.services, path: '/#services' },
  { name, path: `/services/${id}` },
]

export const blogCrumbs = (...below: Crumb[]) => [home, { name: lists.blog, path: '/blog' }, ...below]

const toHub = ({ label, slug }: Data<'hubs'>) => ({ name: label, path: `/blog/${slug}` })
export const hubCrumbs = (hub: Data<'hubs'>) => blogCrumbs(toHub(hub))

export const articleCrumbs = ({ id, hub, data }: Article) =>
  blogCrumbs(toHub(hub), { name: data.title, path: `/blog/${id}` })
