import { imageWidths } from '@vitrine/model'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type TestBrowser, testSite } from '../../test/site.ts'
import { formatAssetUrl } from './asset-url.ts'
import { MAX_CONCURRENT_COPIES } from './image-worker-pool.ts'
import { storeImage } from './store-image.ts'
import { MAX_CACHED_BYTES } from './image-cache.ts'
import { animatedImage, movingPng, noisyImage, testImage } from '../../test/files.ts'

/** The Accept header of a current browser. */
const TODAY = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/** Requests an image as a browser does. */
function fetchImage(
  browser: TestBrowser,
  url: string,
  accept = TODAY,
  headers: Readonly<Record<string, string>> = {},
) {
  return browser.send('GET', url, undefined, { accept, ...headers })
}

async function shopWith(bytes: Buffer, filename = 'a') {
  const shop = await testSite()
  const asset = await storeImage(shop, shop.site.id, { bytes, filename })
  return { ...shop, asset, url: formatAssetUrl(asset) }
}

const FOREVER = 'public, max-age=31536000, immutable'

it('serves an image as immutable and inert, to its own site only', async () => {
  const bytes = await testImage('png').toBuffer()
  const { asset, url, browser } = await shopWith(bytes)
  const other = await testSite()

  const reply = await browser().visit(url)
  expect(reply.status).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': FOREVER,
    'x-content-type-options': 'nosniff',
    'content-length': String(bytes.byteLength),
  })
  expect(reply.headers['content-security-policy']).toContain('sandbox')
  expect(await other.browser().visit(url)).toMatchObject({ status: 404 })
  expect(await browser().visit(`/assets/${asset.fileKey}.html`)).toMatchObject({ status: 404 })
})

it('creates a narrower copy on request, in a format of the browser, and never a wider one', async () => {
  const { url, browser } = await shopWith(await testImage('jpeg').toBuffer())
  const fetchType = async (format: string, accept?: string) => {
    const reply = await fetchImage(browser(), `${url}?format=${format}`, accept)
    expect(reply).toMatchObject({ status: 200, headers: { vary: 'accept' } })
    return reply.headers['content-type']
  }
  expect(await fetchType('300w', 'image/webp,*/*')).toBe('image/webp')
  expect(await fetchType('300w', 'image/avif')).toBe('image/avif')
  expect(await fetchType('300w', '*/*')).toBe('image/jpeg')
  expect(await fetchType('300w', 'image/webp;q=0,*/*')).toBe('image/jpeg')
  expect(await fetchType('300w', 'image/*')).toBe('image/jpeg')
})

it.each([
  ['100w', 100],
  ['300w', 300],
  ['200w', 300],
  ['500w', 400],
  ['2500w', 400],
  ['original', 400],
])('serves ?format=%s of an image of 400 px with %i px', async (format, width) => {
  const { url, browser, app, host } = await shopWith(await testImage('png').toBuffer())
  const reply = await app.inject({
    url: `${url}?format=${format}`,
    headers: { host, accept: 'image/webp' },
  })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
  expect(await browser().visit(`${url}?format=html`)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/png' },
  })
})

it('serves WebP at once, and AVIF when it is encoded', async () => {
  const bytes = await testImage('jpeg', { width: 402 }).toBuffer()
  const { url, browser, assets } = await shopWith(bytes)
  const first = await fetchImage(browser(), `${url}?format=300w`)
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, s-maxage=600, immutable',
  })
  await assets.settled()
  const second = await fetchImage(browser(), `${url}?format=300w`)
  expect(second.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': FOREVER })
})

it('creates a copy once for concurrent requests', async () => {
  // One that no other test has had made.
  const bytes = await testImage('png', { width: 403 }).toBuffer()
  const { url, browser, files, asset } = await shopWith(bytes)
  const storing = vi.spyOn(files, 'storeDerived')
  onTestFinished(() => storing.mockRestore())
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => fetchImage(browser(), `${url}?format=100w`, 'image/webp')),
  )
  expect(new Set(replies.map(({ headers }) => headers['etag'])).size).toBe(1)
  for (const reply of replies) expect(reply.status).toBe(200)
  expect(storing.mock.calls.map(([name]) => name)).toEqual([`${asset.fileKey}-100w.webp`])
})

it('serves the original while too many copies are requested', async () => {
  const { browser, ...shop } = await testSite()
  const asked: { readonly at: string; readonly accept: string }[] = []
  const ask = async (accept: string, size: { width: number; height: number }, widths = [1500]) => {
    const bytes = await testImage('png', size).toBuffer()
    const url = formatAssetUrl(await storeImage(shop, shop.site.id, { bytes, filename: 'a' }))
    for (const width of widths) asked.push({ at: `${url}?format=${width}w`, accept })
  }
  // The first take long, so that the others wait.
  for (let at = 0; at < 8; at += 1) await ask('image/avif', { width: 2_501 + at, height: 1_200 })
  for (let at = 0; asked.length < 2 * MAX_CONCURRENT_COPIES; at += 1)
    await ask('image/webp', { width: 2_501 + at, height: 4 }, [...imageWidths])
  const replies = await Promise.all(
    asked.map(({ at, accept }) => fetchImage(browser(), at, accept)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const cached = new Set(replies.map(({ headers }) => headers['cache-control']))
  expect(cached).toEqual(new Set([FOREVER, 'no-store']))
})

it('responds with 304 to a known ETag', async () => {
  const { url, browser } = await shopWith(await testImage('png').toBuffer())
  for (const at of [url, `${url}?format=100w`]) {
    const first = await fetchImage(browser(), at, 'image/webp')
    const known = { 'if-none-match': String(first.headers['etag']) }
    const second = await fetchImage(browser(), at, 'image/webp', known)
    expect(second).toMatchObject({ status: 304, text: '' })
  }
})

it('keeps animations: as WebP for browsers that accept it, as the original for others', async () => {
  const { url, app, host } = await shopWith(await animatedImage())
  const copy = await app.inject({ url: `${url}?format=300w`, headers: { host, accept: TODAY } })
  expect(await sharp(copy.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    pages: 3,
    width: 300,
  })
  const plain = await app.inject({ url: `${url}?format=300w`, headers: { host, accept: '*/*' } })
  expect(plain.headers).toMatchObject({ 'content-type': 'image/gif', vary: 'accept' })
})

it('serves an animated PNG as it is, because copies lose the animation', async () => {
  const bytes = await movingPng()
  const { url, asset, app, host } = await shopWith(bytes)
  expect(asset).toMatchObject({ isMoving: true, contentType: 'image/png', width: 400, height: 400 })
  const copy = await app.inject({ url: `${url}?format=300w`, headers: { host, accept: TODAY } })
  expect(copy.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(copy.rawPayload).toEqual(bytes)
})

it('serves an SVG without scripts, as a download', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" onload="alert(1)"><script>alert(2)</script><path d="M0 0h80v40z" fill="#b4542b"/></svg>'
  const { url, browser, asset } = await shopWith(Buffer.from(svg))
  expect(asset).toMatchObject({ contentType: 'image/svg+xml', width: 80, height: 40 })
  for (const at of [url, `${url}?format=500w`]) {
    const reply = await browser().visit(at)
    expect(reply.text).not.toMatch(/alert|script|onload/)
    expect(reply.text).toContain('<path d="M0 0h80v40z" fill="#b4542b"')
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment; filename="drawing.svg"',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  }
})

it('removes the location from copies, and turns them upright', async () => {
  const bytes = await testImage('jpeg', { width: 610, height: 406 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { url, app, host } = await shopWith(bytes)
  for (const accept of ['image/webp', 'image/avif', '*/*']) {
    const copy = await app.inject({ url: `${url}?format=300w`, headers: { host, accept } })
    const found = await sharp(copy.rawPayload).metadata()
    expect(found).toMatchObject({ width: 300, height: 451 })
    expect(found).not.toHaveProperty('exif')
  }
})

it('supports HEAD, and no other methods', async () => {
  const { url, app, host } = await shopWith(await testImage('png').toBuffer())
  const head = await app.inject({ method: 'HEAD', url: `${url}?format=100w`, headers: { host } })
  expect(head.statusCode).toBe(200)
  expect(head.rawPayload).toHaveLength(0)
  const post = await app.inject({ method: 'POST', url, headers: { host } })
  expect(post.statusCode).toBe(405)
})

it('sends the length and 304 for an image that is too large for the cache', async () => {
  const { url, app, host, asset } = await shopWith(await noisyImage(320))
  expect(asset.byteSize).toBeGreaterThan(MAX_CACHED_BYTES)
  const whole = await app.inject({ url, headers: { host } })
  expect(whole.rawPayload).toHaveLength(asset.byteSize)
  const head = await app.inject({ method: 'HEAD', url, headers: { host } })
  expect(head.statusCode).toBe(200)
  expect(head.rawPayload).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(asset.byteSize))
  const etag = String(whole.headers['etag'])
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await app.inject({ url, headers: { host, 'if-none-match': known } })
    expect(again.statusCode).toBe(304)
  }
  const changed = await app.inject({ url, headers: { host, 'if-none-match': '"other"' } })
  expect(changed.statusCode).toBe(200)
})
