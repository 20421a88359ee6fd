import { entries, record } from '../content/entries.ts'
import type { FooterProps } from '../layouts/footer.tsx'
import type { MenuEntry } from '../layouts/header.tsx'
import { checkContent } from './check-content.ts'

type ServiceInMenu = MenuEntry & { order: number }

/** What every page has around its content. */
export async function frame() {
  await checkContent()
  const [company, navigation, services, legal] = await Promise.all([
    record('company'),
    record('navigation'),
    entries('services'),
    entries('legal'),
  ])
  const menu = services
    .flatMap(({ id, data }): ServiceInMenu[] => (data.menu ? [{ ...data.menu, route: `/services/${id}` }] : []))
    .sort((a, b) => a.order - b.order)
  const footer: FooterProps = {
    links: navigation.footer,
    services: services.map(({ id, data }) => ({ slug: id, name: data.name })),
    legal: legal.map(({ id, data }) => ({ path: `/${id}`, title: data.title })),
    sample: company.sample ?? false,
  }
  return { company, header: { links: navigation.header, services: menu }, footer }
}
