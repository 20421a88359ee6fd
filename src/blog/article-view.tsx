import type { ReactNode } from 'react'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { DialogButton } from '../blocks/dialog-button.tsx'
import { LinkList, toServices } from '../blocks/link-list.tsx'
import { Paragraph } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'
import type { Article } from '../data/article.ts'
import type { Lists } from '../data/blog-lists.ts'
import { articleCrumbs } from '../data/crumbs.ts'
import { linkedServices, type listedServices } from '../data/services.ts'
import type { ArticleSummary } from '../lib/article-summary.ts'
import { longDate } from '../lib/dates.ts'
import { fill } from '../lib/fill.ts'
import { TagList } from '../ui/article-card.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Byline } from '../ui/byline.tsx'
import { Filled } from '../ui/filled.tsx'
import { Picture } from '../ui/picture.tsx'
import '../ui/prose.css'

/** A table of contents stands over an article with at least this many parts. */
const CONTENTS_FROM = 3

type ArticleWords = PageContent['articlePage']
type Services = ReturnType<typeof listedServices>
type PartProps = { words: ArticleWords; article: Article }
type ViewProps = { article: Article; content: PageContent; lists: Lists; badge?: string; beside?: ReactNode }

/**
 * An article or guide: opening across the page, then the text between its contents or a sidebar.
 * @param badge the category of its address; an article's own address has none
 * @param beside what stands to the right of the text; without it the contents stand to its left
 */
export function ArticleView({ article, content, lists, badge = content.blog.featured.badge, beside }: ViewProps) {
  const words = content.articlePage
  const { metadata, html } = article
  const services = linkedServices(content.services, metadata.links)
  const columns = beside
    ? 'gap-x-14 lg:grid-cols-[2fr_1fr]'
    : 'gap-x-10 lg:grid-cols-[12rem_minmax(0,1fr)] min-[76rem]:grid-cols-[12rem_minmax(0,1fr)_11rem]'
  return (
    <>
      <div className="wrap pt-4 pb-16">
        <Breadcrumb crumbs={articleCrumbs(article)} />
        <article>
          <ArticleHead words={words} article={article} badge={badge} />
          <div className={`mt-10 grid gap-y-8 lg:mt-14 ${columns}`}>
            {!beside && <Contents words={words} article={article} />}
            <div className={beside ? 'min-w-0' : 'min-w-0 lg:col-start-2'}>
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
              <Sources words={words} article={article} />
              <ArticleFoot words={words} />
            </div>
            {beside ?? <QuietCall heading={words.after.services} service={services[0]} />}
          </div>
        </article>
      </div>
      <AfterArticle words={words.after} article={article} lists={lists} services={services} />
    </>
  )
}

/** Title, excerpt, byline, tags, and the buttons that do nothing yet. */
function ArticleHead({ words, article, badge }: PartProps & { badge: string }) {
  const { title, excerpt, author, updated, tags, image, imageAlt, imageCaption } = article.summary
  return (
    <header className="mt-6 grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.35fr_1fr]">
      <div className="min-w-0">
        <p className="inline-block max-w-full rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-paper uppercase wrap-anywhere">
          {badge}
        </p>
        <h1 className="display mt-4 text-3xl wrap-anywhere">{title}</h1>
        <p className="measure mt-5 text-lg text-muted wrap-anywhere">{excerpt}</p>
        <Byline
          {...article.summary}
          className="mt-6"
          changed={
            updated && (
              <p className="text-muted">
                <Filled text={words.updated} values={{ date: <time dateTime={updated}>{longDate(updated)}</time> }} />
              </p>
            )
          }
        >
          {author.name}, {author.role}
        </Byline>
        <TagList tags={tags} />
        {article.data.sample && <Paragraph className="mt-4 text-sm text-muted" text={words.example} />}
        <InertButtons labels={words.buttons} className="mt-5" />
      </div>
      <figure>
        <Picture src={image} alt={imageAlt} />
        {imageCaption && <figcaption className="mt-2.5 text-sm text-muted">{imageCaption}</figcaption>}
      </figure>
    </header>
  )
}

/** Shown because readers look for them; they do nothing yet, and say so to assistive technology. */
function InertButtons({ labels, className = '' }: { labels: string[]; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-2 ${className}`}>
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          aria-disabled="true"
          className="min-h-9 cursor-default rounded-control border border-line px-3.5 text-sm text-muted"
        >
          {label}
        </button>
      ))}
    </p>
  )
}

function Contents({ words: { contents }, article }: PartProps) {
  const parts = article.metadata.headings.filter(({ level }) => level === 2)
  if (parts.length < CONTENTS_FROM) return null
  return (
    <nav
      aria-label={contents.name}
      className="border-line max-lg:border-l-3 max-lg:border-kite max-lg:pl-5 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain"
    >
      <h2 className="text-sm font-semibold text-muted">{contents.heading}</h2>
      <ol className="mt-2">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 text-sm leading-snug hover:text-kite-strong hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Beside a long text on a wide screen: the first service that it leads to. */
function QuietCall({ heading, service }: { heading: string; service: Services[number] | undefined }) {
  if (!service) return null
  return (
    <aside aria-label={heading} className="hidden self-start min-[76rem]:sticky min-[76rem]:top-28 min-[76rem]:block">
      <p className="text-sm font-semibold text-muted">{heading}</p>
      <a
        href={`/services/${service.slug}`}
        className="group mt-3 block rounded-card border border-line bg-surface p-4 hover:border-ink"
      >
        <span className="block leading-snug font-semibold group-hover:text-kite-strong">{service.name}</span>
        <span className="mt-1.5 block text-sm text-muted">{service.heading}</span>
        <span aria-hidden="true" className="mt-2 block text-kite-strong">
          →
        </span>
      </a>
    </aside>
  )
}

/** Where an article's facts about platforms come from, and when each was last read. */
function Sources({ words: { sources }, article: { data } }: PartProps) {
  if (!data.sources?.length) return null
  return (
    <section className="mt-12 border-t border-line pt-5 text-sm text-muted">
      <h2 className="font-semibold text-ink">{sources.heading}</h2>
      <ul className="mt-2 grid gap-1">
        {data.sources.map(({ title, url, read }) => (
          <li key={url}>
            <a href={url} className="link">
              {title}
            </a>
            {read && `, ${fill(sources.read, { date: longDate(read) })}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ArticleFoot({ words }: { words: ArticleWords }) {
  return (
    <footer className="mt-12 border-t border-line pt-6">
      <InertButtons labels={words.endButtons} />
      <p className="mt-6 flex flex-wrap gap-3">
        <DialogButton dialog="consultation">{words.consultation}</DialogButton>
        <a href="/blog" className={buttonClass('outline')}>
          {words.back}
        </a>
      </p>
      <Paragraph className="mt-3 text-sm text-muted" text={words.note} />
    </footer>
  )
}

type AfterProps = { words: ArticleWords['after']; article: Article; lists: Lists; services: Services }

/** Where to go from an article: its neighbors in the hub, and the services the text leads to. */
function AfterArticle({ words, article: { id, hub }, lists, services }: AfterProps) {
  const { previous, next } = lists.neighbors.get(id) ?? {}
  return (
    <section className="border-t border-line bg-sand">
      <div className="wrap grid gap-x-14 gap-y-12 py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <h2 className="display text-xl">
            {previous || next ? fill(words.heading, { hub: hub.label }) : words.headingAlone}
          </h2>
          <ul className="mt-5 border-b border-line">
            {previous && <Neighbor label={words.previous} article={previous} />}
            {next && <Neighbor label={words.next} article={next} />}
            <li className="border-t border-line">
              <a href={`/blog/${hub.slug}`} className="link block py-4">
                {fill(words.all, { hub: hub.label })}
              </a>
            </li>
          </ul>
        </div>
        <LinkList heading={words.services} links={toServices(services)} />
      </div>
    </section>
  )
}

function Neighbor({ label, article }: { label: string; article: ArticleSummary }) {
  return (
    <li className="border-t border-line">
      <a href={`/blog/${article.id}`} className="group block py-4">
        <span className="block text-sm text-muted">{label}</span>
        <span className="block font-semibold group-hover:text-kite-strong">{article.title}</span>
      </a>
    </li>
  )
}
