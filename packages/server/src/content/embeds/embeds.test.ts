import { blockTypeCodes } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { startStandIn } from '../../test/fetch.ts'
import { testImage } from '../../test/files.ts'
import { requeueStaleEmbeds, deleteUnusedEmbeds } from './store.ts'
import { testEmbedStudio } from '../../test/embeds.ts'

const { twitter, rss, foursquare, embed, video, tock, map, 'tour-dates': tour } = blockTypeCodes
const html = { 'content-type': 'text/html' }
const SELECT_URLS = 'select url from embed where site_id = $1'
const PLACE = 'https://foursquare.com/v/kiln'

let side = 640
const createImage = () => testImage('jpeg', { width: ++side, height: 300 }).toBuffer()

/** Starts a stand-in with the page of a place and its image. */
async function place(title = 'The Kiln &amp; co') {
  const bytes = await createImage()
  return startStandIn('foursquare.com', ({ url }, reply) => {
    if (url === '/kiln.jpg') reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
    else
      reply
        .writeHead(200, html)
        .end(
          `<meta property=og:title content="${title}"><meta property=og:image content=/kiln.jpg>`,
        )
  })
}

const createFeed = (...titles: readonly string[]) =>
  `<rss><channel>${titles.map((title, n) => `<item><title>${title}</title><link>/${n}</link></item>`).join('')}`

it('fetches external content after saving, and shows it without loading anything from there', async () => {
  const { page, settle, shown, embeds, browser } = await testEmbedStudio()
  const there = await place()
  const { id, slug, blockIds } = await page([foursquare, { data: { url: PLACE } }])
  expect(there.requests).toEqual([])
  expect(await shown(slug)).toContain('>View on Foursquare</a>')
  expect(await embeds(id)).toMatchObject([{ blockId: blockIds[0], state: 'waiting', url: PLACE }])

  await settle()
  expect(there.requests).toEqual(['/v/kiln', '/kiln.jpg'])
  await expect.poll(() => shown(slug)).toContain('>The Kiln &amp; co</a>')
  const text = await shown(slug)
  const [, src = ''] = /<img class="provider-picture" src="(\/assets\/[^"]+)"/.exec(text) ?? []
  expect((await browser().visit(src)).status).toBe(200)
  expect(text).not.toMatch(/(?:src|srcset|data-player)="[^"]*foursquare/)
  expect(await embeds(id)).toMatchObject([
    { state: 'read', title: 'The Kiln & co', message: null, readAt: expect.any(String) },
  ])
  // Rendered again without another request.
  await shown(slug)
  expect(there.requests).toHaveLength(2)
})

it('fetches the embeds of a saved draft, once for all blocks, and again when the URL changes', async () => {
  const { page, settle, change, embeds, rows } = await testEmbedStudio()
  const there = await place()
  const { id, rev, blockIds } = await page([foursquare, {}])
  await settle()
  expect(there.requests).toEqual([])

  const path = ['blocks', blockIds[0] ?? '', 'data', 'url']
  await change(id, rev, { op: 'set', path, value: PLACE })
  await settle()
  expect(there.requests).toEqual(['/v/kiln', '/kiln.jpg'])
  await page([foursquare, { data: { url: PLACE } }], [foursquare, { data: { url: PLACE } }])
  await settle()
  expect(there.requests).toHaveLength(2)

  await change(id, rev + 1, { op: 'set', path, value: `${PLACE}/2` })
  await settle()
  expect(there.requests.slice(2)).toEqual(['/v/kiln/2', '/kiln.jpg'])
  expect(await embeds(id)).toMatchObject([{ url: `${PLACE}/2`, state: 'read' }])
  expect(await rows(SELECT_URLS)).toHaveLength(2)
})

it('emits no event for a save with the same embeds', async () => {
  const { page, settle, change, rows } = await testEmbedStudio()
  await place()
  const { id, rev, blockIds } = await page([foursquare, { data: { url: PLACE } }])
  await settle()
  const events = () =>
    rows(
      `select count(*)::int as n from outbox where site_id = $1 and topic = 'documents.readings'`,
    )
  const before = await events()
  const path = ['blocks', blockIds[0] ?? '', 'data', 'layout']
  expect((await change(id, rev, { op: 'set', path, value: 'stacked' })).status).toBe(200)
  expect(await events()).toEqual(before)
})

describe('content that cannot be fetched', () => {
  it('leaves a link, tells editors the reason, and is tried again several times', async () => {
    const { page, settle, shown, embeds, rows, db } = await testEmbedStudio()
    let asked = 0
    let isOnline = false
    await startStandIn('foursquare.com', (_, reply) => {
      asked += 1
      if (isOnline) reply.writeHead(200, html).end('<title>Awake</title>')
      else reply.writeHead(503).end()
    })
    const { id, slug } = await page([foursquare, { data: { url: PLACE } }])
    await settle()
    expect(await shown(slug)).toContain('>View on Foursquare</a>')
    expect(await embeds(id)).toMatchObject([
      { state: 'failed', message: expect.stringContaining('is not public') },
    ])
    for (let hour = 0; hour < 9; hour += 1) {
      await requeueStaleEmbeds(db)
      await settle()
    }
    expect(asked).toBe(5)

    isOnline = true
    await rows(`update embed set tries = 1 where site_id = $1`)
    await requeueStaleEmbeds(db)
    await settle()
    expect(await embeds(id)).toMatchObject([{ state: 'read', title: 'Awake', message: null }])
  })

  it('is not tried again after several crashes, until an editor asks for it', async () => {
    const { page, settle, embeds, rows, call } = await testEmbedStudio()
    const there = await place()
    const { id } = await page([foursquare, { data: { url: PLACE } }])
    await settle()
    const before = there.requests.length
    await rows(
      `update embed set state = 'waiting', tries = 4, taken_at = now() - interval '1 hour' where site_id = $1`,
    )
    await settle()
    expect(there.requests).toHaveLength(before + 2)
    await rows(
      `update embed set state = 'waiting', tries = 5, taken_at = now() - interval '1 hour' where site_id = $1`,
    )
    await settle()
    expect(there.requests).toHaveLength(before + 2)
    await call('POST', `/api/studio/documents/${id}/embeds`)
    await settle()
    expect(there.requests).toHaveLength(before + 4)
    expect(await embeds(id)).toMatchObject([{ state: 'read' }])
  })

  it('affects nothing else on the page, whatever the response', async () => {
    const { page, settle, shown, embeds, complaints } = await testEmbedStudio()
    await place()
    await startStandIn('inside.example', (_, reply) =>
      reply.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    )
    await startStandIn('large.example', (_, reply) =>
      reply.writeHead(200, { ...html, 'content-length': 100_000_000 }).write('x'),
    )
    await startStandIn('loop.example', (_, reply) => reply.writeHead(301, { location: '/' }).end())
    await startStandIn('noise.example', (request) => void request.socket.end('noise\r\n'))
    const hosts = ['inside', 'large', 'loop', 'noise', 'nobody']
    const { id, slug } = await page(
      ...hosts.map((host) => [embed, { data: { url: `https://${host}.example/` } }] as const),
      [tock, { data: { url: 'http://127.0.0.1:5432/' } }],
      [foursquare, { data: { url: PLACE } }],
    )
    await settle()
    await expect.poll(() => shown(slug)).toContain('>The Kiln &amp; co</a>')
    for (const host of hosts) expect(await shown(slug)).toContain(`href="https://${host}.example/"`)
    const messages = new Map((await embeds(id)).map(({ url, message }) => [url, message]))
    expect([...messages.values()].map((message) => message?.slice(0, 30) ?? null)).toEqual([
      'This URL is not on the public ',
      'The content at this URL is too',
      'This URL redirects too many ti',
      'The response from this URL can',
      'The server at this URL is unre',
      'This URL is not on the public ',
      null,
    ])
    expect(complaints).toEqual([])
  })

  it('does not delay saving: only the job waits for a slow server', async () => {
    const { page, change, drain, embeds } = await testEmbedStudio()
    const there = await startStandIn('slow.example', () => undefined)
    const { id, rev, blockIds } = await page([embed, { data: { url: 'https://slow.example/' } }])
    const path = ['blocks', blockIds[0] ?? '', 'data', 'url']
    const saved = await change(id, rev, { op: 'set', path, value: 'https://slow.example/2' })
    expect(saved.status).toBe(200)
    await drain()
    expect(there.requests).toEqual([])
    expect(await embeds(id)).toMatchObject([{ state: 'waiting' }])
  })

  it('is a card without an image if only that fails', async () => {
    const { page, settle, shown } = await testEmbedStudio()
    await startStandIn('foursquare.com', ({ url }, reply) => {
      if (url === '/v/kiln')
        reply
          .writeHead(200, html)
          .end('<title>Place</title><meta property=og:image content=/a.png>')
      else reply.writeHead(200, { 'content-type': 'image/png' }).end('<script>alert(1)</script>')
    })
    const { slug } = await page([foursquare, { data: { url: PLACE } }])
    await settle()
    await expect.poll(() => shown(slug)).toContain('>Place</a>')
    expect(await shown(slug)).not.toContain('provider-picture"')
  })
})

it('lists a feed on the page, escaped, and fetches it again after an hour', async () => {
  const { page, settle, shown, rows, db } = await testEmbedStudio()
  let xml = createFeed('Salt &amp;lt;b&amp;gt; smoke', 'Two')
  await startStandIn('diary.example', (_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/xml' }).end(xml),
  )
  const { slug } = await page([rss, { data: { url: 'https://diary.example/feed', limit: 1 } }])
  await settle()
  await expect
    .poll(() => shown(slug))
    .toContain('<li class="rss-entry"><a class="rss-title" href="http://diary.example/0">')
  expect(await shown(slug)).not.toContain('Two')

  xml = createFeed('Newest')
  await requeueStaleEmbeds(db)
  await settle()
  expect(await shown(slug)).not.toContain('Newest')
  await rows(`update embed set read_at = now() - interval '61 minutes' where site_id = $1`)
  await requeueStaleEmbeds(db)
  await settle()
  await expect.poll(() => shown(slug)).toContain('>Newest</a>')
})

it('lists the dates that a page announces together with those of the owner', async () => {
  const { page, settle, shown, embeds, rows, db } = await testEmbedStudio()
  const events = (day: string) =>
    `<script type="application/ld+json">{"@type":"MusicEvent","startDate":"${day}","location":{"name":"The <Hall>"}}</script>`
  let html = events('2097-03-04')
  await startStandIn('tour.example', (_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end(html),
  )
  const dates = [{ id: 'own', day: '2097-01-02' }]
  const { id, slug } = await page([tour, { data: { dates, url: 'https://tour.example/' } }])
  expect(await shown(slug)).not.toContain('2097-03-04')
  await settle()
  await expect
    .poll(() => shown(slug))
    .toMatch(/datetime="2097-01-02".*datetime="2097-03-04".*The &lt;Hall&gt;/)
  expect(await embeds(id)).toMatchObject([{ state: 'read', message: null }])

  html = '<p>Nothing is planned.</p>'
  await rows(`update embed set read_at = now() - interval '61 minutes' where site_id = $1`)
  await requeueStaleEmbeds(db)
  await settle()
  expect(await embeds(id)).toMatchObject([
    { state: 'failed', message: expect.stringContaining('No dates in a machine-readable form') },
  ])
  await expect.poll(() => shown(slug)).not.toContain('The &lt;Hall&gt;')
  expect(await shown(slug)).toContain('datetime="2097-01-02"')
})

it('geocodes an address once, and shows its map on request', async () => {
  const { page, settle, shown } = await testEmbedStudio()
  const there = await startStandIn('nominatim.openstreetmap.org', (_, reply) =>
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end('[{"lat":"45.7578","lon":"4.832"}]'),
  )
  const at = { text: { 'en-US': { address: '1 Oven Lane\nLyon' } } }
  const { slug } = await page([map, at], [map, at])
  expect(await shown(slug)).not.toContain('data-player')
  await settle()
  await expect.poll(() => shown(slug)).toContain('marker=45.7578%2C4.832')
  expect(there.requests).toEqual(['/search?format=jsonv2&limit=1&q=1%20Oven%20Lane%2C%20Lyon'])
})

it('sends no request for a URL that was still being typed', async () => {
  const { page, change, settle } = await testEmbedStudio()
  const there = await place()
  const { id, rev, blockIds } = await page([foursquare, {}])
  const path = ['blocks', blockIds[0] ?? '', 'data', 'url']
  await change(id, rev, { op: 'set', path, value: 'https://foursquare.com/v/ki' })
  await change(id, rev + 1, { op: 'set', path, value: PLACE })
  await settle()
  expect(there.requests).toEqual(['/v/kiln', '/kiln.jpg'])
})

it('keeps trying a feed that was fetched once', async () => {
  const { page, settle, embeds, rows, db } = await testEmbedStudio()
  let isOnline = true
  await startStandIn('diary.example', (_, reply) =>
    isOnline
      ? reply.writeHead(200, { 'content-type': 'text/xml' }).end(createFeed('One'))
      : reply.writeHead(503).end(),
  )
  const { id } = await page([rss, { data: { url: 'https://diary.example/feed' } }])
  await settle()
  isOnline = false
  await rows(`update embed set read_at = now() - interval '61 minutes' where site_id = $1`)
  for (let hour = 0; hour < 7; hour += 1) {
    await requeueStaleEmbeds(db)
    await settle()
  }
  expect(await rows('select tries, state from embed where site_id = $1')).toEqual([
    { tries: 5, state: 'failed' },
  ])
  isOnline = true
  await requeueStaleEmbeds(db)
  await settle()
  expect(await embeds(id)).toMatchObject([{ state: 'failed' }])
  await rows(`update embed set asked_at = now() - interval '25 hours' where site_id = $1`)
  await requeueStaleEmbeds(db)
  await settle()
  expect(await embeds(id)).toMatchObject([{ state: 'read' }])
})

it('shows titles and images of videos without loading their players', async () => {
  const { page, settle, shown } = await testEmbedStudio()
  const bytes = await createImage()
  await startStandIn('www.youtube.com', (_, reply) =>
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ title: 'A firing', thumbnail_url: 'https://i.ytimg.com/vi/1/hq.jpg' })),
  )
  await startStandIn('i.ytimg.com', (_, reply) =>
    reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
  )
  const { slug } = await page([video, { data: { url: 'https://youtu.be/dQw4w9WgXcQ' } }])
  await settle()
  await expect.poll(() => shown(slug)).toContain('<span class="player-card-title">A firing</span>')
  expect(await shown(slug)).toMatch(/<img class="player-card-image" src="\/assets\//)
  expect(await shown(slug)).not.toContain('ytimg')
})

it('shows a post in its frame only on request, and the policy allows that frame', async () => {
  const { page, browser } = await testEmbedStudio()
  const { slug } = await page([twitter, { data: { id: '20' } }])
  const { text, headers } = await browser().visit(`/${slug}`)
  expect(text).toContain(
    'data-player="https://platform.twitter.com/embed/Tweet.html?dnt=true&amp;id=20"',
  )
  expect(text).not.toMatch(/<(?:iframe|img|link|script)[^>]*twitter/)
  expect(String(headers['content-security-policy'])).toContain('https://platform.twitter.com')
})

describe('an editor of a page', () => {
  it('can have all embeds fetched again', async () => {
    const { page, settle, call, embeds } = await testEmbedStudio()
    await place('Before')
    const { id } = await page([foursquare, { data: { url: PLACE } }])
    await settle()
    await place('After')
    expect(await call('POST', `/api/studio/documents/${id}/embeds`)).toMatchObject({
      status: 200,
      body: { embeds: [{ state: 'waiting', title: 'Before' }] },
    })
    await settle()
    expect(await embeds(id)).toMatchObject([{ state: 'read', title: 'After' }])
  })

  it('gets an error for a document that does not exist', async () => {
    const { call, page, as } = await testEmbedStudio()
    const { id } = await page()
    const none = id.replace(/.{4}$/, '0000')
    expect((await call('GET', `/api/studio/documents/${none}/embeds`)).status).toBe(404)
    expect((await call('POST', `/api/studio/documents/${none}/embeds`)).status).toBe(404)
    const callAsReporter = await as('reporting')
    expect((await callAsReporter('POST', `/api/studio/documents/${id}/embeds`)).status).toBe(403)
  })
})

it('deletes embeds that no document has used for a day, and no others', async () => {
  const { page, publish, settle, change, rows, db } = await testEmbedStudio()
  await place()
  const { id, rev, blockIds } = await page([foursquare, { data: { url: PLACE } }])
  await page([foursquare, { data: { url: `${PLACE}/other` } }])
  await settle()
  const yesterday = () =>
    rows(`update embed set asked_at = now() - interval '25 hours' where site_id = $1`)
  await yesterday()
  await deleteUnusedEmbeds(db)
  expect(await rows(SELECT_URLS)).toHaveLength(2)

  const path = ['blocks', blockIds[0] ?? '', 'data']
  await change(id, rev, { op: 'set', path, value: {} })
  await settle()
  // It is still published.
  expect(await rows(SELECT_URLS)).toHaveLength(2)
  await yesterday()
  await deleteUnusedEmbeds(db)
  expect(await rows(SELECT_URLS)).toHaveLength(2)
  await publish(id, rev + 1)
  await settle()
  await deleteUnusedEmbeds(db)
  expect(await rows(SELECT_URLS)).toMatchObject([{ url: `${PLACE}/other` }])
})
