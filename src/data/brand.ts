import { readStyle } from '../content/brand-files.ts'
import { getPageContent } from '../content/entries.ts'
import { contentRoot } from '../content/loader.ts'
import { memo } from '../lib/memo.ts'
import { iconSvg } from './icons.ts'

/** What the site is drawn with: colors and fonts; the logo and the icon that is made of it, as SVG documents. */
export const getBrand = memo(async () => {
  const { brand } = await getPageContent()
  const style = await readStyle(contentRoot, brand)
  return { ...style, icon: iconSvg(style.logo, style.palette, brand.corners.cards) }
})
