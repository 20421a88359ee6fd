import { NotFound } from '../../src/site/not-found.tsx'
import { pageMeta } from '../../src/lib/metadata.ts'

export const meta = () =>
  pageMeta({
    title: 'Page not found',
    description: 'There is no page at this address. Go back to the home page or read the blog.',
    path: '/404',
    index: false,
  })

export default function NotFoundPage() {
  return <NotFound />
}
