import type { Player } from './player.ts'

/** Parses the URL of a social media post into its embeddable frame; undefined for any other URL. */
export function parsePostUrl(address: string): Player | undefined {
  return parseTweetUrl(address) ?? parseInstagramUrl(address)
}

const TWEET =
  /^https?:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(\w{1,15}|i\/web|i)\/status(?:es)?\/(\d{1,20})(?![\w-])/i

function parseTweetUrl(address: string): Player | undefined {
  const [, by, id] = TWEET.exec(address) ?? []
  if (by === undefined || id === undefined) return undefined
  return {
    provider: 'X (Twitter)',
    page: `https://twitter.com/${by}/status/${id}`,
    player: `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`,
  }
}

const INSTAGRAM =
  /^https?:\/\/(?:www\.)?(?:instagram\.com|instagr\.am)\/(?:[\w.]{1,30}\/)?(p|reel|tv)\/([\w-]{5,40})(?![\w-])/i

function parseInstagramUrl(address: string): Player | undefined {
  const [, kind, id] = INSTAGRAM.exec(address) ?? []
  if (kind === undefined || id === undefined) return undefined
  const page = `https://www.instagram.com/${kind.toLowerCase()}/${id}/` as const
  return { provider: 'Instagram', page, player: `${page}embed/captioned/` }
}
