import { imageWidths } from '@vitrine/model'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type TestBrowser, testSite } from '../../test/site.ts'
import { assetUrl } from './asset-url.ts'
import { MOST_AT_ONCE } from './picture.ts'
import { storePicture } from './store-picture.ts'
import { LARGEST_KEPT } from './kept-pictures.ts'
import { movingPicture, movingPng, noisyPicture, testPicture } from '../../test/files.ts'

/** What a browser of today says of the pictures it reads. */
const TODAY = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/** Asks for a picture as a browser would. */
function fetchPicture(
  browser: TestBrowser,
  url: string,
  accept = TODAY,
  headers: Readonly<Record<string, string>> = {},
) {
  return browser.send('GET', url, undefined, { accept, ...headers })
}

async function shopWith(bytes: Buffer, filename = 'a') {
  const shop = await testSite()
  const asset = await storePicture(shop, shop.site.id, { bytes, filename })
  return { ...shop, asset, url: assetUrl(asset) }
}

const FOREVER = 'public, max-age=31536000, immutable'

it('serves a picture for good, inert, to its own site only', async () => {
  const bytes = await testPicture('png').toBuffer()
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

it('makes a narrower copy when one is asked for, in the format of the browser, and never a wider one', async () => {
  const { url, browser } = await shopWith(await testPicture('jpeg').toBuffer())
  const typeOf = async (format: string, accept?: string) => {
    const reply = await fetchPicture(browser(), `${url}?format=${format}`, accept)
    expect(reply).toMatchObject({ status: 200, headers: { vary: 'accept' } })
    return reply.headers['content-type']
  }
  expect(await typeOf('300w', 'image/webp,*/*')).toBe('image/webp')
  expect(await typeOf('300w', 'image/avif')).toBe('image/avif')
  expect(await typeOf('300w', '*/*')).toBe('image/jpeg')
  expect(await typeOf('300w', 'image/webp;q=0,*/*')).toBe('image/jpeg')
  expect(await typeOf('300w', 'image/*')).toBe('image/jpeg')
})

it.each([
  ['100w', 100],
  ['300w', 300],
  ['200w', 300],
  ['500w', 400],
  ['2500w', 400],
  ['original', 400],
])('answers ?format=%s of a picture of 400 px with %i px', async (format, width) => {
  const { url, browser, app, host } = await shopWith(await testPicture('png').toBuffer())
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

it('gives WebP at once and AVIF when it is made', async () => {
  const bytes = await testPicture('jpeg', { width: 402 }).toBuffer()
  const { url, browser, app } = await shopWith(bytes)
  const first = await fetchPicture(browser(), `${url}?format=300w`)
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, s-maxage=600, immutable',
  })
  await app.pictures.settled()
  const second = await fetchPicture(browser(), `${url}?format=300w`)
  expect(second.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': FOREVER })
})

it('makes a copy once for all who ask at the same time', async () => {
  // One that no other test has had made.
  const bytes = await testPicture('png', { width: 403 }).toBuffer()
  const { url, browser, files, asset } = await shopWith(bytes)
  const storing = vi.spyOn(files, 'storeDerived')
  onTestFinished(() => storing.mockRestore())
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => fetchPicture(browser(), `${url}?format=100w`, 'image/webp')),
  )
  expect(new Set(replies.map(({ headers }) => headers['etag'])).size).toBe(1)
  for (const reply of replies) expect(reply.status).toBe(200)
  expect(storing.mock.calls.map(([name]) => name)).toEqual([`${asset.fileKey}-100w.webp`])
})

it('gives the whole for now where more copies are asked for than can be made', async () => {
  const { browser, ...shop } = await testSite()
  const asked: { readonly at: string; readonly accept: string }[] = []
  const ask = async (accept: string, size: { width: number; height: number }, widths = [1500]) => {
    const bytes = await testPicture('png', size).toBuffer()
    const url = assetUrl(await storePicture(shop, shop.site.id, { bytes, filename: 'a' }))
    for (const width of widths) asked.push({ at: `${url}?format=${width}w`, accept })
  }
  // The first take long, so that the others wait.
  for (let at = 0; at < 8; at += 1) await ask('image/avif', { width: 2_501 + at, height: 1_200 })
  for (let at = 0; asked.length < 2 * MOST_AT_ONCE; at += 1)
    await ask('image/webp', { width: 2_501 + at, height: 4 }, [...imageWidths])
  const replies = await Promise.all(
    asked.map(({ at, accept }) => fetchPicture(browser(), at, accept)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const kept = new Set(replies.map(({ headers }) => headers['cache-control']))
  expect(kept).toEqual(new Set([FOREVER, 'no-store']))
})

it('answers 304 to who has it', async () => {
  const { url, browser } = await shopWith(await testPicture('png').toBuffer())
  for (const at of [url, `${url}?format=100w`]) {
    const first = await fetchPicture(browser(), at, 'image/webp')
    const known = { 'if-none-match': String(first.headers['etag']) }
    const second = await fetchPicture(browser(), at, 'image/webp', known)
    expect(second).toMatchObject({ status: 304, text: '' })
  }
})

it('keeps what moves moving for who reads WebP, and as it is for others', async () => {
  const { url, app, host } = await shopWith(await movingPicture())
  const copy = await app.inject({ url: `${url}?format=300w`, headers: { host, accept: TODAY } })
  expect(await sharp(copy.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    pages: 3,
    width: 300,
  })
  const plain = await app.inject({ url: `${url}?format=300w`, headers: { host, accept: '*/*' } })
  expect(plain.headers).toMatchObject({ 'content-type': 'image/gif', vary: 'accept' })
})

it('gives a PNG that moves whole: a copy of it would stand still', async () => {
  const bytes = await movingPng()
  const { url, asset, app, host } = await shopWith(bytes)
  expect(asset).toMatchObject({ isMoving: true, contentType: 'image/png', width: 400, height: 400 })
  const copy = await app.inject({ url: `${url}?format=300w`, headers: { host, accept: TODAY } })
  expect(copy.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(copy.rawPayload).toEqual(bytes)
})

it('serves a drawing without its script, to be saved and not opened', async () => {
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

it('leaves out of copies where a picture was taken, and turns them upright', async () => {
  const bytes = await testPicture('jpeg', { width: 610, height: 406 })
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

it('is asked for by HEAD too, and takes nothing else', async () => {
  const { url, app, host } = await shopWith(await testPicture('png').toBuffer())
  const head = await app.inject({ method: 'HEAD', url: `${url}?format=100w`, headers: { host } })
  expect(head.statusCode).toBe(200)
  expect(head.rawPayload).toHaveLength(0)
  const post = await app.inject({ method: 'POST', url, headers: { host } })
  expect(post.statusCode).toBe(405)
})

it('says of a picture too large to be kept in memory how large it is, and 304 to who has it', async () => {
  const { url, app, host, asset } = await shopWith(await noisyPicture(320))
  expect(asset.byteSize).toBeGreaterThan(LARGEST_KEPT)
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
