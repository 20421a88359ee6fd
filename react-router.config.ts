import type { Config } from '@react-router/dev/config'

export default {
  ssr: false,
  prerender: ['/', '/about', '/packages', '/faqs', '/contact', '/thank-you', '/404'],
} satisfies Config
