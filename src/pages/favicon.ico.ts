import type { APIRoute } from 'astro'
import { favicon, getBrand } from '../data/brand.ts'

/** Asked for by feed readers, bots and old browsers, whatever a page says. */
export const GET: APIRoute = async () => {
  const { icon } = await getBrand()
  const image = await favicon(icon)
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/x-icon' } })
}
