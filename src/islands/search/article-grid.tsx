import { search } from 'virtual:messages'
import { useState } from 'react'
import type { ArticleSummary } from '../../lib/article-summary.ts'
import { fill } from '../../lib/fill.ts'
import { ArticleCards } from '../../ui/article-card.tsx'
import { Button } from '../../ui/button.tsx'

/** So many cards are drawn at once; a term that every one of a thousand articles has must not stop the page. */
const CARDS_AT_ONCE = 30

/** Articles as cards. A long list is drawn in steps, each asked for with a button. */
export function ArticleGrid({ articles }: { articles: ArticleSummary[] }) {
  const [most, setMost] = useState(CARDS_AT_ONCE)
  const left = articles.length - most
  return (
    <>
      <ArticleCards articles={articles.slice(0, most)} action={search.readMore} />
      {left > 0 && (
        <Button variant="outline" className="mt-8" onClick={() => setMost(most + CARDS_AT_ONCE)}>
          {fill(search.more, { n: Math.min(left, CARDS_AT_ONCE), all: articles.length })}
        </Button>
      )}
    </>
  )
}
