import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readBytes, computeFileKey } from '../../platform/files/file-store.ts'
import { listAssets } from '../../platform/files/store.ts'
import { storeAsset, storeImage } from '../../platform/files/store-image.ts'
import { insertHost } from '../../identity/sites/index.ts'
import { testSite } from '../../test/site.ts'
import { createFolderSource, importArchive } from './index.ts'
import { exported, readFiles } from '../../test/archive.ts'
import { emptyServer } from '../../test/empty-server.ts'

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
  const asset = await storeImage({ db, files }, siteId, { bytes, filename: 'kiln.jpg' })
  const { folder, omitted } = await exported({ db, files, siteId })
  const original = join(folder, 'assets', 'originals', `${computeFileKey(bytes)}.jpg`)
  return { ...shop, siteId, bytes, asset, folder, omitted: omitted, original }
}

it('exports originals beside the served images, and imports the same images', async () => {
  const site = await siteWithPhotograph()
  expect(site.asset).toMatchObject({ width: 600, height: 900 })
  expect(readFileSync(site.original)).toEqual(site.bytes)
  const other = await emptyServer()
  const outcome = await importArchive(other.db, other.files, createFolderSource(site.folder))
  expect(outcome).toMatchObject({ state: 'done', created: { images: 1 } })
  await insertHost(other.db, site.siteId, 'kiln.example')

  const [asset] = await listAssets(other.db, site.siteId)
  expect(asset?.originalKey).toBe(computeFileKey(site.bytes))
  const stored = await other.files.readFile(asset?.originalKey ?? '')
  expect(stored && (await readBytes(stored))).toEqual(site.bytes)
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
  expect(readFiles(again.folder)).toEqual(readFiles(site.folder))
})

it('is rejected if an original does not match or is missing', async () => {
  const { folder, original } = await siteWithPhotograph()
  const other = await emptyServer()
  const take = () => importArchive(other.db, other.files, createFolderSource(folder))
  const bytes = readFileSync(original)
  writeFileSync(original, 'no picture')
  expect(await take()).toMatchObject({
    state: 'rejected',
    file: expect.stringMatching(/^assets\/originals\//),
    reason: 'The file does not match its name and its entry in assets.json.',
  })
  rmSync(original)
  expect(await take()).toMatchObject({
    state: 'invalid',
    errors: [{ message: 'The original of the image “kiln.jpg” is missing.' }],
  })
  writeFileSync(original, bytes)
  expect(await take()).toMatchObject({ state: 'done' })
})

it('exports the served image if its original was lost, and reports it', async () => {
  const site = await siteWithPhotograph()
  expect(site.omitted).toEqual([])
  await site.files.removeFile(computeFileKey(site.bytes))
  const { folder, omitted } = await exported(site)
  expect(omitted).toEqual([expect.stringContaining('Original of the image “kiln.jpg”')])
  const other = await emptyServer()
  const outcome = await importArchive(other.db, other.files, createFolderSource(folder))
  expect(outcome).toMatchObject({ state: 'done' })
})

it('exports and imports audio and downloads byte for byte', async () => {
  const { site, db, files } = await testSite()
  const bytes = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(300_000, 7)])
  const file = { size: bytes.length, stream: () => Readable.from([bytes]) }
  const asset = await storeAsset({ db, files }, site.id, { file, filename: 'talk.mp3' })
  const { folder } = await exported({ db, files, siteId: site.id })
  expect(readFileSync(join(folder, 'assets', `${asset.fileKey}.mp3`))).toEqual(bytes)
  const other = await emptyServer()
  const run = () => importArchive(other.db, other.files, createFolderSource(folder))
  expect(await run()).toMatchObject({ state: 'done', created: { images: 1 } })
  const [restored] = await listAssets(other.db, site.id)
  expect(restored).toMatchObject({ id: asset.id, contentType: 'audio/mpeg', width: null })
})

it('rejects a download that is not what assets.json says', async () => {
  const { site, db, files } = await testSite()
  const bytes = Buffer.from('%PDF-1.7 menu')
  const file = { size: bytes.length, stream: () => Readable.from([bytes]) }
  const { fileKey } = await storeAsset({ db, files }, site.id, { file, filename: 'menu.pdf' })
  const { folder } = await exported({ db, files, siteId: site.id })
  writeFileSync(join(folder, 'assets', `${fileKey}.pdf`), '%PDF-1.7 mean')
  const other = await emptyServer()
  expect(await importArchive(other.db, other.files, createFolderSource(folder))).toMatchObject({
    state: 'rejected',
    reason: 'The file does not match its name and its entry in assets.json.',
  })
  expect(await listAssets(other.db, site.id)).toEqual([])
})
