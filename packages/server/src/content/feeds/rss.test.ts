import { describe, expect, it } from 'vitest'
import { type Feed, renderRss } from './rss.ts'

const feed: Feed = {
  title: 'Journal & notes',
  description: '',
  language: 'en-GB',
  url: 'https://shop.example/journal',
  self: 'https://shop.example/journal?format=rss',
  changedAt: new Date('2026-11-14T09:00:00Z'),
  entries: [
    {
      id: '0194',
      title: 'A < B',
      url: 'https://shop.example/journal/a?x=1&y=2',
      html: '<p>One ]]> two</p>',
      author: '',
      publishedAt: new Date('2026-11-14T09:00:00Z'),
      categories: ['Making'],
    },
  ],
}

describe('rss', () => {
  it('escapes markup', () => {
    const text = renderRss(feed)
    expect(text).toContain('<title>A &lt; B</title>')
    expect(text).toContain('<content:encoded>&lt;p&gt;One ]]&gt; two&lt;/p&gt;</content:encoded>')
    expect(text).toContain('<link>https://shop.example/journal/a?x=1&amp;y=2</link>')
    expect(text).toContain('<pubDate>Sat, 14 Nov 2026 09:00:00 GMT</pubDate>')
  })

  it('removes characters that XML does not allow', () => {
    const [entry] = feed.entries
    if (!entry) throw new Error('The feed has an entry')
    const text = renderRss({ ...feed, entries: [{ ...entry, title: 'a\u0000b\uD800c\u{1F3FA}' }] })
    expect(text).toContain('<title>abc\u{1F3FA}</title>')
  })
})
