import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFeed } from './feed.ts'

const base = new URL('https://kiln.example/feeds/all.xml')
const entries = (xml: string) => parseFeed(xml, base)?.entries

describe('a feed', () => {
  it('in RSS 2 is read, with any escaping', () => {
    const feed = parseFeed(
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY own "grown">]><!-- <item> -->
      <rss version="2.0" xmlns:atom="x"><channel><title>Kiln &amp; co</title>
      <atom:link rel="self" href="https://kiln.example/self"/><image><title>Logo</title></image>
      <item><title><![CDATA[Salt & <b>smoke</b>]]></title><link>https://kiln.example/a?b=1&amp;c=2</link>
      <description>&lt;p&gt;It &lt;em&gt;rained&lt;/em&gt;.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description>
      <content:encoded><![CDATA[<p>All of it</p>]]></content:encoded>
      <dc:creator>Ada</dc:creator><pubDate>Sat, 21 Nov 2026 10:00:00 +0100</pubDate>
      <guid isPermaLink="false">17</guid></item>
      <item><title>&own; Two</title><guid>../two</guid><pubDate>yesterday</pubDate></item>
      <item><title>Nowhere</title><link>javascript:alert(1)</link></item>
      </channel></rss>`,
      base,
    )
    expect(feed).toEqual({
      title: 'Kiln & co',
      entries: [
        {
          title: 'Salt & smoke',
          url: 'https://kiln.example/a?b=1&c=2',
          text: 'It rained.',
          author: 'Ada',
          publishedAt: '2026-11-21T09:00:00.000Z',
        },
        {
          title: '&own; Two',
          url: 'https://kiln.example/two',
          text: '',
          author: '',
          publishedAt: '',
        },
      ],
    })
  })

  it('in Atom is read, with or without a namespace prefix', () => {
    for (const ns of ['', 'atom:'])
      expect(
        parseFeed(
          `<${ns}feed><${ns}title type="html">The &lt;i&gt;diary&lt;/i&gt;</${ns}title><${ns}entry>
          <${ns}title>Raku</${ns}title><${ns}link rel="enclosure" href="/a.mp3"/><${ns}link href="/raku"/>
          <${ns}id>urn:uuid:1</${ns}id><${ns}author><${ns}name>Ada</${ns}name><${ns}uri>x</${ns}uri></${ns}author>
          <${ns}content type="xhtml"><div>In <b>wood</b></div></${ns}content>
          <${ns}updated>2026-11-21T10:00:00Z</${ns}updated></${ns}entry></${ns}feed>`,
          base,
        )?.entries,
      ).toEqual([
        {
          title: 'Raku',
          url: 'https://kiln.example/raku',
          text: 'In wood',
          author: 'Ada',
          publishedAt: '2026-11-21T10:00:00.000Z',
        },
      ])
  })

  it('in RSS 1 is read, with entries outside of the channel', () => {
    const xml = `<rdf:RDF><channel rdf:about="x"><title>News</title></channel>
      <item rdf:about="y"><title>One</title><link>/one</link><dc:date>2026-01-02</dc:date></item></rdf:RDF>`
    expect(parseFeed(xml, base)?.title).toBe('News')
    expect(entries(xml)).toMatchObject([{ title: 'One', url: 'https://kiln.example/one' }])
  })

  it('is read up to fifty entries with limited lengths', () => {
    const item = `<item><title>${'x'.repeat(400)}</title><link>/${'y'.repeat(100)}</link><description>${'z '.repeat(40_000)}</description></item>`
    const found = entries(`<rss><channel>${item.repeat(60)}`)
    expect(found).toHaveLength(50)
    expect(found?.[0]?.title).toHaveLength(300)
    expect(found?.[0]?.text.length).toBeLessThanOrEqual(500)
  })

  it('is undefined for anything else', () => {
    for (const xml of ['', 'x', '<html><item><link>/a</link></item></html>', '<entry/>', '{}'])
      expect(parseFeed(xml, base)).toBeUndefined()
  })
})

describe('any content of a feed', () => {
  const part = fc.constantFrom(
    ...['<rss>', '<channel>', '<item>', '</item>', '<title>', '</title>', '<link>', '</link>'],
    ...[
      '<feed>',
      '<entry>',
      '</entry>',
      '<link href="/x"/>',
      '<a b="',
      "<c d='",
      '<![CDATA[',
      ']]>',
    ],
    ...[
      '<!--',
      '-->',
      '<!DOCTYPE x [',
      ']>',
      '<?',
      '?>',
      '&lt;script&gt;',
      '&#0;',
      '&#xD800;',
      '<',
    ],
    ...['javascript:x', 'https://kiln.example/', '\u0000', '\ud800', '</', '>', 'words'],
  )

  it('is parsed without an error into plain texts and URLs', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        for (const { title, url, text, author, publishedAt } of entries(parts.join('')) ?? []) {
          expect(url).toMatch(/^https?:\/\//)
          for (const words of [title, text, author, publishedAt])
            expect(words).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    [
      'entities that grow',
      `<!DOCTYPE a [<!ENTITY a "${'b'.repeat(1_000)}">]><rss>${'&a;'.repeat(9_000)}`,
    ],
    ['elements in each other', `<rss><channel><item>${'<a>'.repeat(300_000)}`],
    ['what never ends', `<rss>${'<![CDATA['.repeat(100_000)}`],
    ['tags that never end', `<rss>${'<a b="'.repeat(100_000)}`],
    ['comments that never end', `<rss>${'<!-- '.repeat(200_000)}`],
    ['empty entries', `<rss>${'<item/>'.repeat(200_000)}`],
  ])('is parsed in linear time: %s', (_, xml) => {
    // Otherwise the test would time out.
    for (let times = 0; times < 5; times += 1) expect(entries(xml) ?? []).toEqual([])
  })
})
