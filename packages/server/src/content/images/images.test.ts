import type { Image, ImageUpload } from '@vitrine/contract'
import { fileMessages, MAX_IMAGE_BYTES } from '@vitrine/model'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { computeFileKey } from '../../platform/files/file-store.ts'
import { pageBody } from '../../test/documents.ts'
import { bomb, animatedImage, testImage } from '../../test/files.ts'
import { IMAGES, testImageLibrary } from '../../test/images.ts'
import { testOwner } from '../../test/owner.ts'
import { TestBrowser } from '../../test/site.ts'
import { createDocument } from '../documents/index.ts'

/** Each test has its own file, as equal bytes are stored once for all sites. */
let side = 500
const createImage = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png') =>
  testImage(format, { width: ++side, height: 300 }).toBuffer()

it('stores an image, describes it, and serves it', async () => {
  const { upload, browser } = await testImageLibrary()
  const bytes = await createImage('jpeg')
  const { status, body } = await upload(bytes, { filename: 'Grüße.jpg' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'complete',
    message: null,
    filename: 'Grüße.jpg',
    image: {
      filename: 'Grüße.jpg',
      contentType: 'image/jpeg',
      width: side,
      height: 300,
      originalSize: `${side}x300`,
      systemDataVariants: `${side}x300,100w,300w,500w`,
      mediaFocalPoint: { x: 0.5, y: 0.5 },
      altText: '',
      isMoving: false,
    },
  })
  const { image } = body as ImageUpload
  const copy = await browser.send('GET', `${image?.url}?format=300w`, undefined, {
    accept: 'image/webp',
  })
  expect(copy).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
})

it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('accepts %s', async (format) => {
  const { uploaded } = await testImageLibrary()
  expect((await uploaded(await createImage(format))).contentType).toBe(`image/${format}`)
})

it('accepts animated images and SVG', async () => {
  const { uploaded } = await testImageLibrary()
  expect(await uploaded(await animatedImage(++side))).toMatchObject({ isMoving: true })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${++side} 20"><path d="M0 0h9v9z"/></svg>`
  expect(await uploaded(Buffer.from(svg))).toMatchObject({ contentType: 'image/svg+xml' })
})

it('uses the caption as alternative text, truncated at 250 characters', async () => {
  const { uploaded } = await testImageLibrary()
  const description = `<p>${'A mug on a shelf. '.repeat(30)}</p>`
  const { altText } = await uploaded(await createImage(), { fields: { description } })
  expect(altText).toMatch(/^A mug on a shelf\. A mug/)
  expect(altText.length).toBeLessThanOrEqual(250)
  expect(altText.length).toBeGreaterThan(230)
})

it.each([
  [
    'a page',
    Buffer.from('<html><script>alert(1)</script></html>'),
    422,
    'File not a supported type',
  ],
  ['30,000 pixels in a row', bomb(30_000, 10), 422, 'File processing failed'],
  ['a picture that claims to be large', bomb(20_000, 20_000), 422, 'File processing failed'],
  [
    'a file above the limit',
    Buffer.alloc(MAX_IMAGE_BYTES + 1),
    413,
    'File too large with max size 19.07 MB',
  ],
  [
    'a file far above the limit',
    Buffer.alloc(MAX_IMAGE_BYTES + 9_000_000),
    413,
    'File too large with max size 19.07 MB',
  ],
  ['nothing', Buffer.alloc(0), 422, 'File not a supported type'],
])('rejects %s with a message, and stores nothing of it', async (_what, bytes, status, words) => {
  const { upload, call, files } = await testImageLibrary()
  const reply = await upload(bytes, { filename: 'cat.png' })
  expect(reply).toMatchObject({ status, body: { message: expect.stringContaining(words) } })
  expect(reply.headers['content-type']).toContain('application/problem+json')
  expect((await call('GET', IMAGES)).body).toMatchObject({ images: [] })
  expect(await files.readFile(computeFileKey(bytes))).toBeUndefined()
})

it('rejects truncated images, and an image with trailing data', async () => {
  const { upload, call } = await testImageLibrary()
  for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
    const whole = await createImage(format)
    for (const share of [0.2, 0.6, 0.95]) {
      const cut = whole.subarray(0, Math.floor(whole.byteLength * share))
      expect((await upload(cut)).status, `${format} at ${share}`).toBe(422)
    }
    const both = Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')])
    expect((await upload(both)).status, `${format} and a script`).toBe(422)
  }
  expect((await call('GET', IMAGES)).body).toMatchObject({ images: [] })
})

it('rejects requests without a form and a file', async () => {
  const { upload, call, browser } = await testImageLibrary()
  expect(await call('POST', IMAGES, { file: 'x' })).toMatchObject({ status: 415 })
  const headers = { 'content-type': 'multipart/form-data' }
  expect(await upload(await createImage(), { headers })).toMatchObject({ status: 400 })
  const other = { 'content-type': 'multipart/form-data; boundary=other' }
  expect(await upload(await createImage(), { headers: other })).toMatchObject({ status: 400 })
  expect(await upload(await createImage(), { headers: { 'x-csrf-token': 'stale' } })).toMatchObject(
    {
      status: 403,
    },
  )
  expect(await browser.copy().send('POST', IMAGES)).toMatchObject({ status: 403 })
})

it('reports a form without a file', async () => {
  const { upload } = await testImageLibrary()
  const form = '--b\r\ncontent-disposition: form-data; name="file"\r\n\r\nmug\r\n--b--\r\n'
  for (const sent of [form, form.replace('name="file"', 'name="picture"')]) {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect(await upload(Buffer.from(sent), { headers, isForm: true })).toMatchObject({
      status: 400,
      body: { errors: { file: 'The file is missing. Send it as form field “file”.' } },
    })
  }
})

it('accepts forms with files nowhere else', async () => {
  const { browser } = await testImageLibrary()
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const reply = await browser.send('POST', '/api/studio/session/link', Buffer.from('--x--'), form)
  expect(reply.status).toBe(415)
})

it('rejects an invalid focal point, and changes nothing', async () => {
  const { uploaded, call } = await testImageLibrary()
  const { id } = await uploaded(await createImage())
  for (const mediaFocalPoint of [
    { x: 1.01, y: 0 },
    { x: 0, y: -0.1 },
    { x: '0.5', y: 0.5 },
    { x: 0.5 },
    null,
    'center',
    [0.5, 0.5],
  ])
    expect(await call('PUT', `${IMAGES}/${id}`, { altText: 'no', mediaFocalPoint })).toMatchObject({
      status: 422,
      body: { code: 'images.badFocalPoint' },
    })
  expect(await call('PUT', `${IMAGES}/${id}`, { filename: ' ' })).toMatchObject({
    status: 422,
    body: { message: 'Please enter a file name' },
  })
  expect(await call('PUT', `${IMAGES}/${id}`, {})).toMatchObject({ status: 200, body: { id } })
  expect(await call('PUT', `${IMAGES}/${newId()}`, {})).toMatchObject({ status: 404 })
  const { body } = await call('GET', `${IMAGES}/${id}`)
  expect(body).toMatchObject({ image: { altText: '', mediaFocalPoint: { x: 0.5, y: 0.5 } } })
})

it('shows the focal point and the alternative text of a product image', async () => {
  const { uploaded, call, product, browser, db, site } = await testImageLibrary()
  const { id } = await uploaded(await createImage())
  const description = {
    altText: 'A mug',
    mediaFocalPoint: { x: 0.25, y: 0.75 },
    filename: 'mug 2.png',
  }
  expect(await call('PUT', `${IMAGES}/${id}`, description)).toMatchObject({
    status: 200,
    body: description,
  })
  const { id: productId, urlId } = await product({ title: 'Morning mug' })
  await showOn({ db, site }, productId, id)
  const { body } = await browser.visit(`/shop/p/${urlId}?format=json`)
  expect(body).toMatchObject({
    item: { items: [{ title: 'A mug', mediaFocalPoint: { x: 0.25, y: 0.75, source: 3 } }] },
  })
})

it('does not delete an image in use and lists its uses; later deletes it with its file', async () => {
  const { uploaded, call, product, browser, db, site, files } = await testImageLibrary()
  const bytes = await createImage()
  const { id, url } = await uploaded(bytes)
  const { id: productId } = await product({ title: 'Morning mug' })
  await showOn({ db, site }, productId, id)
  const users = [{ kind: 'product', id: productId, title: 'Morning mug', isInTrash: false }]
  expect(await call('DELETE', `${IMAGES}/${id}`)).toMatchObject({
    status: 409,
    body: { code: 'images.inUse', users },
  })
  expect(await browser.visit(url)).toMatchObject({ status: 200 })

  await db.execute(`delete from product_image where product_id = '${productId}'`)
  expect(await call('DELETE', `${IMAGES}/${id}`)).toMatchObject({ status: 200 })
  expect(await browser.visit(url)).toMatchObject({ status: 404 })
  expect(await files.readFile(computeFileKey(bytes))).toBeUndefined()
  expect(await call('DELETE', `${IMAGES}/${id}`)).toMatchObject({ status: 404 })
})

it('keeps a file that another site uses', async () => {
  const [mine, other] = [await testImageLibrary(), await testImageLibrary()]
  const bytes = await createImage()
  const [a, b] = [await mine.uploaded(bytes), await other.uploaded(bytes)]
  expect(await mine.call('DELETE', `${IMAGES}/${b.id}`)).toMatchObject({ status: 404 })
  expect(await mine.call('DELETE', `${IMAGES}/${a.id}`)).toMatchObject({ status: 200 })
  expect(await other.browser.visit(b.url)).toMatchObject({ status: 200 })
  expect(await mine.browser.visit(a.url)).toMatchObject({ status: 404 })
})

it('lists images, the newest first, page by page', async () => {
  const { call, db, site } = await testImageLibrary()
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
  const ids = Array.from({ length: 61 }, () => newId())
  for (const [index, id] of ids.entries())
    await db.execute(
      `insert into asset (site_id, id, file_key, filename, content_type, byte_size, width, height, created_at)
       values ('${site.id}', '${id}', '${id}', 'a', 'image/png', 1, 1, 1, '${at(index)}')`,
    )
  const first = (await call('GET', IMAGES)).body as Listed
  const second = (
    await call('GET', `${IMAGES}?cursor=${encodeURIComponent(first.nextPageCursor ?? '')}`)
  ).body as Listed
  expect([...first.images, ...second.images].map(({ id }) => id)).toEqual(ids.toReversed())
  expect(second).toMatchObject({ hasNextPage: false, nextPageCursor: null })
})

it('skips none created in the same millisecond, and rejects an invalid cursor', async () => {
  const { call, db, site } = await testImageLibrary()
  for (const micros of [100, 200, 300])
    await db.execute(
      `insert into asset (site_id, id, file_key, filename, content_type, byte_size, width, height)
       select '${site.id}', gen_random_uuid(), gen_random_uuid(), 'a', 'image/png', 1, 1, 1
       from generate_series(1, 30) where pg_sleep(${micros} / 1000000.0) is not null`,
    )
  const first = (await call('GET', IMAGES)).body as Listed
  const second = (await call('GET', `${IMAGES}?cursor=${first.nextPageCursor}`)).body as Listed
  expect(new Set([...first.images, ...second.images].map(({ id }) => id)).size).toBe(90)
  for (const cursor of ['x', '', '1.x', '2026-01-01%20------------------------------------'])
    expect(await call('GET', `${IMAGES}?cursor=${cursor}`), cursor).toMatchObject({
      status: 400,
      body: { code: 'images.unknownCursor' },
    })
})

it.each([
  ['commenter', []],
  ['viewer', []],
  ['scheduling', []],
  ['draft-editor', ['product', 'page']],
] as const)('names drafts that show an image to no %s who reads none', async (role, kinds) => {
  const { uploaded, product, db, site, app, host } = await testImageLibrary()
  const { id } = await uploaded(await createImage())
  const { id: productId } = await product({ title: 'Secret mug' })
  await showOn({ db, site }, productId, id)
  const body = pageBody({
    title: 'Secret plans',
    slug: `plans-${role}`,
    more: { settings: { enabled: true, mainImageId: id } },
  })
  await createDocument(db, site.id, { kind: 'page', body, memberId: null })
  const staff = await testOwner({ db, site, browser: () => new TestBrowser(app, host) }, role)
  const { status, body: reply } = await staff.call('GET', `${IMAGES}/${id}`)
  const { users } = reply as { readonly users: readonly { readonly kind: string }[] }
  expect({ status, kinds: users.map(({ kind }) => kind) }).toEqual({ status: 200, kinds })
})

it('reports the state of an upload, and an unknown one', async () => {
  const { upload, call } = await testImageLibrary()
  const { id } = (await upload(await createImage())).body as ImageUpload
  expect(await call('GET', `${IMAGES}/uploads/${id}`)).toMatchObject({
    status: 200,
    body: { state: 'complete' },
  })
  // It is complete already: nothing is canceled.
  expect(await call('DELETE', `${IMAGES}/uploads/${id}`)).toMatchObject({
    body: { state: 'complete' },
  })
  expect(await call('GET', `${IMAGES}/uploads/${newId()}`)).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining(fileMessages.noJobData) },
  })
})

interface Listed {
  readonly images: readonly Image[]
  readonly hasNextPage: boolean
  readonly nextPageCursor: string | null
}

async function showOn(
  { db, site }: Pick<Awaited<ReturnType<typeof testImageLibrary>>, 'db' | 'site'>,
  productId: string,
  assetId: string,
): Promise<void> {
  await db.execute(
    `insert into product_image (site_id, id, product_id, display_index, asset_id, source)
     values ('${site.id}', '${newId()}', '${productId}', 0, '${assetId}', 'mug.png')`,
  )
}
