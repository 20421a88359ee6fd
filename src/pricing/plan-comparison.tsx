import type { Data } from '../content/collections.ts'

/**
 * Which service is in which plan, and how much of it. On a wide screen a table; on a phone each service is a short list, so
 * that nothing scrolls sideways.
 */
export function PlanComparison({
  words,
  plans,
  services,
}: {
  words: Data<'packages'>['comparison']
  plans: Data<'plans'>[]
  services: { slug: string; name: string }[]
}) {
  const quantity = (plan: Data<'plans'>, slug: string) =>
    plan.includes.find(({ service }) => service === slug)?.quantity
  return (
    <table className="w-full border-collapse text-left text-base max-md:block">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-ink">
          <th scope="col" className="w-[22%] py-3 pr-6 font-semibold">
            {words.service}
          </th>
          {plans.map(({ name }) => (
            <th key={name} scope="col" className="w-[26%] py-3 pr-6 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {services.map(({ slug, name }) => (
          <tr key={slug} className="border-b border-line align-top max-md:block max-md:py-4">
            <th scope="row" className="py-3 pr-6 font-semibold max-md:block max-md:pb-1">
              <a href={`/services/${slug}`} className="hover:text-kite-strong hover:underline">
                {name}
              </a>
            </th>
            {plans.map((plan) => {
              const held = quantity(plan, slug)
              return (
                <td key={plan.name} className="py-3 pr-6 max-md:beside max-md:gap-x-4 max-md:py-1 max-md:pr-0">
                  {/* On a phone the parts of the table are blocks, which are no cells to a screen reader: each names its plan. */}
                  <span className="w-30 min-w-0 flex-none text-sm text-muted md:hidden">{plan.name}</span>
                  {held ? (
                    <span>{held}</span>
                  ) : (
                    <span className="text-muted">
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{words.none}</span>
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
