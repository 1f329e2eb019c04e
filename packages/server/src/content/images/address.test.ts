import type { ImageUpload } from '@vitrine/contract'
import { MAX_PICTURE_BYTES } from '@vitrine/model'
import { expect, it } from 'vitest'
import { standIn } from '../../test/fetch.ts'
import { bomb, testPicture } from '../../test/files.ts'
import { IMAGES, library } from '../../test/images.ts'

const FROM_ADDRESS = `${IMAGES}/address`
const HOST = 'pictures.example'

/** Somebody else's server with these files; what else is asked for it does not have. */
const picturesAt = (files: Readonly<Record<string, readonly [type: string, bytes: Uint8Array]>>) =>
  standIn(HOST, ({ url = '' }, reply) => {
    const [type, bytes] = files[url] ?? []
    if (type === undefined) reply.writeHead(404).end()
    else reply.writeHead(200, { 'content-type': type }).end(bytes)
  })

it('takes in a picture by its address, with its name, and keeps it as its own', async () => {
  const { call, browser } = await library()
  const bytes = await testPicture('png', { width: 611, height: 300 }).toBuffer()
  const there = await picturesAt({ '/a/Gr%C3%BC%C3%9Fe.png?size=l': ['image/png', bytes] })
  const url = `http://${HOST}/a/Gr%C3%BC%C3%9Fe.png?size=l`
  const reply = await call('POST', FROM_ADDRESS, { url, description: '<p>A mug</p>' })
  expect(reply).toMatchObject({ status: 200, body: { state: 'complete', filename: 'Grüße.png' } })
  const { image } = reply.body as ImageUpload
  expect(image).toMatchObject({ width: 611, altText: 'A mug', contentType: 'image/png' })
  expect((await browser.visit(image?.url ?? '')).status).toBe(200)
  expect(there.asked).toHaveLength(1)
})

it('looks at what has come, whatever it is said to be', async () => {
  const { call } = await library()
  await picturesAt({
    '/page.png': ['image/png', Buffer.from('<html><script>alert(1)</script></html>')],
    '/bomb.png': ['image/png', bomb(20_000, 20_000)],
    '/page': ['text/html', Buffer.from('<html></html>')],
    '/large.png': ['image/png', Buffer.alloc(MAX_PICTURE_BYTES + 1)],
  })
  for (const [path, code] of [
    ['/page.png', 'files.notAPicture'],
    ['/bomb.png', 'files.tooManyPixels'],
    ['/page', 'fetch.wrongType'],
    ['/large.png', 'fetch.tooLarge'],
    ['/none.png', 'fetch.refused'],
  ])
    expect(await call('POST', FROM_ADDRESS, { url: `http://${HOST}${path}` }), path).toMatchObject({
      status: 422,
      body: { code },
    })
  expect((await call('GET', IMAGES)).body).toMatchObject({ images: [] })
})

it('asks nobody inside, by whatever way the address leads there', async () => {
  const { call } = await library()
  const inside = await standIn('inside.example', (_, reply) => reply.end('secret'))
  const there = await standIn(HOST, ({ url = '' }, reply) =>
    reply.writeHead(302, { location: decodeURIComponent(url.slice(1)) }).end(),
  )
  const addresses = [
    `http://127.0.0.1:${inside.port}/`,
    `http://[::ffff:7f00:1]:${inside.port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost.example:9200/',
  ]
  for (const address of addresses)
    for (const url of [address, `http://${HOST}/${encodeURIComponent(address)}`])
      expect(await call('POST', FROM_ADDRESS, { url }), url).toMatchObject({
        status: 422,
        body: { code: 'fetch.notPublic' },
      })
  expect(inside.asked).toEqual([])
  expect(there.asked).toHaveLength(addresses.length)
})

it('is for those who may add pictures', async () => {
  const { call } = await library('reporting')
  expect((await call('POST', FROM_ADDRESS, { url: `http://${HOST}/` })).status).toBe(403)
})
