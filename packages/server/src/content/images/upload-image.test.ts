import { fileMessages } from '@vitrine/model'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { computeFileKey } from '../../platform/files/file-store.ts'
import { listNewestAssets } from '../../platform/files/store.ts'
import { testImage } from '../../test/files.ts'
import { holdAt } from '../../test/hold.ts'
import { testSite } from '../../test/site.ts'
import { beginUpload } from './store.ts'
import { IMAGES, testImageLibrary } from '../../test/images.ts'
import { cancelUpload, type NewImage, uploadImage, loadUpload } from './upload-image.ts'

const createInput = async (width: number) => ({
  bytes: await testImage('png', { width, height: 200 }).toBuffer(),
  filename: 'mug.png',
  description: '',
})

async function waitUntilEnded(shop: Awaited<ReturnType<typeof testSite>>, id: string) {
  for (;;) {
    const upload = await loadUpload(shop, shop.site.id, id)
    if (upload.state !== 'processing') return upload
    await new Promise((again) => setImmediate(again))
  }
}

/** An image that is processed until `move`, however fast the machine is. */
async function startBlockedUpload(shop: Awaited<ReturnType<typeof testSite>>, image: NewImage) {
  const { id: siteId } = shop.site
  const { release } = await holdAt(shop.pool, { table: 'asset', rows: 0, siteId })
  return { begun: await uploadImage(shop, siteId, image, 0), goOn: release }
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
  const image = await createInput(3_000)
  // Intact by its structure, but its data is corrupt.
  image.bytes.fill(0x55, 60, 200)
  const begun = await uploadImage(shop, shop.site.id, image, 0)
  const upload = await waitUntilEnded(shop, begun.id)
  expect(upload).toMatchObject({ state: 'failed', imageId: null })
  expect(upload.message).toContain(fileMessages.processingFailed)
  expect(await listNewestAssets(shop.db, shop.site.id, { before: undefined, limit: 1 })).toEqual([])
})

it('stores nothing of an image that is canceled while it is processed', async () => {
  const shop = await testSite()
  const image = await createInput(703)
  const { begun, goOn } = await startBlockedUpload(shop, image)
  expect(await cancelUpload(shop, shop.site.id, begun.id)).toMatchObject({ state: 'cancelled' })
  await goOn()
  await expect.poll(() => shop.files.readFile(computeFileKey(image.bytes))).toBeUndefined()
  await expect
    .poll(() => listNewestAssets(shop.db, shop.site.id, { before: undefined, limit: 1 }))
    .toEqual([])
})

it('keeps an existing image when another upload of it is canceled', async () => {
  const shop = await testSite()
  const { bytes } = await createInput(704)
  const before = await uploadImage(shop, shop.site.id, { ...(await createInput(704)), bytes })
  const noted = await sharp(bytes)
    .withExif({ IFD0: { Copyright: 'other notes' } })
    .toBuffer()
  const { begun, goOn } = await startBlockedUpload(shop, {
    ...(await createInput(704)),
    bytes: noted,
  })
  expect(await cancelUpload(shop, shop.site.id, begun.id)).toMatchObject({ state: 'cancelled' })
  await goOn()
  // Images are processed in order: when this one is ready, the other one was canceled.
  await uploadImage(shop, shop.site.id, await createInput(705))
  await expect.poll(() => shop.files.readFile(computeFileKey(noted))).toBeUndefined()
  const assets = await listNewestAssets(shop.db, shop.site.id, { before: undefined, limit: 9 })
  expect(assets.map(({ id }) => id)).toContain(before.imageId)
})

it('reports an upload as failed after its server ended', async () => {
  const { db, site, call } = await testImageLibrary()
  const id = newId()
  await beginUpload(db, site.id, { id, filename: 'a.png' })
  await db.execute(
    `update image_upload set created_at = now() - interval '5 minutes' where id = '${id}'`,
  )
  // It may wait for other uploads.
  expect(await call('GET', `${IMAGES}/uploads/${id}`)).toMatchObject({
    body: { state: 'processing', message: null },
  })
  await db.execute(
    `update image_upload set created_at = now() - interval '11 minutes' where id = '${id}'`,
  )
  expect(await call('GET', `${IMAGES}/uploads/${id}`)).toMatchObject({
    body: { state: 'failed', image: null, message: 'File processing failed to complete' },
  })
})
