export type Reason = { title: string; text: string }

/**
 * Mission and reasons.
 * @param level of the two part headings
 */
export function AboutBody({ reasons, level }: { reasons: Reason[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-x-12 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Heading className="text-sm font-semibold text-muted">Our mission</Heading>
        <p className="display mt-4 text-2xl leading-[1.18]!">
          A shop with four staff should be able to read its own marketing as easily as its till.
        </p>
        <p className="mt-6 text-muted">
          We began with a spreadsheet for one bakery: what was spent, who came in, what they bought. It had eleven rows
          and it stopped an advertisement that had run for two years. We still work like that. Each client has one page
          of numbers, in words the owner uses, and the page decides what we do next.
        </p>
        <p className="mt-4 text-muted">
          We are nine people. We take on as many clients as we can know by name, which is why a new plan sometimes
          starts on the first of the month after next.
        </p>
      </div>
      <div className="lg:col-span-7">
        <Heading className="text-sm font-semibold text-muted">Why choose us</Heading>
        <ol className="mt-4 border-b border-line">
          {reasons.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-6 sm:grid-cols-[4.5rem_1fr]">
              <span aria-hidden="true" className="display text-xl text-kite-strong figures">
                {index + 1}
              </span>
              <div>
                <p className="text-lg font-semibold">{title}</p>
                <p className="measure mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
