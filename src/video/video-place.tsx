import { lazy, Suspense } from 'react'
import { settings } from '../settings.ts'

const Video = lazy(() => import('./video.tsx').then((module) => ({ default: module.Video })))

/**
 * A place for a video presentation. Without a video id in settings there is nothing here, and no code is fetched.
 * @param place a key of VIDEO_IDS: `about` or a service's slug
 */
export function VideoPlace({ place, title, className }: { place: string; title: string; className?: string }) {
  if (!settings.videoIds[place]) return null
  return (
    <Suspense fallback={null}>
      <Video place={place} title={title} className={className} />
    </Suspense>
  )
}
