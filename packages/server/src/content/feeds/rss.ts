import { escapeHtml } from '../../platform/html/escape.ts'

/** An item of a feed. URLs are absolute, and `html` is sanitized. */
export interface FeedEntry {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly html: string
  readonly author: string
  readonly publishedAt: Date
  readonly categories: readonly string[]
  readonly enclosure?: { readonly url: string; readonly type: string; readonly bytes: number }
}

export interface Feed {
  readonly title: string
  readonly description: string
  readonly language: string
  /** The URL of the page with the same items. */
  readonly url: string
  /** The URL of the feed itself. */
  readonly self: string
  readonly changedAt: Date | undefined
  readonly entries: readonly FeedEntry[]
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/** Renders a feed as RSS 2. @see https://www.rssboard.org/rss-specification */
export function renderRss(feed: Feed): string {
  const head = [
    renderElement('title', feed.title),
    renderElement('link', feed.url),
    renderElement('description', feed.description),
    renderElement('language', feed.language),
    ...(feed.changedAt ? [renderElement('lastBuildDate', feed.changedAt.toUTCString())] : []),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    ...head,
    ...feed.entries.map(renderEntry),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function renderEntry(entry: FeedEntry): string {
  const { enclosure } = entry
  return [
    '<item>',
    renderElement('title', entry.title),
    renderElement('link', entry.url),
    `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
    renderElement('pubDate', entry.publishedAt.toUTCString()),
    ...(entry.author === '' ? [] : [renderElement('dc:creator', entry.author)]),
    ...entry.categories.map((category) => renderElement('category', category)),
    `<content:encoded>${escapeXml(entry.html)}</content:encoded>`,
    ...(enclosure
      ? [
          `<enclosure url="${escapeXml(enclosure.url)}" length="${enclosure.bytes}" type="${escapeXml(enclosure.type)}"/>`,
        ]
      : []),
    '</item>',
  ].join('\n')
}

function renderElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** Escapes a text for XML 1.0, which allows neither control characters nor unpaired surrogates. */
function escapeXml(text: string): string {
  const allowed = text.replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}|\uFFFE|\uFFFF/gu, '')
  return escapeHtml(allowed)
}
