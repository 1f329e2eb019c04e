/**
 * Whose players, maps, posts and calendars a page may hold in a frame: those that stand in it after a
 * visitor asked for them, each by the address that knows least of who looks.
 */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://w.soundcloud.com',
  'https://www.openstreetmap.org',
  'https://platform.twitter.com',
  'https://www.instagram.com',
  'https://www.opentable.com',
  'https://app.acuityscheduling.com',
] as const

export type PlayerOrigin = (typeof playerOrigins)[number]

/** Somebody else's film or sound: where it stands with them, and the player of it. */
export interface Player {
  readonly provider: string
  readonly page: string
  readonly player: `${PlayerOrigin}/${string}`
}

/** Undefined for the address of anything else. */
export function playerOf(address: string, startSeconds = 0): Player | undefined {
  return youTube(address, startSeconds) ?? vimeo(address, startSeconds) ?? soundCloud(address)
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i

function youTube(address: string, start: number): Player | undefined {
  const id = YOUTUBE.exec(address)?.[1]
  if (id === undefined) return undefined
  const [from, at] = start > 0 ? [`&start=${start}`, `&t=${start}s`] : ['', '']
  return {
    provider: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}${at}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from}`,
  }
}

const VIMEO =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{1,12})(?:(?:\/|\?h=)([\da-f]{6,20}))?(?![\w-])/i

function vimeo(address: string, start: number): Player | undefined {
  const [, id, hash] = VIMEO.exec(address) ?? []
  if (id === undefined) return undefined
  // A film that is not listed is shown to those who know its second number.
  const key = hash === undefined ? ['', ''] : [`/${hash}`, `&h=${hash}`]
  const at = start > 0 ? `#t=${start}s` : ''
  return {
    provider: 'Vimeo',
    page: `https://vimeo.com/${id}${key[0]}${at}`,
    player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key[1]}${at}`,
  }
}

const SOUNDCLOUD =
  /^https?:\/\/(?:www\.|m\.)?(soundcloud\.com\/[\w-]{1,100}\/(?:sets\/)?[\w-]{1,200})(?:[?#].*)?$/i

function soundCloud(address: string): Player | undefined {
  const path = SOUNDCLOUD.exec(address)?.[1]
  if (path === undefined) return undefined
  const page = `https://${path}`
  const player =
    `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}&auto_play=true` as const
  return { provider: 'SoundCloud', page, player }
}
