import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { bytesOf, fileKey } from '../../platform/files/file-store.ts'
import { assetsOf } from '../../platform/files/store.ts'
import { storePicture } from '../../platform/files/store-picture.ts'
import { putHost } from '../../identity/sites/index.ts'
import { testSite } from '../../test/site.ts'
import { folderSource, importArchive } from './index.ts'
import { emptyServer, exported, filesOf } from '../../test/archive.ts'

/** A site with a photograph that lies on its side: it is served as another file. */
async function siteWithPhotograph() {
  const shop = await testSite()
  const siteId = shop.site.id
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#b4542b' },
  })
    .composite([{ input: Buffer.from('<svg width="400" height="300"><circle r="200"/></svg>') }])
    .withExif({ IFD0: { Copyright: 'the kiln' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { db, files } = shop
  const asset = await storePicture({ db, files }, siteId, { bytes, filename: 'kiln.jpg' })
  const { folder, leftOut } = await exported({ db, files, siteId })
  const original = join(folder, 'assets', 'originals', `${fileKey(bytes)}.jpg`)
  return { ...shop, siteId, bytes, asset, folder, leftOut, original }
}

it('has what was sent beside what is served, and gives the same pictures again', async () => {
  const site = await siteWithPhotograph()
  expect(site.asset).toMatchObject({ width: 600, height: 900 })
  expect(readFileSync(site.original)).toEqual(site.bytes)
  const other = await emptyServer()
  const outcome = await importArchive(other.db, other.files, folderSource(site.folder))
  expect(outcome).toMatchObject({ state: 'done', made: { pictures: 1 } })
  await putHost(other.db, site.siteId, 'kiln.example')

  const [kept] = await assetsOf(other.db, site.siteId)
  expect(kept?.originalKey).toBe(fileKey(site.bytes))
  const stored = await other.files.readFile(kept?.originalKey ?? '')
  expect(stored && (await bytesOf(stored))).toEqual(site.bytes)
  for (const query of ['', '?format=300w']) {
    const url = `/assets/${site.asset.fileKey}.jpg${query}`
    const ask = { url, headers: { accept: 'image/webp' } }
    const before = await site.app.inject({ ...ask, headers: { ...ask.headers, host: site.host } })
    const after = await other.app.inject({
      ...ask,
      headers: { ...ask.headers, host: 'kiln.example' },
    })
    expect([before.statusCode, after.statusCode]).toEqual([200, 200])
    expect(after.rawPayload).toEqual(before.rawPayload)
  }
  const { db, files } = other
  const again = await exported({ db, files, siteId: site.siteId })
  expect(filesOf(again.folder)).toEqual(filesOf(site.folder))
})

it('is not taken in with an original that is another, or none', async () => {
  const { folder, original } = await siteWithPhotograph()
  const other = await emptyServer()
  const take = () => importArchive(other.db, other.files, folderSource(folder))
  const bytes = readFileSync(original)
  writeFileSync(original, 'no picture')
  expect(await take()).toMatchObject({
    state: 'refused',
    file: expect.stringMatching(/^assets\/originals\//),
    reason: 'The file is not the picture that its name and assets.json say.',
  })
  rmSync(original)
  expect(await take()).toMatchObject({
    state: 'faulty',
    faults: [{ message: 'The original of the picture “kiln.jpg” is missing.' }],
  })
  writeFileSync(original, bytes)
  expect(await take()).toMatchObject({ state: 'done' })
})

it('has a picture as it is shown where its original was lost, and says so', async () => {
  const site = await siteWithPhotograph()
  expect(site.leftOut).toEqual([])
  await site.files.removeFile(fileKey(site.bytes))
  const { folder, leftOut } = await exported(site)
  expect(leftOut).toEqual([expect.stringContaining('The original of the picture “kiln.jpg”')])
  const other = await emptyServer()
  const outcome = await importArchive(other.db, other.files, folderSource(folder))
  expect(outcome).toMatchObject({ state: 'done' })
})
