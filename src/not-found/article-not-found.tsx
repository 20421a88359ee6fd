import { buttonClass } from '../ui/button.tsx'

export function ArticleNotFound() {
  return (
    <section data-not-found="" className="wrap py-20 lg:py-32">
      <h1 className="display text-3xl">Article Not Found</h1>
      <p className="measure mt-5 text-lg text-muted">The article you're looking for doesn't exist or has been moved.</p>
      <p className="mt-8">
        <a href="/blog" className={buttonClass()}>
          Return to Blog
        </a>
      </p>
    </section>
  )
}
