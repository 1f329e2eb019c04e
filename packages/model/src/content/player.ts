/**
 * The origins that a page may embed in a frame after a visitor asks for the content, each in its most private
 * variant.
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

/** External media with the URL of its page and the URL of its embeddable player. */
export interface Player {
  readonly provider: string
  readonly page: string
  readonly player: `${PlayerOrigin}/${string}`
}

/** Parses the URL of a video or sound; undefined for any other URL. A start time overrides that of the URL. */
export function parsePlayerUrl(address: string, startSeconds = 0): Player | undefined {
  const start = startSeconds > 0 ? startSeconds : parseStartSeconds(address)
  return (
    parseYouTubeListUrl(address) ??
    parseYouTubeUrl(address, start) ??
    parseVimeoUrl(address, start) ??
    parseSoundCloudUrl(address)
  )
}

const START = /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?(?=[&#]|$)/

/** Parses the start time in seconds: `t=75`, `t=1m15s`, `start=75`; 0 if there is none. */
function parseStartSeconds(address: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = START.exec(address) ?? []
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
}

const YOUTUBE_LIST =
  /^https?:\/\/(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:playlist|embed\/videoseries)\?(?:[^#]*&)?list=([\w-]{2,60})(?![\w-])/i

function parseYouTubeListUrl(address: string): Player | undefined {
  const list = YOUTUBE_LIST.exec(address)?.[1]
  if (list === undefined) return undefined
  return {
    provider: 'YouTube',
    page: `https://www.youtube.com/playlist?list=${list}`,
    player: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}&autoplay=1&rel=0`,
  }
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#]*&)?v=|embed\/(?!videoseries\b)|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i

function parseYouTubeUrl(address: string, start: number): Player | undefined {
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
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?(?![\w-])(?:[^#]*[?&]h=([\da-f]{6,20})(?![\w-]))?/i

function parseVimeoUrl(address: string, start: number): Player | undefined {
  const [, id, inPath, inQuery] = VIMEO.exec(address) ?? []
  if (id === undefined) return undefined
  // An unlisted video needs its second number.
  const hash = inPath ?? inQuery
  const key = hash === undefined ? ['', ''] : [`/${hash}`, `&h=${hash}`]
  const at = start > 0 ? `#t=${start}s` : ''
  return {
    provider: 'Vimeo',
    page: `https://vimeo.com/${id}${key[0]}${at}`,
    player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key[1]}${at}`,
  }
}

// A private track needs its token.
const SOUNDCLOUD =
  /^https?:\/\/(?:www\.|m\.)?(soundcloud\.com\/[\w-]{1,100}\/(?:sets\/)?[\w-]{1,200}(?:\/s-\w{1,30})?)\/?(?:[?#].*)?$/i

function parseSoundCloudUrl(address: string): Player | undefined {
  const path = SOUNDCLOUD.exec(address)?.[1]
  if (path === undefined) return undefined
  const page = `https://${path}`
  const player =
    `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}&auto_play=true` as const
  return { provider: 'SoundCloud', page, player }
}
