import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { VIDEO_HOST } from '../lib/third-parties.ts'
import { settings } from '../settings.ts'
import { VideoPoster } from './video-poster.tsx'

/**
 * A video that is loaded when it is asked for, and not before: until then there is a drawn poster and the video's host
 * is not contacted. Nothing at all where the settings know no video for the place.
 * @param place key in `VIDEO_IDS`: `about`, or a service's slug
 * @param title of the video, at most 60 characters, shown on the poster and read as the player's name
 */
export function Video({ place, title, className = '' }: { place: string; title: string; className?: string }) {
  const id = settings.videoIds[place]
  if (!id) return null
  return (
    <figure className={className}>
      <div className="@container relative aspect-video bg-sand">
        <PosterOrPlayer key={id} id={id} title={title} />
      </div>
      <figcaption className="mt-3 text-xs text-muted">
        A video on YouTube. Nothing is loaded from there until you press play.
      </figcaption>
    </figure>
  )
}

/** The visitor pressed play, and the button they pressed is gone: the player has the focus next. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

function PosterOrPlayer({ id, title }: { id: string; title: string }) {
  const [asked, setAsked] = useState(false)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  const play = (event: MouseEvent | KeyboardEvent) => {
    // Opening the link in a new tab or window stays what it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setAsked(true)
  }

  if (asked)
    return (
      <iframe
        ref={takeFocus}
        src={`${VIDEO_HOST}/embed/${id}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        className="absolute inset-0 size-full"
      />
    )
  return (
    <a
      href={`${VIDEO_HOST}/embed/${id}?rel=0`}
      role={scripted ? 'button' : undefined}
      data-held-early
      onClick={play}
      onKeyDown={(event) => {
        if (event.key === ' ') play(event)
      }}
      className="group absolute inset-0"
    >
      <VideoPoster title={title} />
    </a>
  )
}
