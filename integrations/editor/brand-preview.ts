import { type Drawing, drawPicture, type Style } from '@packages/drawings'
import type { Brand } from '../../src/content/brand.ts'
import { tokensOf } from '../../src/content/brand.ts'
import { dataUrl, element, pictureOf } from './elements.ts'

const sample: Drawing = {
  kind: 'bars',
  alt: '',
  title: 'Where customers come from',
  bars: [
    { label: 'Referrals', value: 31, shown: '31%', strong: true },
    { label: 'Search', value: 22, shown: '22%' },
  ],
}

/** Both color schemes of a brand, side by side with what each color is for. */
export function brandPreview(brand: Brand, style: Style): Element[] {
  return (['light', 'dark'] as const).map((scheme) => {
    const page = element(
      'section',
      'm-6 rounded-card border border-line bg-paper p-6 text-ink',
      element('h2', 'display text-2xl', 'A headline of the page'),
      element('p', 'mt-3', 'Running text, and ', element('span', 'link', 'a link'), '.'),
      element('p', 'mt-3 text-muted', 'Secondary text.'),
      element('p', 'mt-3 font-semibold text-kite-strong', 'The accent as text.'),
      element(
        'p',
        'mt-3',
        element('span', 'inline-flex rounded-control bg-kite-strong px-5 py-3 text-on-kite', 'A button'),
      ),
      element('p', 'mt-3 rounded-card border border-line bg-surface p-6', 'A card.'),
      element('p', 'mt-3 bg-sand p-6', 'A band.'),
      pictureOf(dataUrl(drawPicture(sample, style))),
    )
    page.style.colorScheme = scheme
    for (const [name, value] of Object.entries(tokensOf(brand))) page.style.setProperty(`--${name}`, value)
    return page
  })
}
