import type { APIRoute, GetStaticPaths } from 'astro'
import { drawIcon, getBrand, icons } from '../data/brand.ts'

export const getStaticPaths: GetStaticPaths = () =>
  icons.map((icon) => ({ params: { icon: icon.path.replace(/^\/|\.png$/g, '') }, props: icon }))

export const GET: APIRoute<(typeof icons)[number]> = async ({ props: { size, shape } }) => {
  const { icon, palette } = await getBrand()
  const image = await drawIcon(icon, palette.paper[0], size, shape)
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } })
}
