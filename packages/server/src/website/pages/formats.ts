import { richTextPlain } from '@vitrine/page'
import { type FeedEntry, ical, rss } from '../../content/feeds/index.ts'
import type { Content, Place } from '../render/content.ts'
import { contentHtml } from '../render/content-html.ts'
import { drawMain, type RendererPorts } from '../render/renderer.ts'
import { pageJson } from '../render/page-json.ts'
import { staticContext } from '../render/static-context.ts'
import { wordsOf } from '../render/said.ts'
import { urlIn } from '../../identity/multilingual/index.ts'
import { urlOf } from '../render/urls.ts'
import type { PublishedItem, PublishedPage } from '../render/view/published.ts'
import { siteTitle } from '../render/view/website.ts'
import type { Format } from './page-query.ts'

interface Text {
  readonly type: string
  readonly text: string
}

/** A page in another form than a page; undefined where it has none of the kind. @see compat §4 */
export async function asText(
  renderer: RendererPorts,
  place: Place,
  content: Content,
  format: Exclude<Format, 'html'>,
): Promise<Text | undefined> {
  const theme = renderer.themes.get(place.site.theme)
  const words = wordsOf(theme, place.language)
  switch (format) {
    case 'json':
    case 'json-pretty': {
      const space = format === 'json-pretty' ? 2 : undefined
      return json(JSON.stringify(pageJson(place, content, words), null, space))
    }
    case 'page-context':
      return json(JSON.stringify(staticContext(place, content, { ...words, theme })))
    case 'main-content':
      return { type: 'text/html; charset=utf-8', text: await drawMain(renderer, place, content) }
    case 'rss':
      return content.kind === 'collection' ? feedOf(place, content) : undefined
    case 'ical':
      return calendarOf(place, content)
  }
}

function json(text: string): Text {
  return { type: 'application/json; charset=utf-8', text }
}

type Of<K extends Content['kind']> = Extract<Content, { readonly kind: K }>

function feedOf(place: Place, { page, listed }: Of<'collection'>): Text {
  const { origin } = place.site
  const url = origin + urlOf(place, page.path)
  const items = [...(listed.upcoming ?? []), ...listed.items]
  const changes = items.map(({ publishedAt }) => publishedAt.getTime())
  const text = rss({
    title: `${page.meta.title} — ${siteTitle(place)}`,
    description: page.meta.description ?? '',
    language: place.language.tag,
    url,
    self: `${url}?format=rss`,
    changedAt: changes.length === 0 ? undefined : new Date(Math.max(...changes)),
    entries: items
      .filter(({ body }) => body.access.kind === 'everybody')
      .map((item) => entryOf(place, item)),
  })
  return { type: 'application/rss+xml; charset=utf-8', text }
}

function entryOf(place: Place, item: PublishedItem): FeedEntry {
  const { authors } = place.shell.settings
  const { body, meta } = item
  return {
    id: item.id,
    title: meta.title,
    url: place.site.origin + urlOf(place, item.path),
    html: withOrigin(contentHtml(place, item), place.site.origin),
    author: authors.find(({ id }) => id === body.authorId)?.displayName ?? '',
    publishedAt: item.publishOn,
    categories: [...body.categories, ...body.tags],
  }
}

/** A reader of feeds is not at this site: addresses are whole. */
function withOrigin(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, (_all, name: string) => ` ${name}="${origin}/`)
}

function calendarOf(place: Place, content: Content): Text | undefined {
  const items =
    content.kind === 'record'
      ? [content.item]
      : content.kind === 'collection'
        ? [...(content.listed.upcoming ?? []), ...content.listed.items]
        : []
  const events = items.flatMap((item) => eventOf(place, item))
  if (events.length === 0) return undefined
  return { type: 'text/calendar; charset=utf-8', text: ical(events) }
}

function eventOf(place: Place, item: PublishedItem) {
  const { event, location, excerpt } = item.body
  if (!event) return []
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location ?? {}
  const written = excerpt?.[item.locale]
  const { origin, timeZone } = place.site
  return [
    {
      uid: `${item.id}@${new URL(origin).hostname}`,
      title: item.meta.title,
      description: written ? richTextPlain(written) : '',
      location: [addressTitle, addressLine1, addressLine2, addressCountry]
        .filter(Boolean)
        .join(', '),
      url: origin + ownUrl(place, item),
      startAt: new Date(event.startAt),
      endAt: new Date(event.endAt),
      allDay: event.allDay,
      timeZone,
      changedAt: item.publishedAt,
    },
  ]
}

function ownUrl({ shell, language }: Place, document: PublishedItem | PublishedPage): string {
  const own = shell.languages.find(({ tag }) => tag === document.locale) ?? language
  return urlIn(own.prefix, document.path)
}
