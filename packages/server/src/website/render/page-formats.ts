import { richToPlain } from '@vitrine/page'
import { type FeedEntry, renderICalendar, renderRss } from '../../content/feeds/index.ts'
import { renderContent } from '../block-content/index.ts'
import type { PageFormat } from '../content-loading/index.ts'
import { getPageJson, getStaticContext } from '../page-json/index.ts'
import { getSiteTitle, type PageContent, type RenderContext } from '../render-context/index.ts'
import { formatPageUrl, type PublishedItem, type PublishedPage } from '../site-shell/index.ts'
import { getPageMessages } from '../translations/index.ts'
import { type RendererPorts, renderMain } from './renderer.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'

interface TextResponse {
  readonly type: string
  readonly text: string
}

/**
 * Renders a page in a format other than HTML; undefined if it does not have this format.
 *
 * @see compat §4
 */
export async function renderPageFormat(
  renderer: RendererPorts,
  context: RenderContext,
  content: PageContent,
  format: Exclude<PageFormat, 'html'>,
): Promise<TextResponse | undefined> {
  const theme = renderer.themes.get(context.site.theme)
  const messages = getPageMessages(theme, context.language, renderer)
  switch (format) {
    case 'json':
    case 'json-pretty': {
      const space = format === 'json-pretty' ? 2 : undefined
      return toJsonResponse(JSON.stringify(getPageJson(context, content, messages), null, space))
    }
    case 'page-context':
      return toJsonResponse(
        JSON.stringify(getStaticContext(context, content, { ...messages, theme })),
      )
    case 'main-content':
      return {
        type: 'text/html; charset=utf-8',
        text: await renderMain(renderer, context, content),
      }
    case 'rss':
      return content.kind === 'collection' ? renderFeed(context, content) : undefined
    case 'ical':
      return renderCalendarFile(context, content)
  }
}

function toJsonResponse(text: string): TextResponse {
  return { type: 'application/json; charset=utf-8', text }
}

type ContentOfKind<K extends PageContent['kind']> = Extract<PageContent, { readonly kind: K }>

function renderFeed(
  context: RenderContext,
  { page, listing }: ContentOfKind<'collection'>,
): TextResponse {
  const { origin } = context.site
  const url = origin + formatPageUrl(context, page.path)
  const items = [...(listing.upcoming ?? []), ...listing.items]
  const changes = items.map(({ publishedAt }) => publishedAt.getTime())
  const text = renderRss({
    title: `${page.meta.title} — ${getSiteTitle(context)}`,
    description: page.meta.description ?? '',
    language: context.language.tag,
    url,
    self: `${url}?format=rss`,
    changedAt: changes.length === 0 ? undefined : new Date(Math.max(...changes)),
    entries: items
      .filter(({ body }) => body.access.kind === 'everybody')
      .map((item) => toFeedEntry(context, item)),
  })
  return { type: 'application/rss+xml; charset=utf-8', text }
}

function toFeedEntry(context: RenderContext, item: PublishedItem): FeedEntry {
  const { authors } = context.shell.settings
  const { body, meta } = item
  return {
    id: item.id,
    title: meta.title,
    url: context.site.origin + formatPageUrl(context, item.path),
    html: makeUrlsAbsolute(renderContent(context, item), context.site.origin),
    author: authors.find(({ id }) => id === body.authorId)?.displayName ?? '',
    publishedAt: item.publishOn,
    categories: [...body.categories, ...body.tags],
  }
}

/** Makes URLs absolute, for feed readers. */
function makeUrlsAbsolute(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, (_all, name: string) => ` ${name}="${origin}/`)
}

function renderCalendarFile(
  context: RenderContext,
  content: PageContent,
): TextResponse | undefined {
  const items =
    content.kind === 'record'
      ? [content.item]
      : content.kind === 'collection'
        ? [...(content.listing.upcoming ?? []), ...content.listing.items]
        : []
  const events = items.flatMap((item) => toCalendarEvents(context, item))
  if (events.length === 0) return undefined
  return { type: 'text/calendar; charset=utf-8', text: renderICalendar(events) }
}

function toCalendarEvents(context: RenderContext, item: PublishedItem) {
  const { event, location, excerpt } = item.body
  if (!event) return []
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location ?? {}
  const excerptText = excerpt?.[item.locale]
  const { origin, timeZone } = context.site
  return [
    {
      uid: `${item.id}@${new URL(origin).hostname}`,
      title: item.meta.title,
      description: excerptText ? richToPlain(excerptText) : '',
      location: [addressTitle, addressLine1, addressLine2, addressCountry]
        .filter(Boolean)
        .join(', '),
      url: origin + formatOwnUrl(context, item),
      startAt: new Date(event.startAt),
      endAt: new Date(event.endAt),
      allDay: event.allDay,
      timeZone,
      changedAt: item.publishedAt,
    },
  ]
}

function formatOwnUrl(
  { shell, language }: RenderContext,
  document: PublishedItem | PublishedPage,
): string {
  const own = shell.languages.find(({ tag }) => tag === document.locale) ?? language
  return formatLocaleUrl(own.prefix, document.path)
}
