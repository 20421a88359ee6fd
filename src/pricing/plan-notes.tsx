/** What the prices leave out and how to end them, in small type under the plans. */
export function PlanNotes() {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-3 border-t border-line pt-6 text-sm text-muted sm:grid-cols-3">
      <li>Ad budget comes on top and goes from your card to the platform. We take no cut of it.</li>
      <li>Monthly. You stop with 30 days’ notice, in one line of mail.</li>
      <li>Charged in US dollars; other currencies are shown at our fixed list rate.</li>
    </ul>
  )
}
