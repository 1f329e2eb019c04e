import type { FileUpload, LibraryFile } from '@vitrine/contract'
import { fileMessages, MAX_IMAGE_BYTES } from '@vitrine/model'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { computeFileKey } from '../../platform/files/file-store.ts'
import { pageBody } from '../../test/documents.ts'
import { bomb, animatedImage, testImage } from '../../test/files.ts'
import { FILES, testLibrary } from '../../test/library.ts'
import { testOwner } from '../../test/owner.ts'
import { TestBrowser } from '../../test/site.ts'
import { createDocument } from '../documents/index.ts'

/** Each test has its own file, as equal bytes are stored once for all sites. */
let side = 500
const createImage = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png') =>
  testImage(format, { width: ++side, height: 300 }).toBuffer()

it('stores an image, describes it, and serves it', async () => {
  const { upload, browser } = await testLibrary()
  const bytes = await createImage('jpeg')
  const { status, body } = await upload(bytes, { filename: 'Grüße.jpg' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'complete',
    message: null,
    filename: 'Grüße.jpg',
    file: {
      filename: 'Grüße.jpg',
      kind: 'image',
      contentType: 'image/jpeg',
      image: {
        width: side,
        height: 300,
        originalSize: `${side}x300`,
        systemDataVariants: `${side}x300,100w,300w,500w`,
        mediaFocalPoint: { x: 0.5, y: 0.5 },
        altText: '',
        isDecorative: false,
        isMoving: false,
      },
    },
  })
  const { file } = body as FileUpload
  const copy = await browser.send('GET', `${file?.url}?format=300w`, undefined, {
    accept: 'image/webp',
  })
  expect(copy).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
})

it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('accepts %s', async (format) => {
  const { uploaded } = await testLibrary()
  expect((await uploaded(await createImage(format))).contentType).toBe(`image/${format}`)
})

it('accepts animated images and SVG', async () => {
  const { uploaded } = await testLibrary()
  expect(await uploaded(await animatedImage(++side))).toMatchObject({ image: { isMoving: true } })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${++side} 20"><path d="M0 0h9v9z"/></svg>`
  expect(await uploaded(Buffer.from(svg))).toMatchObject({ contentType: 'image/svg+xml' })
})

it('uses the caption as alternative text, truncated at 250 characters', async () => {
  const { uploaded } = await testLibrary()
  const description = `<p>${'A mug on a shelf. '.repeat(30)}</p>`
  const { image } = await uploaded(await createImage(), { fields: { description } })
  const altText = image?.altText ?? ''
  expect(altText).toMatch(/^A mug on a shelf\. A mug/)
  expect(altText.length).toBeLessThanOrEqual(250)
  expect(altText.length).toBeGreaterThan(230)
})

it.each([
  ['30,000 pixels in a row', bomb(30_000, 10), 422, 'File processing failed'],
  ['a picture that claims to be large', bomb(20_000, 20_000), 422, 'File processing failed'],
  [
    'a file above the limit',
    Buffer.concat([bomb(10, 10), Buffer.alloc(MAX_IMAGE_BYTES)]),
    413,
    'File too large with max size 19.07 MB',
  ],
  [
    'a file far above the limit',
    Buffer.concat([bomb(10, 10), Buffer.alloc(MAX_IMAGE_BYTES + 9_000_000)]),
    413,
    'File too large with max size 19.07 MB',
  ],
  ['nothing', Buffer.alloc(0), 422, 'File not a supported type'],
  ['text with the name of an image', Buffer.from('not an image'), 422, 'File not a supported type'],
])('rejects %s with a message, and stores nothing of it', async (_what, bytes, status, words) => {
  const { upload, call, files } = await testLibrary()
  const reply = await upload(bytes, { filename: 'cat.png' })
  expect(reply).toMatchObject({ status, body: { message: expect.stringContaining(words) } })
  expect(reply.headers['content-type']).toContain('application/problem+json')
  expect((await call('GET', FILES)).body).toMatchObject({ files: [] })
  expect(await files.readFile(computeFileKey(bytes))).toBeUndefined()
})

it('rejects truncated images, and an image with trailing data', async () => {
  const { upload, call } = await testLibrary()
  for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
    const whole = await createImage(format)
    for (const share of [0.2, 0.6, 0.95]) {
      const cut = whole.subarray(0, Math.floor(whole.byteLength * share))
      expect((await upload(cut)).status, `${format} at ${share}`).toBe(422)
    }
    const both = Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')])
    expect((await upload(both)).status, `${format} and a script`).toBe(422)
  }
  expect((await call('GET', FILES)).body).toMatchObject({ files: [] })
})

it('rejects requests without a form and a file', async () => {
  const { upload, call, browser } = await testLibrary()
  expect(await call('POST', FILES, { file: 'x' })).toMatchObject({ status: 415 })
  const headers = { 'content-type': 'multipart/form-data' }
  expect(await upload(await createImage(), { headers })).toMatchObject({ status: 400 })
  const other = { 'content-type': 'multipart/form-data; boundary=other' }
  expect(await upload(await createImage(), { headers: other })).toMatchObject({ status: 400 })
  expect(await upload(await createImage(), { headers: { 'x-csrf-token': 'stale' } })).toMatchObject(
    {
      status: 403,
    },
  )
  expect(await browser.copy().send('POST', FILES)).toMatchObject({ status: 403 })
})

it('reports a form without a file', async () => {
  const { upload } = await testLibrary()
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
  const { browser } = await testLibrary()
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const reply = await browser.send('POST', '/api/studio/session/link', Buffer.from('--x--'), form)
  expect(reply.status).toBe(415)
})

it('rejects an invalid focal point, and changes nothing', async () => {
  const { uploaded, call } = await testLibrary()
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
    expect(await call('PUT', `${FILES}/${id}`, { altText: 'no', mediaFocalPoint })).toMatchObject({
      status: 422,
      body: { code: 'files.badFocalPoint' },
    })
  expect(await call('PUT', `${FILES}/${id}`, { filename: ' ' })).toMatchObject({
    status: 422,
    body: { message: 'Please enter a file name' },
  })
  expect(await call('PUT', `${FILES}/${id}`, {})).toMatchObject({ status: 200, body: { id } })
  expect(await call('PUT', `${FILES}/${newId()}`, {})).toMatchObject({ status: 404 })
  const { body } = await call('GET', `${FILES}/${id}`)
  expect(body).toMatchObject({
    file: { image: { altText: '', mediaFocalPoint: { x: 0.5, y: 0.5 } } },
  })
})

it('shows the focal point and the alternative text of a product image', async () => {
  const { uploaded, call, product, browser, db, site } = await testLibrary()
  const { id } = await uploaded(await createImage())
  const filename = 'mug 2.png'
  const image = { altText: 'A mug', mediaFocalPoint: { x: 0.25, y: 0.75 } }
  expect(await call('PUT', `${FILES}/${id}`, { ...image, filename })).toMatchObject({
    status: 200,
    body: { filename, image },
  })
  const { id: productId, urlId } = await product({ title: 'Morning mug' })
  await showOn({ db, site }, productId, id)
  const { body } = await browser.visit(`/shop/p/${urlId}?format=json`)
  expect(body).toMatchObject({
    item: { items: [{ title: 'A mug', mediaFocalPoint: { x: 0.25, y: 0.75, source: 3 } }] },
  })
})

it('does not delete an image in use and lists its uses; later deletes it with its file', async () => {
  const { uploaded, call, product, browser, db, site, files } = await testLibrary()
  const bytes = await createImage()
  const { id, url } = await uploaded(bytes)
  const { id: productId } = await product({ title: 'Morning mug' })
  await showOn({ db, site }, productId, id)
  const users = [{ kind: 'product', id: productId, title: 'Morning mug', isInTrash: false }]
  expect(await call('DELETE', `${FILES}/${id}`)).toMatchObject({
    status: 409,
    body: { code: 'files.inUse', users },
  })
  expect(await browser.visit(url)).toMatchObject({ status: 200 })

  await db.execute(`delete from product_image where product_id = '${productId}'`)
  expect(await call('DELETE', `${FILES}/${id}`)).toMatchObject({ status: 200 })
  expect(await browser.visit(url)).toMatchObject({ status: 404 })
  expect(await files.readFile(computeFileKey(bytes))).toBeUndefined()
  expect(await call('DELETE', `${FILES}/${id}`)).toMatchObject({ status: 404 })
})

it('keeps a file that another site uses', async () => {
  const [mine, other] = [await testLibrary(), await testLibrary()]
  const bytes = await createImage()
  const [a, b] = [await mine.uploaded(bytes), await other.uploaded(bytes)]
  expect(await mine.call('DELETE', `${FILES}/${b.id}`)).toMatchObject({ status: 404 })
  expect(await mine.call('DELETE', `${FILES}/${a.id}`)).toMatchObject({ status: 200 })
  expect(await other.browser.visit(b.url)).toMatchObject({ status: 200 })
  expect(await mine.browser.visit(a.url)).toMatchObject({ status: 404 })
})

it('lists images, the newest first, page by page', async () => {
  const { call, db, site } = await testLibrary()
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
  const ids = Array.from({ length: 61 }, () => newId())
  for (const [index, id] of ids.entries())
    await db.execute(
      `insert into asset (site_id, id, file_key, filename, content_type, byte_size, width, height, created_at)
       values ('${site.id}', '${id}', '${id}', 'a', 'image/png', 1, 1, 1, '${at(index)}')`,
    )
  const first = (await call('GET', FILES)).body as Listed
  const second = (
    await call('GET', `${FILES}?cursor=${encodeURIComponent(first.nextPageCursor ?? '')}`)
  ).body as Listed
  expect([...first.files, ...second.files].map(({ id }) => id)).toEqual(ids.toReversed())
  expect(second).toMatchObject({ hasNextPage: false, nextPageCursor: null })
})

it('skips none created in the same millisecond, and rejects an invalid cursor', async () => {
  const { call, db, site } = await testLibrary()
  for (const micros of [100, 200, 300])
    await db.execute(
      `insert into asset (site_id, id, file_key, filename, content_type, byte_size, width, height)
       select '${site.id}', gen_random_uuid(), gen_random_uuid(), 'a', 'image/png', 1, 1, 1
       from generate_series(1, 30) where pg_sleep(${micros} / 1000000.0) is not null`,
    )
  const first = (await call('GET', FILES)).body as Listed
  const second = (await call('GET', `${FILES}?cursor=${first.nextPageCursor}`)).body as Listed
  expect(new Set([...first.files, ...second.files].map(({ id }) => id)).size).toBe(90)
  for (const cursor of ['x', '', '1.x', '2026-01-01%20------------------------------------'])
    expect(await call('GET', `${FILES}?cursor=${cursor}`), cursor).toMatchObject({
      status: 400,
      body: { code: 'files.unknownCursor' },
    })
})

it.each([
  ['commenter', []],
  ['viewer', []],
  ['scheduling', []],
  ['draft-editor', ['product', 'page']],
] as const)('names drafts that show an image to no %s who reads none', async (role, kinds) => {
  const { uploaded, product, db, site, app, host } = await testLibrary()
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
  const { status, body: reply } = await staff.call('GET', `${FILES}/${id}`)
  const { users } = reply as { readonly users: readonly { readonly kind: string }[] }
  expect({ status, kinds: users.map(({ kind }) => kind) }).toEqual({ status: 200, kinds })
})

it('reports the state of an upload, and an unknown one', async () => {
  const { upload, call } = await testLibrary()
  const { id } = (await upload(await createImage())).body as FileUpload
  expect(await call('GET', `${FILES}/uploads/${id}`)).toMatchObject({
    status: 200,
    body: { state: 'complete' },
  })
  // It is complete already: nothing is canceled.
  expect(await call('DELETE', `${FILES}/uploads/${id}`)).toMatchObject({
    body: { state: 'complete' },
  })
  expect(await call('GET', `${FILES}/uploads/${newId()}`)).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining(fileMessages.noJobData) },
  })
})

interface Listed {
  readonly files: readonly LibraryFile[]
  readonly hasNextPage: boolean
  readonly nextPageCursor: string | null
}

async function showOn(
  { db, site }: Pick<Awaited<ReturnType<typeof testLibrary>>, 'db' | 'site'>,
  productId: string,
  assetId: string,
): Promise<void> {
  await db.execute(
    `insert into product_image (site_id, id, product_id, display_index, asset_id, source)
     values ('${site.id}', '${newId()}', '${productId}', 0, '${assetId}', 'mug.png')`,
  )
}
