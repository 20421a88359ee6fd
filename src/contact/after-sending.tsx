const steps = [
  {
    when: 'The same day',
    text: 'Meera or Tom reads it, looks at your site and at what people find when they search for you.',
  },
  {
    when: 'Within one working day',
    text: 'You get an answer in writing: what we would do first, what it would cost in total, or why you do not need us.',
  },
  {
    when: 'Only if you say yes',
    text: 'A 20-minute call. After it you have a one-page plan with one number on it, yours to keep either way.',
  },
]

/** What happens after a message. Rendered at build, see `StaticHtml`. */
export function AfterSending() {
  return (
    <>
      <h2 className="display text-2xl">What happens after you press Send</h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 border-t border-line pt-6 sm:grid-cols-3">
        {steps.map(({ when, text }) => (
          <li key={when}>
            <p className="font-semibold text-kite-strong">{when}</p>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
