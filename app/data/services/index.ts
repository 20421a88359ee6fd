import { affiliateMarketing } from './affiliate-marketing.ts'
import { contentCreation } from './content-creation.ts'
import { contentWriting } from './content-writing.ts'
import { emailMarketing } from './email-marketing.ts'
import { googleAds } from './google-ads.ts'
import { instagramGrowth } from './instagram-growth.ts'
import { leadGeneration } from './lead-generation.ts'
import { paidGrowthCampaigns } from './paid-growth-campaigns.ts'
import { seoOptimization } from './seo-optimization.ts'
import type { Service } from './service.ts'
import { socialMediaMarketing } from './social-media-marketing.ts'
import { trafficGeneration } from './traffic-generation.ts'
import { websiteDesignDevelopment } from './website-design-development.ts'

/** The registry of services, in the order they are listed. Pages, footer, sitemap and pictures all read it. */
export const services: Service[] = [
  seoOptimization,
  googleAds,
  socialMediaMarketing,
  instagramGrowth,
  emailMarketing,
  contentCreation,
  affiliateMarketing,
  leadGeneration,
  trafficGeneration,
  websiteDesignDevelopment,
  paidGrowthCampaigns,
  contentWriting,
]

export function serviceBySlug(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug)
}
