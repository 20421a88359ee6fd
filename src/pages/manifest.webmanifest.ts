import type { APIRoute } from 'astro'
import { getBrand, manifest } from '../data/brand.ts'
import { settings } from '../lib/settings.ts'

export const GET: APIRoute = async () => {
  const { palette } = await getBrand()
  return new Response(manifest(settings, palette.paper[0]), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
