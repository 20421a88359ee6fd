import type { APIRoute } from 'astro'
import { getBrand } from '../data/brand.ts'

export const GET: APIRoute = async () => {
  const { icon } = await getBrand()
  return new Response(icon, { headers: { 'Content-Type': 'image/svg+xml' } })
}
