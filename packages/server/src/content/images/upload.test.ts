import { fileMessages } from '@vitrine/model'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { fileKey } from '../../platform/files/file-store.ts'
import { newestAssets } from '../../platform/files/store.ts'
import { testPicture } from '../../test/files.ts'
import { holdAt } from '../../test/hold.ts'
import { testSite } from '../../test/site.ts'
import { beginUpload } from './store.ts'
import { IMAGES, library } from '../../test/images.ts'
import { cancelUpload, type GivenPicture, uploadImage, uploadOf } from './upload.ts'

const given = async (width: number) => ({
  bytes: await testPicture('png', { width, height: 200 }).toBuffer(),
  filename: 'mug.png',
  description: '',
})

async function ended(shop: Awaited<ReturnType<typeof testSite>>, id: string) {
  for (;;) {
    const upload = await uploadOf(shop, shop.site.id, id)
    if (upload.state !== 'processing') return upload
    await new Promise((again) => setImmediate(again))
  }
}

/** A picture that is worked on until `goOn`, however fast the machine is. */
async function held(shop: Awaited<ReturnType<typeof testSite>>, picture: GivenPicture) {
  const { id: siteId } = shop.site
  const { release } = await holdAt(shop.pool, { table: 'asset', rows: 0, siteId })
  return { begun: await uploadImage(shop, siteId, picture, 0), goOn: release }
}

it('does not keep who sends a picture waiting: it is asked for by its id', async () => {
  const shop = await testSite()
  const { begun, goOn } = await held(shop, await given(701))
  expect(begun.state).toBe('processing')
  await goOn()
  expect(await ended(shop, begun.id)).toMatchObject({ state: 'complete', message: null })
})

it('says later what was wrong with a file that was worked on for long', async () => {
  const shop = await testSite()
  const picture = await given(3_000)
  // Whole by its parts, and wrong inside.
  picture.bytes.fill(0x55, 60, 200)
  const begun = await uploadImage(shop, shop.site.id, picture, 0)
  const upload = await ended(shop, begun.id)
  expect(upload).toMatchObject({ state: 'failed', imageId: null })
  expect(upload.message).toContain(fileMessages.processingFailed)
  expect(await newestAssets(shop.db, shop.site.id, { before: undefined, limit: 1 })).toEqual([])
})

it('keeps nothing of a picture that is given up while it is worked on', async () => {
  const shop = await testSite()
  const picture = await given(703)
  const { begun, goOn } = await held(shop, picture)
  expect(await cancelUpload(shop, shop.site.id, begun.id)).toMatchObject({ state: 'cancelled' })
  await goOn()
  await expect.poll(() => shop.files.readFile(fileKey(picture.bytes))).toBeUndefined()
  await expect
    .poll(() => newestAssets(shop.db, shop.site.id, { before: undefined, limit: 1 }))
    .toEqual([])
})

it('keeps a picture that was there before, though another file of it is given up', async () => {
  const shop = await testSite()
  const { bytes } = await given(704)
  const before = await uploadImage(shop, shop.site.id, { ...(await given(704)), bytes })
  const noted = await sharp(bytes)
    .withExif({ IFD0: { Copyright: 'other notes' } })
    .toBuffer()
  const { begun, goOn } = await held(shop, { ...(await given(704)), bytes: noted })
  expect(await cancelUpload(shop, shop.site.id, begun.id)).toMatchObject({ state: 'cancelled' })
  await goOn()
  // Work on pictures is done in turn: when this one is there, that one has been given up.
  await uploadImage(shop, shop.site.id, await given(705))
  await expect.poll(() => shop.files.readFile(fileKey(noted))).toBeUndefined()
  const kept = await newestAssets(shop.db, shop.site.id, { before: undefined, limit: 9 })
  expect(kept.map(({ id }) => id)).toContain(before.imageId)
})

it('calls an upload failed whose server has ended', async () => {
  const { db, site, call } = await library()
  const id = newId()
  await beginUpload(db, site.id, { id, filename: 'a.png' })
  await db.execute(
    `update image_upload set created_at = now() - interval '5 minutes' where id = '${id}'`,
  )
  // It may wait behind others.
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
