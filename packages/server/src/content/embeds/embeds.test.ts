import { blockTypeCodes } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { standIn } from '../../test/fetch.ts'
import { testPicture } from '../../test/files.ts'
import { askForStale, forgetUnshown } from './store.ts'
import { embedStudio } from '../../test/embeds.ts'

const { twitter, rss, foursquare, embed, video, tock, map, 'tour-dates': tour } = blockTypeCodes
const html = { 'content-type': 'text/html' }
const KEPT = 'select url from embed where site_id = $1'
const PLACE = 'https://foursquare.com/v/kiln'

let side = 640
const picture = () => testPicture('jpeg', { width: ++side, height: 300 }).toBuffer()

/** A place with a picture, on a stand-in. */
async function place(title = 'The Kiln &amp; co') {
  const bytes = await picture()
  return standIn('foursquare.com', ({ url }, reply) => {
    if (url === '/kiln.jpg') reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
    else
      reply
        .writeHead(200, html)
        .end(
          `<meta property=og:title content="${title}"><meta property=og:image content=/kiln.jpg>`,
        )
  })
}

const feedOf = (...titles: readonly string[]) =>
  `<rss><channel>${titles.map((title, n) => `<item><title>${title}</title><link>/${n}</link></item>`).join('')}`

it('reads what a page shows of others after it was saved, and shows it with nothing of theirs', async () => {
  const { page, settle, shown, embeds, browser } = await embedStudio()
  const there = await place()
  const { id, slug, blockIds } = await page([foursquare, { data: { url: PLACE } }])
  expect(there.asked).toEqual([])
  expect(await shown(slug)).toContain('>See it on Foursquare</a>')
  expect(await embeds(id)).toMatchObject([{ blockId: blockIds[0], state: 'waiting', url: PLACE }])

  await settle()
  expect(there.asked).toEqual(['/v/kiln', '/kiln.jpg'])
  await expect.poll(() => shown(slug)).toContain('>The Kiln &amp; co</a>')
  const text = await shown(slug)
  const [, src = ''] = /<img class="provider-picture" src="(\/assets\/[^"]+)"/.exec(text) ?? []
  expect((await browser().visit(src)).status).toBe(200)
  expect(text).not.toMatch(/(?:src|srcset|data-player)="[^"]*foursquare/)
  expect(await embeds(id)).toMatchObject([
    { state: 'read', title: 'The Kiln & co', message: null, readAt: expect.any(String) },
  ])
  // Drawn again and again, and nobody is asked.
  await shown(slug)
  expect(there.asked).toHaveLength(2)
})

it('reads a draft’s when it is saved, once for all that show it, and again when the address changes', async () => {
  const { page, settle, change, embeds, rows } = await embedStudio()
  const there = await place()
  const { id, rev, blockIds } = await page([foursquare, {}])
  await settle()
  expect(there.asked).toEqual([])

  const path = ['blocks', blockIds[0] ?? '', 'data', 'url']
  await change(id, rev, { op: 'set', path, value: PLACE })
  await settle()
  expect(there.asked).toEqual(['/v/kiln', '/kiln.jpg'])
  await page([foursquare, { data: { url: PLACE } }], [foursquare, { data: { url: PLACE } }])
  await settle()
  expect(there.asked).toHaveLength(2)

  await change(id, rev + 1, { op: 'set', path, value: `${PLACE}/2` })
  await settle()
  expect(there.asked.slice(2)).toEqual(['/v/kiln/2', '/kiln.jpg'])
  expect(await embeds(id)).toMatchObject([{ url: `${PLACE}/2`, state: 'read' }])
  expect(await rows(KEPT)).toHaveLength(2)
})

it('tells nobody of a save that shows the same of others', async () => {
  const { page, settle, change, rows } = await embedStudio()
  await place()
  const { id, rev, blockIds } = await page([foursquare, { data: { url: PLACE } }])
  await settle()
  const told = () =>
    rows(
      `select count(*)::int as n from outbox where site_id = $1 and topic = 'documents.readings'`,
    )
  const before = await told()
  const path = ['blocks', blockIds[0] ?? '', 'data', 'layout']
  expect((await change(id, rev, { op: 'set', path, value: 'stacked' })).status).toBe(200)
  expect(await told()).toEqual(before)
})

describe('what cannot be read', () => {
  it('leaves a link, says why to who works on the page, and is tried again some times', async () => {
    const { page, settle, shown, embeds, rows, db } = await embedStudio()
    let asked = 0
    let isAwake = false
    await standIn('foursquare.com', (_, reply) => {
      asked += 1
      if (isAwake) reply.writeHead(200, html).end('<title>Awake</title>')
      else reply.writeHead(503).end()
    })
    const { id, slug } = await page([foursquare, { data: { url: PLACE } }])
    await settle()
    expect(await shown(slug)).toContain('>See it on Foursquare</a>')
    expect(await embeds(id)).toMatchObject([
      { state: 'failed', message: expect.stringContaining('is not given to everybody') },
    ])
    for (let hour = 0; hour < 9; hour += 1) {
      await askForStale(db)
      await settle()
    }
    expect(asked).toBe(5)

    isAwake = true
    await rows(`update embed set tries = 1 where site_id = $1`)
    await askForStale(db)
    await settle()
    expect(await embeds(id)).toMatchObject([{ state: 'read', title: 'Awake', message: null }])
  })

  it('is left alone when nobody who begins it comes back, until somebody wants it', async () => {
    const { page, settle, embeds, rows, call } = await embedStudio()
    const there = await place()
    const { id } = await page([foursquare, { data: { url: PLACE } }])
    await settle()
    const before = there.asked.length
    await rows(
      `update embed set state = 'waiting', tries = 4, taken_at = now() - interval '1 hour' where site_id = $1`,
    )
    await settle()
    expect(there.asked).toHaveLength(before + 2)
    await rows(
      `update embed set state = 'waiting', tries = 5, taken_at = now() - interval '1 hour' where site_id = $1`,
    )
    await settle()
    expect(there.asked).toHaveLength(before + 2)
    await call('POST', `/api/studio/documents/${id}/embeds`)
    await settle()
    expect(there.asked).toHaveLength(before + 4)
    expect(await embeds(id)).toMatchObject([{ state: 'read' }])
  })

  it('harms nothing else on the page, however it answers', async () => {
    const { page, settle, shown, embeds, complaints } = await embedStudio()
    await place()
    await standIn('inside.example', (_, reply) =>
      reply.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    )
    await standIn('large.example', (_, reply) =>
      reply.writeHead(200, { ...html, 'content-length': 100_000_000 }).write('x'),
    )
    await standIn('loop.example', (_, reply) => reply.writeHead(301, { location: '/' }).end())
    await standIn('noise.example', (request) => void request.socket.end('noise\r\n'))
    const hosts = ['inside', 'large', 'loop', 'noise', 'nobody']
    const { id, slug } = await page(
      ...hosts.map((host) => [embed, { data: { url: `https://${host}.example/` } }] as const),
      [tock, { data: { url: 'http://127.0.0.1:5432/' } }],
      [foursquare, { data: { url: PLACE } }],
    )
    await settle()
    await expect.poll(() => shown(slug)).toContain('>The Kiln &amp; co</a>')
    for (const host of hosts) expect(await shown(slug)).toContain(`href="https://${host}.example/"`)
    const said = new Map((await embeds(id)).map(({ url, message }) => [url, message]))
    expect([...said.values()].map((message) => message?.slice(0, 30) ?? null)).toEqual([
      'This address does not lead to ',
      'What stands at this address is',
      'This address leads on to other',
      'The answer from this address c',
      'Nobody answers at this address',
      'This address does not lead to ',
      null,
    ])
    expect(complaints).toEqual([])
  })

  it('keeps no save waiting: a slow server is asked by the job alone', async () => {
    const { page, change, drain, embeds } = await embedStudio()
    const there = await standIn('slow.example', () => undefined)
    const { id, rev, blockIds } = await page([embed, { data: { url: 'https://slow.example/' } }])
    const path = ['blocks', blockIds[0] ?? '', 'data', 'url']
    const saved = await change(id, rev, { op: 'set', path, value: 'https://slow.example/2' })
    expect(saved.status).toBe(200)
    await drain()
    expect(there.asked).toEqual([])
    expect(await embeds(id)).toMatchObject([{ state: 'waiting' }])
  })

  it('is a card without a picture when only that is not to be had', async () => {
    const { page, settle, shown } = await embedStudio()
    await standIn('foursquare.com', ({ url }, reply) => {
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

it('lists a feed on the page, escaped, and reads it again when it is an hour old', async () => {
  const { page, settle, shown, rows, db } = await embedStudio()
  let xml = feedOf('Salt &amp;lt;b&amp;gt; smoke', 'Two')
  await standIn('diary.example', (_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/xml' }).end(xml),
  )
  const { slug } = await page([rss, { data: { url: 'https://diary.example/feed', limit: 1 } }])
  await settle()
  await expect
    .poll(() => shown(slug))
    .toContain('<li class="rss-entry"><a class="rss-title" href="http://diary.example/0">')
  expect(await shown(slug)).not.toContain('Two')

  xml = feedOf('Newest')
  await askForStale(db)
  await settle()
  expect(await shown(slug)).not.toContain('Newest')
  await rows(`update embed set read_at = now() - interval '61 minutes' where site_id = $1`)
  await askForStale(db)
  await settle()
  await expect.poll(() => shown(slug)).toContain('>Newest</a>')
})

it('lists the dates that a page announces, beside those of the owner', async () => {
  const { page, settle, shown, embeds, rows, db } = await embedStudio()
  const told = (day: string) =>
    `<script type="application/ld+json">{"@type":"MusicEvent","startDate":"${day}","location":{"name":"The <Hall>"}}</script>`
  let html = told('2097-03-04')
  await standIn('tour.example', (_, reply) =>
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
  await askForStale(db)
  await settle()
  expect(await embeds(id)).toMatchObject([
    { state: 'failed', message: expect.stringContaining('No dates are announced') },
  ])
  await expect.poll(() => shown(slug)).not.toContain('The &lt;Hall&gt;')
  expect(await shown(slug)).toContain('datetime="2097-01-02"')
})

it('finds where an address is, once, and shows its map to who asks', async () => {
  const { page, settle, shown } = await embedStudio()
  const there = await standIn('nominatim.openstreetmap.org', (_, reply) =>
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end('[{"lat":"45.7578","lon":"4.832"}]'),
  )
  const at = { text: { 'en-US': { address: '1 Oven Lane\nLyon' } } }
  const { slug } = await page([map, at], [map, at])
  expect(await shown(slug)).not.toContain('data-player')
  await settle()
  await expect.poll(() => shown(slug)).toContain('marker=45.7578%2C4.832')
  expect(there.asked).toEqual(['/search?format=jsonv2&limit=1&q=1%20Oven%20Lane%2C%20Lyon'])
})

it('asks nobody at an address that was still being typed', async () => {
  const { page, change, settle } = await embedStudio()
  const there = await place()
  const { id, rev, blockIds } = await page([foursquare, {}])
  const path = ['blocks', blockIds[0] ?? '', 'data', 'url']
  await change(id, rev, { op: 'set', path, value: 'https://foursquare.com/v/ki' })
  await change(id, rev + 1, { op: 'set', path, value: PLACE })
  await settle()
  expect(there.asked).toEqual(['/v/kiln', '/kiln.jpg'])
})

it('does not give up a feed that could be read once', async () => {
  const { page, settle, embeds, rows, db } = await embedStudio()
  let isAwake = true
  await standIn('diary.example', (_, reply) =>
    isAwake
      ? reply.writeHead(200, { 'content-type': 'text/xml' }).end(feedOf('One'))
      : reply.writeHead(503).end(),
  )
  const { id } = await page([rss, { data: { url: 'https://diary.example/feed' } }])
  await settle()
  isAwake = false
  await rows(`update embed set read_at = now() - interval '61 minutes' where site_id = $1`)
  for (let hour = 0; hour < 7; hour += 1) {
    await askForStale(db)
    await settle()
  }
  expect(await rows('select tries, state from embed where site_id = $1')).toEqual([
    { tries: 5, state: 'failed' },
  ])
  isAwake = true
  await askForStale(db)
  await settle()
  expect(await embeds(id)).toMatchObject([{ state: 'failed' }])
  await rows(`update embed set asked_at = now() - interval '25 hours' where site_id = $1`)
  await askForStale(db)
  await settle()
  expect(await embeds(id)).toMatchObject([{ state: 'read' }])
})

it('gives films their titles and pictures, and asks their players for nothing', async () => {
  const { page, settle, shown } = await embedStudio()
  const bytes = await picture()
  await standIn('www.youtube.com', (_, reply) =>
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ title: 'A firing', thumbnail_url: 'https://i.ytimg.com/vi/1/hq.jpg' })),
  )
  await standIn('i.ytimg.com', (_, reply) =>
    reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
  )
  const { slug } = await page([video, { data: { url: 'https://youtu.be/dQw4w9WgXcQ' } }])
  await settle()
  await expect.poll(() => shown(slug)).toContain('<span class="player-card-title">A firing</span>')
  expect(await shown(slug)).toMatch(/<img class="player-card-image" src="\/assets\//)
  expect(await shown(slug)).not.toContain('ytimg')
})

it('has a post shown in its frame only by who asks, and the page allows that frame', async () => {
  const { page, browser } = await embedStudio()
  const { slug } = await page([twitter, { data: { id: '20' } }])
  const { text, headers } = await browser().visit(`/${slug}`)
  expect(text).toContain(
    'data-player="https://platform.twitter.com/embed/Tweet.html?dnt=true&amp;id=20"',
  )
  expect(text).not.toMatch(/<(?:iframe|img|link|script)[^>]*twitter/)
  expect(String(headers['content-security-policy'])).toContain('https://platform.twitter.com')
})

describe('who works on a page', () => {
  it('can have all of it read again', async () => {
    const { page, settle, call, embeds } = await embedStudio()
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

  it('is told of a document that is not there', async () => {
    const { call, page, as } = await embedStudio()
    const { id } = await page()
    const none = id.replace(/.{4}$/, '0000')
    expect((await call('GET', `/api/studio/documents/${none}/embeds`)).status).toBe(404)
    expect((await call('POST', `/api/studio/documents/${none}/embeds`)).status).toBe(404)
    const callAsReporter = await as('reporting')
    expect((await callAsReporter('POST', `/api/studio/documents/${id}/embeds`)).status).toBe(403)
  })
})

it('forgets what no document has shown for a day, and nothing that one shows', async () => {
  const { page, publish, settle, change, rows, db } = await embedStudio()
  await place()
  const { id, rev, blockIds } = await page([foursquare, { data: { url: PLACE } }])
  await page([foursquare, { data: { url: `${PLACE}/other` } }])
  await settle()
  const yesterday = () =>
    rows(`update embed set asked_at = now() - interval '25 hours' where site_id = $1`)
  await yesterday()
  await forgetUnshown(db)
  expect(await rows(KEPT)).toHaveLength(2)

  const path = ['blocks', blockIds[0] ?? '', 'data']
  await change(id, rev, { op: 'set', path, value: {} })
  await settle()
  // It is still published.
  expect(await rows(KEPT)).toHaveLength(2)
  await yesterday()
  await forgetUnshown(db)
  expect(await rows(KEPT)).toHaveLength(2)
  await publish(id, rev + 1)
  await settle()
  await forgetUnshown(db)
  expect(await rows(KEPT)).toMatchObject([{ url: `${PLACE}/other` }])
})
