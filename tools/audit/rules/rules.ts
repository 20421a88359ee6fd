import type { Rule } from '../rule.ts'
import { canonicalLinks, sharedAddresses } from './canonicals.ts'
import { document, imageSizes, shareImages } from './document.ts'
import { validHtml } from './html.ts'
import { links, linksInFiles } from './links.ts'
import { reach } from './reach.ts'
import { sitemap } from './sitemap.ts'
import { faqTexts } from './structured-data/faq-text.ts'
import { structuredDataForm } from './structured-data/form.ts'
import { structuredDataProperties } from './structured-data/profiles.ts'
import { structuredDataValues } from './structured-data/values.ts'
import { textShare, thinPages } from './text.ts'
import { descriptionLengths, titleLengths, uniqueDescriptions, uniqueTitles } from './titles-and-descriptions.ts'

/** Every rule by the name a report gives it, in the order of the report. */
export const rules: Record<string, Rule> = {
  html: validHtml,
  link: links,
  'link-in-file': linksInFiles,
  reach,
  title: uniqueTitles,
  'title-length': titleLengths,
  description: uniqueDescriptions,
  'description-length': descriptionLengths,
  document,
  'image-size': imageSizes,
  canonical: canonicalLinks,
  'canonical-share': sharedAddresses,
  'share-image': shareImages,
  sitemap,
  'json-ld': structuredDataForm,
  'json-ld-property': structuredDataProperties,
  'json-ld-value': structuredDataValues,
  'faq-text': faqTexts,
  'text-share': textShare,
  'thin-page': thinPages,
}
