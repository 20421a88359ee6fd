import type { Rule } from '../finding.ts'
import { canonicalLinks, sharedAddresses } from './canonicals.ts'
import { missingLanguage, missingViewport } from './document.ts'
import { singleTopHeading, skippedLevels } from './headings.ts'
import { imageAlternatives, imageSizes } from './images.ts'
import { brokenAnchors, brokenLinks, redirectedLinks } from './links.ts'
import { distantPages, orphans } from './reach.ts'
import { shareImages } from './share-images.ts'
import { missingInSitemap, sitemapEntries } from './sitemap.ts'
import { faqTexts } from './structured-data/faq-text.ts'
import { structuredDataForm } from './structured-data/form.ts'
import { structuredDataProperties } from './structured-data/properties.ts'
import { structuredDataValues } from './structured-data/values.ts'
import { textShare, thinPages } from './text.ts'
import {
  descriptionLengths,
  duplicateDescriptions,
  duplicateTitles,
  longTitles,
  missingDescriptions,
  missingTitles,
} from './titles-and-descriptions.ts'

/** Every rule by the name a report gives it, in the order of the report. */
export const rules: Record<string, Rule> = {
  'broken-link': brokenLinks,
  'broken-anchor': brokenAnchors,
  'redirected-link': redirectedLinks,
  orphan: orphans,
  'far-from-home': distantPages,
  'title-missing': missingTitles,
  'title-duplicate': duplicateTitles,
  'title-long': longTitles,
  'description-missing': missingDescriptions,
  'description-duplicate': duplicateDescriptions,
  'description-length': descriptionLengths,
  'top-heading': singleTopHeading,
  'heading-level': skippedLevels,
  'image-size': imageSizes,
  'image-alt': imageAlternatives,
  canonical: canonicalLinks,
  'canonical-share': sharedAddresses,
  sitemap: sitemapEntries,
  'sitemap-missing': missingInSitemap,
  'json-ld': structuredDataForm,
  'json-ld-property': structuredDataProperties,
  'json-ld-value': structuredDataValues,
  'faq-text': faqTexts,
  'text-share': textShare,
  'thin-page': thinPages,
  language: missingLanguage,
  viewport: missingViewport,
  'share-image': shareImages,
}
