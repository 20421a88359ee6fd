import { motion } from 'virtual:messages'
import { Example } from '../blocks/example.tsx'
import { settings } from '../lib/settings.ts'
import { VIDEO_HOST } from '../lib/third-parties.ts'
import { VideoPoster } from './video-poster.tsx'

/**
 * A video that is loaded when it is asked for, and not before: until then there is a drawn poster and the video's host
 * is not contacted. Without JavaScript the poster is a link to the player. Nothing at all where `content/site.yaml` has
 * no video for the place.
 * @param place `about`, or a service's slug
 */
export function Video({ place, className = '' }: { place: string; className?: string }) {
  const video = settings.videos.find((one) => one.place === place)
  if (!video) return null
  const { youtubeId, title, sample } = video
  return (
    <figure className={className}>
      <div className="@container relative aspect-video bg-sand">
        <a href={`${VIDEO_HOST}/embed/${youtubeId}?rel=0`} data-video={title} className="group absolute inset-0">
          <VideoPoster title={title} />
        </a>
      </div>
      <figcaption className="mt-3 text-xs text-muted">
        {motion.note}
        {sample && <Example>{motion.exampleFilm}</Example>}
      </figcaption>
    </figure>
  )
}
