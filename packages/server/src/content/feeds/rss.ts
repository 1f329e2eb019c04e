import { escapeHtml } from '../../platform/html/escape.ts'

/** What a reader of feeds is told of one item. Addresses are whole; `html` is clean. */
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
  /** Of the page that shows the same. */
  readonly url: string
  /** The feed's own. */
  readonly self: string
  readonly changedAt: Date | undefined
  readonly entries: readonly FeedEntry[]
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/** @see https://www.rssboard.org/rss-specification */
export function rss(feed: Feed): string {
  const head = [
    element('title', feed.title),
    element('link', feed.url),
    element('description', feed.description),
    element('language', feed.language),
    ...(feed.changedAt ? [element('lastBuildDate', feed.changedAt.toUTCString())] : []),
    `<atom:link href="${xml(feed.self)}" rel="self" type="application/rss+xml"/>`,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    ...head,
    ...feed.entries.map(entryOf),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function entryOf(entry: FeedEntry): string {
  const { enclosure } = entry
  return [
    '<item>',
    element('title', entry.title),
    element('link', entry.url),
    `<guid isPermaLink="false">${xml(entry.id)}</guid>`,
    element('pubDate', entry.publishedAt.toUTCString()),
    ...(entry.author === '' ? [] : [element('dc:creator', entry.author)]),
    ...entry.categories.map((category) => element('category', category)),
    `<content:encoded>${xml(entry.html)}</content:encoded>`,
    ...(enclosure
      ? [
          `<enclosure url="${xml(enclosure.url)}" length="${enclosure.bytes}" type="${xml(enclosure.type)}"/>`,
        ]
      : []),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`
}

/** XML 1.0 has no room for control characters, nor for halves of pairs, however they are written. */
function xml(text: string): string {
  const whole = text.replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}|\uFFFE|\uFFFF/gu, '')
  return escapeHtml(whole)
}
