import type { APIRoute } from 'astro'
import { getBrand } from '../data/brand.ts'
import { manifest } from '../data/icons.ts'
import { settings } from '../lib/settings.ts'

export const GET: APIRoute = async () => {
  const { palette } = await getBrand()
  return new Response(manifest(settings, palette.paper[0]), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
