import { ClimbingLine } from '../site/section-heading.tsx'
import { ALL_POSTS_LABEL, categoryButtons } from '../../app/data/blog.ts'
import { NewsletterForm, newsletterNeeds } from '../newsletter/newsletter-form.tsx'
import { SearchBox } from '../islands/search/search-box.tsx'
import { Button, buttonClass } from '../ui/button.tsx'

/** The opening of the listing: search, categories, newsletter. */
export function BlogHero({
  term,
  onTerm,
  onCommit,
  onAll,
}: {
  term: string
  onTerm: (term: string) => void
  onCommit: (term: string) => void
  onAll: () => void
}) {
  return (
    <section className="wrap pt-6 pb-12 lg:pt-10 lg:pb-16">
      <ClimbingLine />
      <div className="mt-5 grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <h1 className="display text-[clamp(2.125rem,1.4rem+3.2vw,3.75rem)]">Marketing you can do this afternoon</h1>
          <p className="measure mt-5 text-lg text-muted">
            One question an article, a worked example with sums, and a list to tick off. Written by the people who do
            the work.
          </p>
          <div className="needs-script mt-8">
            <SearchBox term={term} onTerm={onTerm} onCommit={onCommit} />
          </div>
          <ul aria-label="Categories" className="mt-5 flex flex-wrap gap-2.5">
            <li className="needs-script">
              <Button
                look="quiet"
                aria-pressed={true}
                onClick={onAll}
                className="min-h-11 px-4 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
              >
                {ALL_POSTS_LABEL}
              </Button>
            </li>
            {categoryButtons.map(({ label, hub }) => (
              <li key={hub}>
                <a href={`/blog/${hub}`} className={buttonClass('quiet', 'px-4 text-sm')}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <aside aria-label="Newsletter" className={`${newsletterNeeds} self-end border-t-3 border-kite pt-5`}>
          <h2 className="text-lg font-semibold">One worked example a month</h2>
          <p className="mt-1 mb-5 text-sm text-muted">Read by 10,000+ marketers and quite a few bakers.</p>
          <NewsletterForm note="No spam. Unsubscribe anytime. We respect your privacy." />
        </aside>
      </div>
    </section>
  )
}
