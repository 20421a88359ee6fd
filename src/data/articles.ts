import { pagePaths } from '../content/addresses.ts'
import { checkLinks, linksIn } from '../content/check-links.ts'
import { getContent, getPageContent, getTexts, isShown } from '../content/entries.ts'
import { DRAFT, publicationState } from '../content/publication.ts'
import { checkRelations } from '../content/relations.ts'
import { memo } from '../lib/memo.ts'
import { type Article, newestFirst, toArticle } from './article.ts'
import { listsOf } from './blog-lists.ts'
import { getBrand } from './brand.ts'
import { legalFacts } from './legal-page.ts'

/** What waits for its day is checked before that day. */
const isWritten = (entry: { data: object }) => isShown(entry) || publicationState(entry) !== DRAFT

/**
 * All articles and guides that are shown, newest first. All content is checked before.
 * @throws ContentError whose message an owner can act on
 */
export const getArticles = memo(async (): Promise<Article[]> => {
  const [content, pages, { fonts }] = await Promise.all([getContent(), getPageContent(), getBrand()])
  checkRelations(content, Object.keys(legalFacts(pages.company)), fonts)
  const [articleTexts, guideTexts] = await Promise.all([getTexts('articles'), getTexts('guides')])
  const articles = [
    ...articleTexts.map((text) => ({ ...text, kind: 'article' as const })),
    ...guideTexts.map((text) => ({ ...text, kind: 'guide' as const })),
  ]
    .filter(isWritten)
    .map((text) => toArticle(text, pages))
  const texts = articles.map(({ id, file, metadata }) => ({ path: `/blog/${id}`, file, metadata }))
  const fields = Object.values(content).flatMap((one) =>
    one.filter(isWritten).map(({ file, data }) => ({
      path: '',
      file,
      metadata: { links: linksIn(data), images: [], problems: [], headings: [] },
    })),
  )
  checkLinks([...texts, ...fields], pagePaths(content))
  return articles.filter(isShown).sort(newestFirst)
})

/** Sorted once for a build: every article asks for its hub. */
export const getLists = memo(async () => listsOf(await getArticles(), await getPageContent()))
