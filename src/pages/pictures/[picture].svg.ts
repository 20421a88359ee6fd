import type { APIRoute, GetStaticPaths } from 'astro'
import { getPageContent } from '../../content/entries.ts'
import { getArticles } from '../../data/articles.ts'
import { getBrand } from '../../data/brand.ts'
import { drawOne, type Picture, picturesOf } from '../../data/pictures.ts'

export const getStaticPaths: GetStaticPaths = async () => {
  const pictures = picturesOf(await getPageContent(), await getArticles(), await getBrand())
  return pictures.map((picture) => ({
    params: { picture: /^\/pictures\/(.+)\.svg$/.exec(picture.path)?.[1] },
    props: { picture },
  }))
}

export const GET: APIRoute<{ picture: Picture }> = ({ props }) =>
  new Response(drawOne(props.picture), { headers: { 'Content-Type': 'image/svg+xml' } })
