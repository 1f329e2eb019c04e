import { z } from 'zod'
import { parseJson } from './decode.ts'
import { toPlainLine, toPlainLines, toWebUrl } from './plain-text.ts'

/** The oEmbed endpoints of providers by their hosts. */
const ENDPOINTS: readonly (readonly [hosts: RegExp, endpoint: string])[] = [
  [/(?:^|\.)(?:twitter|x)\.com$/, 'https://publish.twitter.com/oembed?omit_script=1&dnt=true'],
  [/(?:^|\.)soundcloud\.com$/, 'https://soundcloud.com/oembed?format=json'],
  [/(?:^|\.)(?:flickr\.com|flic\.kr)$/, 'https://www.flickr.com/services/oembed/?format=json'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'https://www.youtube.com/oembed?format=json'],
  [/(?:^|\.)vimeo\.com$/, 'https://vimeo.com/api/oembed.json?dnt=1'],
]

/** Returns the oEmbed URL for an address; undefined for an unknown provider. */
export function getOEmbedEndpoint(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const provider = ENDPOINTS.find(([hosts]) => hosts.test(host))
  return provider && `${provider[1]}&url=${encodeURIComponent(address)}`
}

/** A text; anything else is read as empty. */
const text = z.string().catch('')

const response = z.object({
  type: text,
  title: text,
  author_name: text,
  description: text,
  html: text,
  url: text,
  thumbnail_url: text,
})

export interface OEmbed {
  readonly title: string
  readonly text: string
  readonly author: string
  readonly image: string
}

/** Parses an oEmbed response; undefined if it is invalid or empty. */
export function parseOEmbed(json: string, base: URL): OEmbed | undefined {
  const parsed = response.safeParse(parseJson(json))
  if (!parsed.success) return undefined
  const { type, title, author_name: by, description, html, url, thumbnail_url } = parsed.data
  // The text of a post is a quotation, followed by its author and date.
  const [, post = ''] = /^\s*<blockquote[^>]*>\s*<p[^>]*>([\s\S]*?)<\/p>/i.exec(html) ?? []
  const embed = {
    title: toPlainLine(title || by, 300),
    text: toPlainLines(description || post, 1_000),
    author: toPlainLine(by, 200),
    image: toWebUrl(thumbnail_url || (type === 'photo' ? url : ''), base),
  }
  return embed.title === '' && embed.text === '' && embed.image === '' ? undefined : embed
}
