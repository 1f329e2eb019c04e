import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testSite } from '../test/site.ts'
import { assetUrl } from './asset-url.ts'
import { storePicture } from './store-picture.ts'

const square = (format: 'png' | 'jpeg', side = 200) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#b4542b' } })
    .toFormat(format)
    .toBuffer()

it('keeps the same bytes once, however often they come', async () => {
  const { site, db, files, dataDir } = await testSite()
  const bytes = await square('png')
  const first = await storePicture({ db, files }, site.id, { bytes, filename: 'a.png' })
  const second = await storePicture({ db, files }, site.id, { bytes, filename: 'b.png' })
  expect(second.id).toBe(first.id)
  const folder = join(dataDir, 'files', first.fileKey.slice(0, 2))
  const kept = (await readdir(folder)).filter((name) => name.startsWith(first.fileKey))
  expect(kept).toEqual([first.fileKey])
})

it('knows a picture by its bytes: size and colours, not its name', async () => {
  const { site, db, files } = await testSite()
  const bytes = await square('png')
  const asset = await storePicture({ db, files }, site.id, { bytes, filename: 'picture.html' })
  expect(asset).toMatchObject({ contentType: 'image/png', width: 200, height: 200 })
  expect(asset.colorData).toMatchObject({ topLeftAverage: 'b4542b', centerAverage: 'b4542b' })
})

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['nothing', ''],
])('refuses %s', async (_what, text) => {
  const { site, db, files } = await testSite()
  const bytes = Buffer.from(text)
  const storing = storePicture({ db, files }, site.id, { bytes, filename: 'cat.png' })
  await expect(storing).rejects.toMatchObject({ code: 'files.notAPicture', status: 422 })
})

it('refuses more than 50 million pixels before it decodes any', async () => {
  const { site, db, files } = await testSite()
  const bytes = bomb(20_000, 20_000)
  const storing = storePicture({ db, files }, site.id, { bytes, filename: 'bomb.png' })
  await expect(storing).rejects.toMatchObject({ code: 'files.tooManyPixels' })
})

it('leaves out where and with what a picture was taken, and turns it upright', async () => {
  const { site, db, files } = await testSite()
  const bytes = await sharp(await square('jpeg'))
    .resize(300, 200, { fit: 'fill' })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const asset = await storePicture({ db, files }, site.id, { bytes, filename: 'trip.jpg' })
  const stored = await files.readFile(asset.fileKey)
  const chunks: Buffer[] = []
  for await (const chunk of stored?.stream() ?? []) chunks.push(chunk as Buffer)
  expect(await sharp(Buffer.concat(chunks)).metadata()).not.toHaveProperty('exif')
  expect(asset).toMatchObject({ width: 200, height: 300 })
})

it('serves an asset for good, inert, to its own site only', async () => {
  const mine = await testSite()
  const other = await testSite()
  const bytes = await square('png')
  const asset = await storePicture(mine, mine.site.id, { bytes, filename: 'a.png' })

  const reply = await mine.browser().visit(assetUrl(asset))
  expect(reply.status).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(bytes.byteLength),
  })
  expect(reply.headers['content-security-policy']).toContain('sandbox')
  expect(await other.browser().visit(assetUrl(asset))).toMatchObject({ status: 404 })
  expect(await mine.browser().visit(`/assets/${asset.fileKey}.html`)).toMatchObject({ status: 404 })
})

it('makes a narrower copy when one is asked for, and never a wider one', async () => {
  const shop = await testSite()
  const bytes = await square('png', 400)
  const asset = await storePicture(shop, shop.site.id, { bytes, filename: 'a.png' })
  const copies = await Promise.all([
    shop.browser().visit(`${assetUrl(asset)}?format=300w`),
    shop.browser().visit(`${assetUrl(asset)}?format=300w`),
    shop.browser().visit(`${assetUrl(asset)}?format=500w`),
  ])
  const types = copies.map(({ headers }) => headers['content-type'])
  expect(types).toEqual(['image/webp', 'image/webp', 'image/png'])
})

/** A PNG that claims a size it does not have. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a', 'hex').copy(head)
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.writeUInt8(8, 24)
  head.writeUInt8(2, 25)
  head.writeUInt32BE(crc(head.subarray(12, 29)), 29)
  const data = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('IDAT'), Buffer.alloc(4)])
  return Buffer.concat([head, data])
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
