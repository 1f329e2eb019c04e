import type { FileUpload } from '@vitrine/contract'
import { MAX_IMAGE_BYTES } from '@vitrine/model'
import { expect, it } from 'vitest'
import { startStandIn } from '../../test/fetch.ts'
import { bomb, testImage } from '../../test/files.ts'
import { FILES, testLibrary } from '../../test/library.ts'

const FROM_ADDRESS = `${FILES}/address`
const HOST = 'pictures.example'

/** Starts another server with these files; any other path is not found. */
const serveImages = (files: Readonly<Record<string, readonly [type: string, bytes: Uint8Array]>>) =>
  startStandIn(HOST, ({ url = '' }, reply) => {
    const [type, bytes] = files[url] ?? []
    if (type === undefined) reply.writeHead(404).end()
    else reply.writeHead(200, { 'content-type': type }).end(bytes)
  })

it('stores an image from a URL with its name', async () => {
  const { call, browser } = await testLibrary()
  const bytes = await testImage('png', { width: 611, height: 300 }).toBuffer()
  const there = await serveImages({ '/a/Gr%C3%BC%C3%9Fe.png?size=l': ['image/png', bytes] })
  const url = `http://${HOST}/a/Gr%C3%BC%C3%9Fe.png?size=l`
  const reply = await call('POST', FROM_ADDRESS, { url, description: '<p>A mug</p>' })
  expect(reply).toMatchObject({ status: 200, body: { state: 'complete', filename: 'Grüße.png' } })
  const { file } = reply.body as FileUpload
  expect(file).toMatchObject({
    contentType: 'image/png',
    image: { width: 611, altText: 'A mug' },
  })
  expect((await browser.visit(file?.url ?? '')).status).toBe(200)
  expect(there.requests).toHaveLength(1)
})

it('validates the file, whatever its declared type', async () => {
  const { call } = await testLibrary()
  await serveImages({
    '/page.png': ['image/png', Buffer.from('<html><script>alert(1)</script></html>')],
    '/bomb.png': ['image/png', bomb(20_000, 20_000)],
    '/page': ['text/html', Buffer.from('<html></html>')],
    '/large.png': ['image/png', Buffer.alloc(MAX_IMAGE_BYTES + 1)],
  })
  for (const [path, code] of [
    ['/page.png', 'files.notAnImage'],
    ['/bomb.png', 'files.tooManyPixels'],
    ['/page', 'fetch.wrongType'],
    ['/large.png', 'fetch.tooLarge'],
    ['/none.png', 'fetch.refused'],
  ])
    expect(await call('POST', FROM_ADDRESS, { url: `http://${HOST}${path}` }), path).toMatchObject({
      status: 422,
      body: { code },
    })
  expect((await call('GET', FILES)).body).toMatchObject({ files: [] })
})

it('sends no request to internal addresses, whatever leads there', async () => {
  const { call } = await testLibrary()
  const inside = await startStandIn('inside.example', (_, reply) => reply.end('secret'))
  const there = await startStandIn(HOST, ({ url = '' }, reply) =>
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
  expect(inside.requests).toEqual([])
  expect(there.requests).toHaveLength(addresses.length)
})

it('is only for staff who may add images', async () => {
  const { call } = await testLibrary('reporting')
  expect((await call('POST', FROM_ADDRESS, { url: `http://${HOST}/` })).status).toBe(403)
})
