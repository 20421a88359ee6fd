import type { APIRoute, GetStaticPaths } from 'astro'
import { allPictures, drawOne, type Picture } from '../../data/pictures.ts'

export const getStaticPaths: GetStaticPaths = async () => {
  const pictures = await allPictures()
  return pictures.map((picture) => ({
    params: { picture: /^\/pictures\/(.+)\.svg$/.exec(picture.path)?.[1] },
    props: { picture },
  }))
}

export const GET: APIRoute<{ picture: Picture }> = ({ props }) =>
  new Response(drawOne(props.picture), { headers: { 'Content-Type': 'image/svg+xml' } })
