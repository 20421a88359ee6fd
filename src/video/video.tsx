import { motion } from 'virtual:messages'
import { Example } from '../blocks/example.tsx'
import { settings } from '../lib/settings.ts'
import { VIDEO_HOST } from '../lib/third-parties.ts'

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

/**
 * The drawn poster: the climbing line and its kite above the title, and the disc that says it plays. A narrow poster has
 * a flatter line, because the title needs more lines there. Its parent is the `@container`.
 */
function VideoPoster({ title }: { title: string }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 640 360" className="absolute inset-0 size-full" fill="none">
        <path d="M0 60h640" vectorEffect="non-scaling-stroke" className="stroke-line @2xl:hidden" />
        <path
          d="M0 60h640M0 140h640M0 220h640"
          vectorEffect="non-scaling-stroke"
          className="hidden stroke-line @2xl:block"
        />
        <path
          d="M-8 126c150-2 250-2 336-14s142-8 178-28"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink @2xl:hidden"
        />
        <path
          d="M-8 244c120-4 196-18 276-48s184-44 238-112"
          strokeWidth="3.5"
          vectorEffect="non-scaling-stroke"
          className="hidden stroke-ink @2xl:block"
        />
        <path d="m473 80.6 44.2-54.6-10.4 59.8z" className="fill-kite" />
        <path d="m517.2 26-10.4 59.8 28.6-2.6z" className="fill-kite-strong" />
      </svg>
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-4 p-4 @2xl:gap-6 @2xl:p-8">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-kite-strong text-on-kite transition-colors duration-150 group-hover:bg-ink group-hover:text-paper @2xl:size-18">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-5 @2xl:size-6" fill="currentColor">
            <path d="M4 2v12l10-6z" />
          </svg>
        </span>
        <span className="text-base leading-[1.2] font-semibold text-balance @xs:text-lg @2xl:display @2xl:text-xl @2xl:leading-[1.15]!">
          <span className="sr-only">{motion.play} </span>
          {title}
        </span>
      </span>
    </>
  )
}
