import { contactForm } from 'virtual:messages'
import { useEffect, useId, useState } from 'react'
import { track } from '../../lib/analytics.ts'
import { channels } from '../../lib/delivery/channels.ts'
import { type CurrencyCode, formatPrice } from '../../lib/money/currencies.ts'
import { splitAtPrices } from '../../lib/money/split-prices.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Delivery, SubmitButton } from '../delivery/delivery.tsx'
import { useDeliveryForm } from '../delivery/use-delivery-form.ts'
import { island } from '../island.tsx'
import { useCurrency } from '../use-currency.ts'
import { readDraft, removeDraft, storeDraft, storeOutcome } from './contact-draft.ts'
import { type ContactMessage, cleanMessage, contactFields, problemsOf, toOutgoingMessage } from './contact-message.ts'

const channel = channels.contact

/** How long the banner over an incomplete form is shown. */
export const BANNER_MS = 2000

export type ContactFormProps = {
  /** The page's path, posted with the message. */
  path: string
  /** Names of the services that may be chosen. */
  services: string[]
  /** What may be chosen as a monthly budget. Amounts in them (US$600) are shown in the visitor's currency. */
  budgets: string[]
}

export const ContactForm = island(Form)

function Form({ path, services, budgets }: ContactFormProps) {
  const { banner, showBanner } = useBanner()
  const currency = useCurrency()
  /** A budget as the visitor sees it: with its amount in the currency of the page, once that is known. */
  const shown = (budget: string) => (currency ? inCurrency(budget, currency) : budget)
  const asSent = (message: ContactMessage) => cleanMessage({ ...message, budget: shown(message.budget) })

  const { form, bind, values, submission } = useDeliveryForm({
    channel,
    fields: contactFields,
    problemsOf,
    clean: asSent,
    draft: readDraft,
    onChange: storeDraft,
    onProblems(problems) {
      if (problems.firstName || problems.email) showBanner()
    },
    onDone(message, element) {
      removeDraft()
      if (!channel.endpoint) return location.assign(storeOutcome({ state: 'unsent', message }))
      track('contact sent')
      location.assign(storeOutcome({ state: 'delivered' }))
      // Back finds no message that has arrived already.
      element.reset()
    },
  })

  return (
    <form {...form}>
      {/* Fields that get the focus for what they lack stay clear of the banner. */}
      <div className="grid gap-5 [&_:is(input,textarea,select)]:scroll-mt-36">
        <div role="alert" className="sticky top-[calc(var(--spacing-header)+1rem)] z-1">
          {banner > 0 && (
            <p key={banner} className="rounded-control bg-kite-strong px-4 py-3 font-semibold text-on-kite">
              {contactForm.incomplete}
            </p>
          )}
        </div>
        <div className="grid gap-x-4 gap-y-5 min-[22rem]:grid-cols-2">
          <Field label={contactForm.firstName} autoComplete="given-name" required {...bind('firstName')} />
          <Field label={contactForm.lastName} autoComplete="family-name" optional {...bind('lastName')} />
        </div>
        <Field
          label={contactForm.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...bind('email')}
        />
        <Field label={contactForm.message} multiline optional {...bind('message')} />
        <details className="group border-y border-line">
          <summary className="flex items-center justify-between gap-4 py-3 text-sm font-semibold hover:text-kite-strong">
            <span {...asTranslated}>{contactForm.more}</span>
            <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <div className="grid gap-5 pt-1 pb-5">
            <Field
              label={contactForm.siteAddress}
              autoComplete="url"
              inputMode="url"
              optional
              {...bind('siteAddress')}
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <Choice label={contactForm.service} choices={services} name={channel.names.service} />
              <Choice label={contactForm.budget} choices={budgets} shown={shown} name={channel.names.budget} />
            </div>
          </div>
        </details>
        <div>
          <SubmitButton submission={submission}>{contactForm.submit}</SubmitButton>
          {!channel.endpoint && (
            <p className="mt-3 text-sm text-muted" {...asTranslated}>
              {contactForm.notSent}
            </p>
          )}
        </div>
        {channel.endpoint && (
          <Delivery
            channel={channel}
            path={path}
            submission={submission}
            sending={contactForm.sending}
            message={toOutgoingMessage(asSent(values))}
          />
        )}
      </div>
    </form>
  )
}

/** @returns `banner`, above 0 while it is shown, and another number each time, so that it is announced again */
function useBanner() {
  const [banner, setBanner] = useState(0)
  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(0), BANNER_MS)
    return () => clearTimeout(timer)
  }, [banner])
  return { banner, showBanner: () => setBanner(banner + 1) }
}

const inCurrency = (text: string, code: CurrencyCode) =>
  splitAtPrices(text)
    .map((part) => (typeof part === 'string' ? part : formatPrice(part.usd, code)))
    .join('')

type ChoiceProps = { label: string; name: string; choices: string[]; shown?: (choice: string) => string }

function Choice({ label, name, choices, shown = (choice) => choice }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold" {...asTranslated}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue=""
        className="min-h-12 w-full rounded-control border border-muted bg-surface px-3 text-base text-ink"
      >
        {['', ...choices].map((choice) => (
          <option key={choice} value={choice} {...asTranslated}>
            {shown(choice) || contactForm.noChoice}
          </option>
        ))}
      </select>
    </div>
  )
}
