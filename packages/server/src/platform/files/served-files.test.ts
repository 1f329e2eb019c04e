import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { formatAssetUrl } from './asset-url.ts'
import { storeAsset } from './store-image.ts'

async function serve(bytes: Buffer, filename: string) {
  const { site, db, files, browser } = await testSite()
  const file = { size: bytes.length, stream: () => Readable.from([bytes]) }
  const asset = await storeAsset({ db, files }, site.id, { file, filename })
  const visitor = browser()
  const get = (headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    visitor.send(method, formatAssetUrl(asset), undefined, headers)
  return { asset, get }
}

const audio = Buffer.from(`ID3 ${'0123456789'.repeat(100)}`)

it.each([
  ['bytes=0-3', 'bytes 0-3/1004', 'ID3 '],
  ['bytes=4-8', 'bytes 4-8/1004', '01234'],
  ['bytes=1000-', 'bytes 1000-1003/1004', '6789'],
  ['bytes=-2', 'bytes 1002-1003/1004', '89'],
  ['bytes=1002-5000', 'bytes 1002-1003/1004', '89'],
])('serves the range %s', async (range, contentRange, text) => {
  const { get } = await serve(audio, 'a.mp3')
  const reply = await get({ range })
  expect(reply).toMatchObject({
    status: 206,
    text,
    headers: { 'content-range': contentRange, 'content-length': String(text.length) },
  })
})

it('rejects a range beyond the end, and ignores what it cannot serve', async () => {
  const { get, asset } = await serve(audio, 'a.mp3')
  for (const range of ['bytes=1004-', 'bytes=-0'])
    expect(await get({ range })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */1004' },
    })
  for (const range of ['bytes=0-1,4-5', 'bytes=5-2', 'lines=1-2', 'bytes=-', 'bytes=a-b'])
    expect((await get({ range })).status, range).toBe(200)
  const stale = { range: 'bytes=0-3', 'if-range': '"other"' }
  expect((await get(stale)).status).toBe(200)
  const current = { range: 'bytes=0-3', 'if-range': `"${asset.fileKey}"` }
  expect((await get(current)).status).toBe(206)
})

it('names type, size and ranges in the response to HEAD, and answers a known file with 304', async () => {
  const { get, asset } = await serve(audio, 'a.mp3')
  const head = await get({}, 'HEAD')
  expect(head).toMatchObject({
    status: 200,
    text: '',
    headers: {
      'content-type': 'audio/mpeg',
      'content-length': '1004',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': "inline; filename*=UTF-8''a.mp3",
    },
  })
  expect((await get({ 'if-none-match': `"${asset.fileKey}"` })).status).toBe(304)
})

it('lets a browser save what it could run, and never show it', async () => {
  const { get, asset } = await serve(Buffer.from('<script>alert(1)</script>'), 'Grüße (1).html')
  expect(asset.contentType).toBe('application/octet-stream')
  const { headers } = await get()
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': "attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%281%29.html",
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

it('shows a PDF in the browser', async () => {
  const { get } = await serve(Buffer.from('%PDF-1.7\n%%EOF'), 'menu.pdf')
  const { headers } = await get()
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''menu.pdf",
  })
})
