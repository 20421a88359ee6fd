/** @param missing names of facts that the text still lacks; while there are any, search engines are kept out */
export function LegalPage({ title, html, missing }: { title: string; html: string; missing: string[] }) {
  return (
    <section className="wrap pt-14 pb-24 lg:pt-24 lg:pb-32">
      <h1 className="display text-4xl">{title}</h1>
      {missing.length > 0 && (
        <p className="measure mt-6 border-l-3 border-kite-strong pl-4">
          This page is not finished: the facts marked in it have to be filled in before the site is used by a business.
        </p>
      )}
      <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
