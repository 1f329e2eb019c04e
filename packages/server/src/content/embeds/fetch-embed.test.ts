import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { startStandIn } from '../../test/fetch.ts'
import { getOEmbedEndpoint } from './oembed.ts'
import { fetchEmbed } from './fetch-embed.ts'
import { fetchUnencrypted } from '../../test/embeds.ts'

const page = (url: string) => fetchEmbed(fetchUnencrypted, { kind: 'page', url })
const feed = (url: string) => fetchEmbed(fetchUnencrypted, { kind: 'feed', url })

/** Answers each path with a text of a type; 404 to all others. */
const files =
  (
    texts: Readonly<Record<string, readonly [type: string, text: string | Buffer]>>,
  ): RequestListener =>
  ({ url = '' }, reply) => {
    const [type, text] = texts[url] ?? []
    if (type === undefined) reply.writeHead(404).end()
    else reply.writeHead(200, { 'content-type': type }).end(text)
  }

describe('a provider that speaks oEmbed', () => {
  it('is asked for a post, of which only the text is read', async () => {
    const there = await startStandIn('publish.twitter.com', (_, reply) =>
      reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(
        JSON.stringify({
          type: 'rich',
          version: '1.0',
          author_name: 'Ada & Max',
          author_url: 'https://twitter.com/kiln',
          provider_name: 'Twitter',
          html: '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">just setting up my <b>kiln</b> &amp; oven<br>now</p>&mdash; Ada (@kiln) <a href="https://x">March 21</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
        }),
      ),
    )
    expect(await page('https://x.com/kiln/status/20?s=20')).toEqual({
      title: 'Ada & Max',
      text: 'just setting up my kiln & oven\nnow',
      author: 'Ada & Max',
      image: '',
      entries: [],
      dates: [],
    })
    expect(there.requests).toEqual([
      '/oembed?omit_script=1&dnt=true&url=https%3A%2F%2Fx.com%2Fkiln%2Fstatus%2F20%3Fs%3D20',
    ])
  })

  it('is asked for a photo, which becomes the image of the card', async () => {
    const image = 'https://live.staticflickr.com/1/2_b.jpg'
    await startStandIn('www.flickr.com', (_, reply) =>
      reply
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ type: 'photo', title: 'Raku', author_name: 'Ada', url: image })),
    )
    const found = await page('https://www.flickr.com/photos/kiln/2/')
    expect(found).toMatchObject({ title: 'Raku', author: 'Ada', image })
  })

  it('is discovered from the head of a page', async () => {
    await startStandIn(
      'songs.example',
      files({
        '/a': [
          'text/html',
          `<link rel="alternate" type="application/json+oembed" href="/oembed?a&amp;b"><title>A</title>`,
        ],
        '/oembed?a&b': ['application/json', '{"title":"Song","thumbnail_url":"/cover.png"}'],
      }),
    )
    expect(await page('https://songs.example/a')).toMatchObject({
      title: 'A',
      image: 'http://songs.example/cover.png',
    })
  })

  it('is asked once, and its page is read if the response is useless', async () => {
    for (const answer of ['', 'x', '[]', '{"title":7,"html":{}}', '{"__proto__":{"title":"x"}}']) {
      const there = await startStandIn('soundcloud.com', ({ url = '' }, reply) => {
        if (url.startsWith('/oembed'))
          reply.writeHead(200, { 'content-type': 'application/json' }).end(answer)
        else reply.writeHead(200, { 'content-type': 'text/html' }).end('<title>Track</title>')
      })
      expect(await page('https://soundcloud.com/kiln/one')).toMatchObject({ title: 'Track' })
      expect(there.requests).toHaveLength(2)
    }
  })

  it('is recognized by its hosts only', () => {
    for (const [address, endpoint] of [
      ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/oembed?format=json&url='],
      ['https://vimeo.com/1', 'https://vimeo.com/api/oembed.json?dnt=1&url='],
      ['https://flic.kr/p/1', 'https://www.flickr.com/services/oembed/?format=json&url='],
    ] as const)
      expect(getOEmbedEndpoint(address)).toBe(endpoint + encodeURIComponent(address))
    for (const address of ['https://nottwitter.com/', 'https://x.com.example/', 'x', ''])
      expect(getOEmbedEndpoint(address)).toBeUndefined()
  })
})

describe('another page', () => {
  it('is described by Open Graph, then by other metadata, then by its title', async () => {
    await startStandIn(
      'kiln.example',
      files({
        '/og': [
          'text/html; charset=utf-8',
          `<head><title>No</title><meta property="og:title" content="Salt &amp; &quot;smoke&quot;">
          <meta name="description" content="No"><meta property="og:description" content=" Fired
          tonight "><meta property="og:image" content="/mug.png"><meta name="author" content="Ada"></head>
          <body><meta property="og:title" content="No"></body>`,
        ],
        '/bare': ['text/html', '<TITLE>Bare &eacute;</TITLE><meta name=description content=Said>'],
        '/nothing': ['text/html', ''],
        '/latin': [
          'text/html',
          Buffer.from('<meta charset="iso-8859-1"><title>Caf\u00e9</title>', 'latin1'),
        ],
        '/hostile': [
          'text/html',
          '<meta property=og:title content="&lt;script&gt;\u0000"><meta property=og:image content="javascript:x">',
        ],
      }),
    )
    expect(await page('https://kiln.example/og')).toEqual({
      title: 'Salt & "smoke"',
      text: 'Fired tonight',
      author: 'Ada',
      image: 'http://kiln.example/mug.png',
      entries: [],
      dates: [],
    })
    expect(await page('https://kiln.example/bare')).toMatchObject({ title: 'Bare é', text: 'Said' })
    expect(await page('https://kiln.example/nothing')).toMatchObject({ title: '', image: '' })
    expect(await page('https://kiln.example/latin')).toMatchObject({ title: 'Café' })
    expect(await page('https://kiln.example/hostile')).toMatchObject({
      title: '<script>',
      image: '',
    })
  })

  it('that is an image, a program or missing is an error', async () => {
    await startStandIn(
      'kiln.example',
      files({ '/a.png': ['image/png', ''], '/a.json': ['text/json', ''] }),
    )
    for (const path of ['a.png', 'a.json'])
      await expect(page(`https://kiln.example/${path}`)).rejects.toMatchObject({
        code: 'fetch.wrongType',
      })
    await expect(page('https://kiln.example/gone')).rejects.toMatchObject({ code: 'fetch.refused' })
  })
})

describe('a feed', () => {
  const rss = '<rss><channel><title>Diary</title><item><title>One</title><link>/1</link></item>'
  const one = { title: 'One', url: 'http://kiln.example/1' }

  it('is read, or discovered from the page that links to it', async () => {
    await startStandIn(
      'kiln.example',
      files({
        '/feed': ['application/rss+xml', rss],
        '/journal': [
          'text/html',
          '<link rel="alternate stylesheet" href="/x"><link rel=alternate type=application/rss+xml href=/feed>',
        ],
        '/plain': ['text/html', '<p>none</p>'],
        '/not': ['text/xml', '<svg/>'],
      }),
    )
    for (const path of ['feed', 'journal'])
      expect(await feed(`https://kiln.example/${path}`)).toMatchObject({
        title: 'Diary',
        entries: [one],
      })
    for (const path of ['plain', 'not'])
      await expect(feed(`https://kiln.example/${path}`)).rejects.toMatchObject({
        code: 'fetch.wrongType',
      })
  })
})

describe('the dates of a page', () => {
  const dates = (url: string) =>
    fetchEmbed(fetchUnencrypted, { kind: 'dates', url }, new Date('2027-03-05T12:00:00Z'))
  const requests = (startDate: string) =>
    `<script type=application/ld+json>{"@type":"Event","name":"Firing","startDate":"${startDate}"}</script>`

  it('are the upcoming ones; a page without any is an error', async () => {
    await startStandIn(
      'hall.example',
      files({
        '/tour': [
          'text/html',
          `<title>On tour</title>${requests('2027-03-03')}${requests('2027-03-04')}`,
        ],
        '/over': ['text/html', requests('2027-03-03')],
        '/plain': ['text/html', '<p>On Friday</p>'],
      }),
    )
    expect(await dates('https://hall.example/tour')).toMatchObject({
      title: 'On tour',
      dates: [{ day: '2027-03-04', venue: 'Firing' }],
    })
    expect(await dates('https://hall.example/over')).toMatchObject({ dates: [] })
    await expect(dates('https://hall.example/plain')).rejects.toMatchObject({
      code: 'embeds.noDates',
    })
  })
})

describe('the coordinates of an address', () => {
  const place = (q: string) =>
    fetchEmbed(fetchUnencrypted, { kind: 'place', url: `https://map.example/search?q=${q}` })

  it('are those of the best match; none is an error', async () => {
    const answer = (json: string) => ['application/json', json] as const
    await startStandIn(
      'map.example',
      files({
        '/search?q=lyon': answer('[{"lat":"45.7578","lon":"-4.8320"},{"lat":"1","lon":"2"}]'),
        '/search?q=none': answer('[]'),
        '/search?q=pole': answer('[{"lat":"90","lon":"0"}]'),
        '/search?q=empty': answer('[{"lat":"","lon":null}]'),
        '/search?q=noise': answer('{"error":'),
      }),
    )
    expect(await place('lyon')).toMatchObject({ coordinates: { lat: 45.7578, lng: -4.832 } })
    for (const q of ['none', 'pole', 'empty', 'noise'])
      await expect(place(q)).rejects.toMatchObject({ code: 'embeds.noPlace' })
  })
})
