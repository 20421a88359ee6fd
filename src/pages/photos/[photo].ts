import type { APIRoute, GetStaticPaths } from 'astro'
import { allPhotos, encodePhoto, type PhotoFile } from '../../data/photos.ts'

export const getStaticPaths: GetStaticPaths = async () => {
  const files = (await allPhotos()).flatMap(({ files }) => files)
  return [...new Map(files.map((file) => [file.path, file])).values()].map((file) => ({
    params: { photo: file.path.replace('/photos/', '') },
    props: { file },
  }))
}

export const GET: APIRoute<{ file: PhotoFile }> = async ({ props: { file } }) =>
  new Response(await encodePhoto(file), { headers: { 'Content-Type': `image/${file.format}` } })
