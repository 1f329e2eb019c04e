import { Readable } from 'node:stream'
import { fileMessages } from '@vitrine/model'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { computeFileKey } from '../../platform/files/file-store.ts'
import { listAssets } from '../../platform/files/store.ts'
import { testImage } from '../../test/files.ts'
import { holdAt } from '../../test/hold.ts'
import { testSite } from '../../test/site.ts'
import { insertUpload } from './store.ts'
import { FILES, testLibrary } from '../../test/library.ts'
import { cancelUpload, type NewFile, uploadFile, loadUpload } from './upload-file.ts'

const createBytes = (width: number) => testImage('png', { width, height: 200 }).toBuffer()

const toInput = (bytes: Uint8Array): NewFile => ({
  file: { size: bytes.byteLength, stream: () => Readable.from([bytes]) },
  filename: 'mug.png',
  description: '',
})

const createInput = async (width: number) => toInput(await createBytes(width))

async function waitUntilEnded(shop: Awaited<ReturnType<typeof testSite>>, id: string) {
  for (;;) {
    const upload = await loadUpload(shop, shop.site.id, id)
    if (upload.state !== 'processing') return upload
    await new Promise((again) => setImmediate(again))
  }
}

/** An image that is processed until `move`, however fast the machine is. */
async function startBlockedUpload(shop: Awaited<ReturnType<typeof testSite>>, image: NewFile) {
  const { id: siteId } = shop.site
  const { release } = await holdAt(shop.pool, { table: 'asset', rows: 0, siteId })
  return { begun: await uploadFile(shop, siteId, image, 0), goOn: release }
}

it('returns before a large image is ready: its state is requested by id', async () => {
  const shop = await testSite()
  const { begun, goOn } = await startBlockedUpload(shop, await createInput(701))
  expect(begun.state).toBe('processing')
  await goOn()
  expect(await waitUntilEnded(shop, begun.id)).toMatchObject({ state: 'complete', message: null })
})

it('reports the error of a file that took long to process', async () => {
  const shop = await testSite()
  const bytes = await createBytes(3_000)
  // Intact by its structure, but its data is corrupt.
  bytes.fill(0x55, 60, 200)
  const begun = await uploadFile(shop, shop.site.id, toInput(bytes), 0)
  const upload = await waitUntilEnded(shop, begun.id)
  expect(upload).toMatchObject({ state: 'failed', fileId: null })
  expect(upload.message).toContain(fileMessages.processingFailed)
  expect(await listAssets(shop.db, shop.site.id)).toEqual([])
})

it('stores nothing of an image that is canceled while it is processed', async () => {
  const shop = await testSite()
  const bytes = await createBytes(703)
  const { begun, goOn } = await startBlockedUpload(shop, toInput(bytes))
  expect(await cancelUpload(shop, shop.site.id, begun.id)).toMatchObject({ state: 'cancelled' })
  await goOn()
  await expect.poll(() => shop.files.readFile(computeFileKey(bytes))).toBeUndefined()
  await expect.poll(() => listAssets(shop.db, shop.site.id)).toEqual([])
})

it('keeps an existing image when another upload of it is canceled', async () => {
  const shop = await testSite()
  const bytes = await createBytes(704)
  const before = await uploadFile(shop, shop.site.id, toInput(bytes))
  const noted = await sharp(bytes)
    .withExif({ IFD0: { Copyright: 'other notes' } })
    .toBuffer()
  const { begun, goOn } = await startBlockedUpload(shop, toInput(noted))
  expect(await cancelUpload(shop, shop.site.id, begun.id)).toMatchObject({ state: 'cancelled' })
  await goOn()
  // Images are processed in order: when this one is ready, the other one was canceled.
  await uploadFile(shop, shop.site.id, await createInput(705))
  await expect.poll(() => shop.files.readFile(computeFileKey(noted))).toBeUndefined()
  const assets = await listAssets(shop.db, shop.site.id)
  expect(assets.map(({ id }) => id)).toContain(before.fileId)
})

it('reports an upload as failed after its server ended', async () => {
  const { db, site, call } = await testLibrary()
  const id = newId()
  await insertUpload(db, site.id, { id, filename: 'a.png', state: 'processing' })
  await db.execute(
    `update file_upload set created_at = now() - interval '5 minutes' where id = '${id}'`,
  )
  // It may wait for other uploads.
  expect(await call('GET', `${FILES}/uploads/${id}`)).toMatchObject({
    body: { state: 'processing', message: null },
  })
  await db.execute(
    `update file_upload set created_at = now() - interval '11 minutes' where id = '${id}'`,
  )
  expect(await call('GET', `${FILES}/uploads/${id}`)).toMatchObject({
    body: { state: 'failed', file: null, message: 'File processing failed to complete' },
  })
})
