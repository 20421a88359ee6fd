import { settings } from '../lib/settings.ts'
import { VIDEO_HOST } from '../lib/third-parties.ts'
import { VideoPoster } from './video-poster.tsx'

/**
 * A video that is loaded when it is asked for, and not before: until then there is a drawn poster and the video's host
 * is not contacted. Without JavaScript the poster is a link to the player. Nothing at all where the settings know no
 * video for the place.
 * @param place key in `VIDEO_IDS`: `about`, or a service's slug
 * @param title of the video, at most 60 characters, shown on the poster and read as the player's name
 */
export function Video({ place, title, className = '' }: { place: string; title: string; className?: string }) {
  const id = settings.videoIds[place]
  if (!id) return null
  return (
    <figure className={className}>
      <div className="@container relative aspect-video bg-sand">
        <a href={`${VIDEO_HOST}/embed/${id}?rel=0`} data-video={title} className="group absolute inset-0">
          <VideoPoster title={title} />
        </a>
      </div>
      <figcaption className="mt-3 text-xs text-muted">
        A video on YouTube. Nothing is loaded from there until you press play.
      </figcaption>
    </figure>
  )
}
