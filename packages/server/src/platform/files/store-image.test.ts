import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { formatAssetUrl } from './asset-url.ts'
import { readBytes, type FileStore, computeFileKey } from './file-store.ts'
import { copyImage } from './image-worker-pool.ts'
import { storeImage } from './store-image.ts'
import { bomb, animatedImage, readableHeic, testImage } from '../../test/files.ts'

async function stored(files: FileStore, key: string): Promise<Buffer> {
  const file = await files.readFile(key)
  if (!file) throw new Error('There is no such file')
  return readBytes(file)
}

it('stores the same bytes once', async () => {
  const { site, db, files, dataDir } = await testSite()
  const bytes = await testImage('png').toBuffer()
  const first = await storeImage({ db, files }, site.id, { bytes, filename: 'a.png' })
  const again = [1, 2, 3].map(() =>
    storeImage({ db, files }, site.id, { bytes, filename: 'b.png' }),
  )
  for (const { id } of await Promise.all(again)) expect(id).toBe(first.id)
  const folder = join(dataDir, 'files', first.fileKey.slice(0, 2))
  const names = (await readdir(folder)).filter((name) => name.startsWith(first.fileKey))
  expect(names).toEqual([first.fileKey])
})

it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'detects an image in %s by its bytes, with size and colors, not by its name',
  async (format) => {
    const { site, db, files } = await testSite()
    const bytes = await testImage(format).toBuffer()
    const asset = await storeImage({ db, files }, site.id, { bytes, filename: 'picture.html' })
    expect(asset).toMatchObject({ contentType: `image/${format}`, width: 400, height: 300 })
    // It contained only the image, so it is served unchanged.
    expect(asset.fileKey).toBe(computeFileKey(bytes))
  },
)

it('computes the colors of the four corners, of the center, and of the background', async () => {
  const { site, db, files } = await testSite()
  const bytes = await testImage('png').toBuffer()
  const { colorData } = await storeImage({ db, files }, site.id, { bytes, filename: 'a.png' })
  expect(colorData).toEqual({
    topLeftAverage: 'b4542b',
    topRightAverage: 'b4542b',
    bottomLeftAverage: '2b54b4',
    bottomRightAverage: '2b54b4',
    centerAverage: '705470',
    suggestedBgColor: '705470',
  })
})

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 'notAnImage'],
  [
    'a page that holds a drawing',
    '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>',
    'notAnImage',
  ],
  [
    'a drawing with a script only',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    'noDrawing',
  ],
  ['a document', '%PDF-1.7\n%', 'notAnImage'],
  ['nothing', '', 'notAnImage'],
])('rejects %s, whatever its name', async (_what, text, code) => {
  const { site, db, files } = await testSite()
  const bytes = Buffer.from(text)
  const storing = storeImage({ db, files }, site.id, { bytes, filename: 'cat.png' })
  await expect(storing).rejects.toMatchObject({ code: `files.${code}`, status: 422 })
  expect(await files.readFile(computeFileKey(bytes))).toBeUndefined()
})

it('explains that HEIC is not supported, and what to do', async () => {
  const { site, db, files } = await testSite()
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  const storing = storeImage({ db, files }, site.id, { bytes, filename: 'IMG_1.HEIC' })
  await expect(storing).rejects.toMatchObject({
    code: 'files.heicNotRead',
    message: expect.stringContaining('Save the image as JPEG'),
  })
})

it('serves readable HEIC as JPEG, and keeps the upload', async () => {
  const { site, db, files } = await testSite()
  const bytes = await readableHeic({ width: 320, height: 240 })
  const asset = await storeImage({ db, files }, site.id, { bytes, filename: 'IMG_2.HEIC' })
  expect(asset).toMatchObject({ contentType: 'image/jpeg', width: 320, height: 240 })
  const served = await stored(files, asset.fileKey)
  expect(await sharp(served).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
  expect(await stored(files, computeFileKey(bytes))).toEqual(bytes)
})

it('rejects an SVG with too many embedded pixels, or with other files', async () => {
  const { site, db, files } = await testSite()
  const holding = (images: readonly Uint8Array[]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${images
      .map(
        (each) => `<image href="data:image/png;base64,${Buffer.from(each).toString('base64')}"/>`,
      )
      .join('')}</svg>`
  const storing = (images: readonly Uint8Array[]) =>
    storeImage({ db, files }, site.id, {
      bytes: Buffer.from(holding(images)),
      filename: 'a.svg',
    })
  const half = bomb(5_000, 6_000)
  for (const [images, code] of [
    [[bomb(20_000, 20_000)], 'tooManyPixels'],
    [[half, half], 'tooManyPixels'],
    [[Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], 'noDrawing'],
  ] as const)
    await expect(storing(images)).rejects.toMatchObject({ code: `files.${code}`, status: 422 })
  const small = await testImage('png', { width: 20, height: 20 }).toBuffer()
  expect(await storing([small])).toMatchObject({ contentType: 'image/svg+xml' })
})

it('stops drawings that take too long, while visitors get copies of images', async () => {
  const { site, db, files } = await testSite()
  const photo = await testImage('jpeg', { width: 640 }).toBuffer()
  const drawings = [7, 8, 9].map((depth) => Buffer.from(nestDrawing(depth)))
  const storing = Promise.allSettled(
    drawings.map((bytes) => storeImage({ db, files }, site.id, { bytes, filename: 'a.svg' })),
  )
  const copy = { width: 100, type: 'webp', isMoving: false } as const
  const copying = copyImage(async () => photo, copy, { isAwaited: true })
  expect(await Promise.race([storing.then(() => 'stored'), copying.then(() => 'copied')])).toBe(
    'copied',
  )
  for (const result of await storing)
    expect(result).toMatchObject({ reason: { code: 'files.drawingTooComplex', status: 422 } })
  for (const bytes of drawings) expect(await files.readFile(computeFileKey(bytes))).toBeUndefined()
  const simple = Buffer.from(nestDrawing(2))
  const stored = await storeImage({ db, files }, site.id, { bytes: simple, filename: 'b.svg' })
  expect(stored).toMatchObject({ contentType: 'image/svg+xml' })
})

/** Returns an SVG in which every group shows the next one ten times. */
function nestDrawing(depth: number): string {
  const groups = Array.from(
    { length: depth },
    (_, at) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(10)}</g>`,
  )
  const blur = '<filter id="blur"><feGaussianBlur stdDeviation="2"/></filter>'
  const shape = `${blur}<path id="g${depth}" filter="url(#blur)" d="M0 0h9v9z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs>${groups.join('')}${shape}</defs><use href="#g0"/></svg>`
}

it.each([
  ['more than 50 million pixels', bomb(20_000, 20_000), 'tooManyPixels'],
  ['30,000 pixels in a row', bomb(30_000, 10), 'tooLong'],
  ['a size that no picture has', bomb(2 ** 31 - 1, 2 ** 31 - 1), 'broken'],
])('rejects %s before decoding', async (_what, bytes, code) => {
  const { site, db, files } = await testSite()
  const storing = storeImage({ db, files }, site.id, { bytes, filename: 'bomb.png' })
  await expect(storing).rejects.toMatchObject({ code: `files.${code}`, status: 422 })
})

it('removes location and camera, turns the image upright, and keeps the upload', async () => {
  const { site, db, files } = await testSite()
  const bytes = await testImage('jpeg', { width: 300, height: 200 })
    .withExif({
      IFD0: { Copyright: 'a secret place' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const asset = await storeImage({ db, files }, site.id, { bytes, filename: 'trip.jpg' })
  expect(asset).toMatchObject({ width: 200, height: 300 })
  const served = await stored(files, asset.fileKey)
  const metadata = await sharp(served).metadata()
  expect(metadata).toMatchObject({ width: 200, height: 300 })
  expect(metadata).not.toHaveProperty('exif')
  expect(served.includes('secret')).toBe(false)
  expect(computeFileKey(await stored(files, computeFileKey(bytes)))).toBe(computeFileKey(bytes))
})

it.each(['jpeg', 'png', 'webp'] as const)(
  'removes metadata from %s without changing a pixel',
  async (format) => {
    const { site, db, files } = await testSite()
    const bytes = await testImage(format)
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .toBuffer()
    const asset = await storeImage({ db, files }, site.id, { bytes, filename: 'trip' })
    const served = await stored(files, asset.fileKey)
    expect(bytes.includes('secret')).toBe(true)
    expect(served.includes('secret')).toBe(false)
    const pixels = async (of: Buffer) => computeFileKey(await sharp(of).raw().toBuffer())
    expect(await pixels(served)).toBe(await pixels(bytes))
    // A served image that is uploaded again is served unchanged, as archives require.
    const again = await storeImage({ db, files }, (await testSite()).site.id, {
      bytes: served,
      filename: 'again',
    })
    expect(again.fileKey).toBe(asset.fileKey)
  },
)

it('recognizes an animation, and the size of a frame', async () => {
  const { site, db, files } = await testSite()
  const bytes = await animatedImage()
  const asset = await storeImage({ db, files }, site.id, { bytes, filename: 'a.gif' })
  expect(asset).toMatchObject({ isMoving: true, width: 400, height: 400 })
})

it('creates an asset for each site, with the same file', async () => {
  const [mine, other] = [await testSite(), await testSite()]
  const bytes = await testImage('png').toBuffer()
  const [a, b] = [
    await storeImage(mine, mine.site.id, { bytes, filename: 'a.png' }),
    await storeImage(other, other.site.id, { bytes, filename: 'a.png' }),
  ]
  expect(a.id).not.toBe(b.id)
  expect(formatAssetUrl(a)).toBe(formatAssetUrl(b))
})
