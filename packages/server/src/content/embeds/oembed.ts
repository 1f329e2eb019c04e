import { z } from 'zod'
import { jsonIn } from './decode.ts'
import { line, lines, webAddress } from './plain.ts'

/** Who says in oEmbed what stands at an address of theirs, and where they are asked. */
const ENDPOINTS: readonly (readonly [hosts: RegExp, endpoint: string])[] = [
  [/(?:^|\.)(?:twitter|x)\.com$/, 'https://publish.twitter.com/oembed?omit_script=1&dnt=true'],
  [/(?:^|\.)soundcloud\.com$/, 'https://soundcloud.com/oembed?format=json'],
  [/(?:^|\.)(?:flickr\.com|flic\.kr)$/, 'https://www.flickr.com/services/oembed/?format=json'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'https://www.youtube.com/oembed?format=json'],
  [/(?:^|\.)vimeo\.com$/, 'https://vimeo.com/api/oembed.json?dnt=1'],
]

/** Where to ask for `address`; undefined where nobody is known to answer. */
export function oEmbedEndpoint(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const known = ENDPOINTS.find(([hosts]) => hosts.test(host))
  return known && `${known[1]}&url=${encodeURIComponent(address)}`
}

/** What is no text is as good as nothing said. */
const text = z.string().catch('')

const answer = z.object({
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

/** What an answer in oEmbed says; undefined where it is none, or says nothing. */
export function readOEmbed(json: string, base: URL): OEmbed | undefined {
  const parsed = answer.safeParse(jsonIn(json))
  if (!parsed.success) return undefined
  const { type, title, author_name: by, description, html, url, thumbnail_url } = parsed.data
  // Of a post, its words come as a quotation; what stands below them is who, where and when.
  const [, post = ''] = /^\s*<blockquote[^>]*>\s*<p[^>]*>([\s\S]*?)<\/p>/i.exec(html) ?? []
  const said = {
    title: line(title || by, 300),
    text: lines(description || post, 1_000),
    author: line(by, 200),
    image: webAddress(thumbnail_url || (type === 'photo' ? url : ''), base),
  }
  return said.title === '' && said.text === '' && said.image === '' ? undefined : said
}
