import type { RawSettings } from '../../../integrations/settings/schema.ts'

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function form(name: string, fields: Readonly<Record<string, string>>, extra: Readonly<Record<string, string>>): string {
  const inputs = [...Object.values(fields), ...Object.keys(extra)].filter((field) => field !== 'form-name')
  return `<form name="${attribute(name)}" method="post" data-netlify="true" netlify-honeypot="${attribute(fields.website ?? '')}" hidden>${inputs.map((field) => `<input name="${attribute(field)}">`).join('')}</form>`
}

/**
 * `__forms.html`. Netlify takes posts only for forms that it found in the files of a deploy, and rewrites the ones it
 * found. This page is for it to find; the forms that visitors see stay as React rendered them.
 * @returns undefined where no form goes to Netlify, which the extra field `form-name` says
 */
export function netlifyForms(settings: RawSettings): string | undefined {
  const forms = [
    { name: settings.CONTACT_EXTRA['form-name'], fields: settings.CONTACT_FIELDS, extra: settings.CONTACT_EXTRA },
    {
      name: settings.NEWSLETTER_EXTRA['form-name'],
      fields: settings.NEWSLETTER_FIELDS,
      extra: settings.NEWSLETTER_EXTRA,
    },
  ].flatMap(({ name, fields, extra }) => (name ? [form(name, fields, extra)] : []))
  if (forms.length === 0) return undefined
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title></head><body>${forms.join('')}</body></html>\n`
}
