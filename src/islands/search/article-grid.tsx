import { useState } from 'react'
import type { ArticleSummary } from '../../content/library.server.ts'
import { ArticleCard } from '../../site/article-card.tsx'
import { Button } from '../../ui/button.tsx'

/** So many cards are drawn at once; a submission that every one of a thousand articles has must not stop the page. */
const CARDS_AT_ONCE = 30

/** Articles as cards. A long list is drawn in steps, each asked for with a button. */
export function ArticleGrid({ articles }: { articles: ArticleSummary[] }) {
  const [most, setMost] = useState(CARDS_AT_ONCE)
  const left = articles.length - most
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {articles.slice(0, most).map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} action="Read More" />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button look="outline" className="mt-8" onClick={() => setMost(most + CARDS_AT_ONCE)}>
          {`Show ${Math.min(left, CARDS_AT_ONCE)} more of ${articles.length}`}
        </Button>
      )}
    </>
  )
}
