import { randomBytes } from 'node:crypto'
import type { FileUpload, OrderDetail, ProductFiles, Session } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { Jobs } from '../../../platform/jobs/index.ts'
import { newId } from '../../../platform/db/id.ts'
import { testOwner } from '../../../test/owner.ts'
import { testTransferShop } from '../../../test/sale.ts'
import { getDownloadUrl, listDownloads } from '../../downloads/index.ts'
import { orderJobs } from '../index.ts'
import { getOrderUrl } from '../order-url.ts'

/** Creates a shop with a digital product without files, and helpers to upload, sell and download. */
async function testDownloads() {
  const shop = await testTransferShop()
  const { browser, call } = await testOwner(shop)
  const { crumb } = (await browser.call('GET', '/api/studio/session')).body as Session
  const variants = [{ sku: 'PDF', priceMinor: 900n, unlimited: true }]
  const product = await shop.sell({ type: 'digital', title: 'Knitting pattern', variants })
  const files = `/api/studio/products/${product.id}/files`
  const upload = async (bytes: Uint8Array, filename = 'Pattern.pdf') => {
    const given = { filename, byteSize: bytes.byteLength, isPrivate: true }
    const begun = await call('POST', '/api/studio/files/uploads', given)
    const { id } = begun.body as FileUpload
    const path = `/api/studio/files/uploads/${id}`
    const type = { 'content-type': 'application/octet-stream', 'x-csrf-token': crumb }
    await browser.send('PUT', `${path}?offset=0`, Buffer.from(bytes), type)
    const finished = (await call('POST', `${path}/finish`)).body as FileUpload
    return finished.privateFileId ?? ''
  }
  const add = async (bytes: Uint8Array, filename?: string) => {
    const added = await call('POST', files, { privateFileId: await upload(bytes, filename) })
    expect(added.status, added.text).toBe(200)
    return added.body as ProductFiles
  }
  const drain = async () => {
    const jobs = new Jobs(shop.db)
    orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
    await jobs.drain(shop.pool)
  }
  const sell = async () => {
    const { cartId } = await shop.fill({ product })
    const { orderId } = await shop.buy(cartId)
    await shop.record(orderId)
    await drain()
    return orderId
  }
  const list = (orderId: string) => listDownloads(shop.db, shop.site.id, orderId)
  const link = async (orderId: string, index = 0) => {
    const download = (await list(orderId))[index]
    return download ? `${getDownloadUrl(shop.site, download)}` : ''
  }
  const visitor = shop.browser()
  const get = (url: string, range?: string) =>
    visitor.send('GET', `${url}/file`, undefined, range === undefined ? {} : { range })
  return { ...shop, call, product, files, upload, add, drain, sell, list, link, visitor, get }
}

const PDF = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5_000)])
const LIMITS = '/downloads'

it('delivers the exact bytes to the buyer, privately, and has no public URL for them', async () => {
  const shop = await testDownloads()
  const bytes = PDF()
  const added = await shop.add(bytes, 'Pattern “A”.pdf')
  expect(added).toMatchObject({ maxDownloads: 5, validDays: 30, files: [{ byteSize: 5_009 }] })
  const orderId = await shop.sell()
  const url = await shop.link(orderId)
  const served = await shop.get(url)
  expect(served.status, served.text).toBe(200)
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-length': '5009',
    'x-content-type-options': 'nosniff',
    'content-disposition': "attachment; filename*=UTF-8''Pattern%20%E2%80%9CA%E2%80%9D.pdf",
  })
  expect(served.headers['set-cookie']).toBeUndefined()
  const [download] = await shop.list(orderId)
  expect(download).toMatchObject({ used: 1, state: 'available' })
  const asset = await shop.visitor.send('GET', `/assets/${download?.fileKey}.pdf`)
  expect(asset.status).toBe(404)
  const library = await shop.call('GET', '/api/studio/files')
  expect(library.body).toMatchObject({ files: [] })
})

it('emails the links once, and lists them on the page of the order at once', async () => {
  const shop = await testDownloads()
  await shop.add(PDF())
  const { cartId } = await shop.fill({ product: shop.product })
  const { orderId } = await shop.buy(cartId)
  await shop.drain()
  expect(await shop.list(orderId)).toEqual([])
  await shop.record(orderId)
  const page = await shop.visitor.send('GET', getOrderUrl(shop.site, orderId))
  const url = await shop.link(orderId)
  expect(page.text).toContain(`${url}/file`)
  expect(page.text).toContain('Downloads left: 5')
  await shop.drain()
  const mails = (await shop.emails()).filter(({ text }) => text.includes(url))
  expect(mails.map(({ subject }) => subject)).toEqual(['Test shop: Your downloads from order 1'])
  // The link of the email opens a page, which is no download.
  const shown = await shop.visitor.send('GET', url)
  expect(shown.text).toContain('Pattern.pdf')
  expect(await shop.list(orderId)).toMatchObject([{ used: 0 }])
})

it('begins no more downloads than the limit, however many ask at once', async () => {
  const shop = await testDownloads()
  await shop.add(PDF())
  const limits = { maxDownloads: 3, validDays: null }
  await shop.call('PUT', shop.files.replace('/files', LIMITS), limits)
  const orderId = await shop.sell()
  const url = await shop.link(orderId)
  const replies = await Promise.all(Array.from({ length: 12 }, () => shop.get(url)))
  const codes = replies.map(({ status }) => status)
  expect(codes.filter((status) => status === 200)).toHaveLength(3)
  expect(codes.filter((status) => status === 410)).toHaveLength(9)
  expect(await shop.list(orderId)).toMatchObject([{ used: 3, state: 'usedUp', expiresAt: null }])
  expect(replies.find(({ status }) => status === 410)?.text).toContain('All downloads are used')
})

it('counts what begins at the first byte, and not what resumes it', async () => {
  const shop = await testDownloads()
  await shop.add(PDF())
  await shop.call('PUT', shop.files.replace('/files', LIMITS), { maxDownloads: 1, validDays: 1 })
  const orderId = await shop.sell()
  const url = await shop.link(orderId)
  expect(await shop.get(url, 'bytes=0-1')).toMatchObject({ status: 206 })
  expect(await shop.list(orderId)).toMatchObject([{ used: 0 }])
  expect(await shop.get(url, 'bytes=0-999')).toMatchObject({ status: 206 })
  const rest = await shop.get(url, 'bytes=1000-')
  expect(rest).toMatchObject({
    status: 206,
    headers: { 'content-range': 'bytes 1000-5008/5009', 'content-length': '4009' },
  })
  expect(await shop.list(orderId)).toMatchObject([{ used: 1, state: 'usedUp' }])
  expect(await shop.get(url)).toMatchObject({ status: 410 })
  // A day later nothing is resumed any more.
  await shop.rows(`update download_grant set last_download_at = now() - interval '2 days'
    where site_id = $1`)
  expect(await shop.get(url, 'bytes=1000-')).toMatchObject({ status: 410 })
})

it('closes expired links, refunded items and canceled orders, in words', async () => {
  const shop = await testDownloads()
  await shop.add(PDF())
  const expired = await shop.sell()
  await shop.rows(
    `update download_grant set expires_at = now() - interval '1 minute'
     where site_id = $1 and order_id = $2`,
    [expired],
  )
  const late = await shop.get(await shop.link(expired))
  expect([late.status, late.text]).toEqual([410, expect.stringContaining('This link has expired')])

  const refunded = await shop.sell()
  const order = await shop.order(refunded)
  const url = await shop.link(refunded)
  expect(await shop.get(url)).toMatchObject({ status: 200 })
  const line = { lineId: order.lines[0]?.id, quantity: 1, isFulfilled: false, restock: false }
  const refund = { id: newId(), amountCents: 900, lines: [line], notify: false }
  await shop.call('POST', `/api/studio/orders/${refunded}/refunds`, refund)
  for (const range of [undefined, 'bytes=1000-']) {
    const closed = await shop.get(url, range)
    expect([closed.status, closed.text]).toEqual([403, expect.stringContaining('is closed')])
  }
  const [download] = await shop.list(refunded)
  const renewal = `/api/studio/orders/${refunded}/downloads/${download?.id}/renewal`
  expect(await shop.call('POST', renewal, { notify: true })).toMatchObject({
    status: 409,
    body: { code: 'downloads.revoked' },
  })
  const canceled = await shop.sell()
  await shop.cancel(canceled)
  expect(await shop.get(await shop.link(canceled))).toMatchObject({ status: 403 })
  expect(await shop.violations()).toEqual([])
})

it('renews a download with a new link, and the link before stops working', async () => {
  const shop = await testDownloads()
  await shop.add(PDF())
  const orderId = await shop.sell()
  const before = await shop.link(orderId)
  await shop.get(before)
  const [download] = await shop.list(orderId)
  const path = `/api/studio/orders/${orderId}/downloads/${download?.id}/renewal`
  const renewed = await shop.call('POST', path, { notify: true })
  const order = renewed.body as OrderDetail
  expect(order.downloads).toMatchObject([{ used: 0, maxDownloads: 5, state: 'available' }])
  expect(order.timeline.map(({ text }) => text).join(' ')).toContain(
    'The download of Pattern.pdf was renewed',
  )
  expect(await shop.get(before)).toMatchObject({ status: 404 })
  const after = await shop.link(orderId)
  expect(await shop.get(after)).toMatchObject({ status: 200 })
  expect((await shop.emails()).some(({ text }) => text.includes(after))).toBe(true)
})

it('delivers the first file of a product to those who bought it before', async () => {
  const shop = await testDownloads()
  const orderId = await shop.sell()
  const page = await shop.visitor.send('GET', getOrderUrl(shop.site, orderId))
  expect(page.text).toContain('are not ready yet')
  await shop.add(PDF())
  await shop.drain()
  const url = await shop.link(orderId)
  expect(await shop.get(url)).toMatchObject({ status: 200 })
  expect((await shop.emails()).some(({ text }) => text.includes(url))).toBe(true)
})

it('gives past buyers the new version of a replaced file, and keeps what was removed for them', async () => {
  const shop = await testDownloads()
  const { files } = await shop.add(PDF())
  const orderId = await shop.sell()
  const next = PDF()
  const path = `${shop.files}/${files[0]?.id}`
  const privateFileId = await shop.upload(next, 'Pattern-2.pdf')
  expect(await shop.call('PUT', path, { privateFileId })).toMatchObject({
    status: 200,
    body: { files: [{ filename: 'Pattern-2.pdf', purchases: 1 }] },
  })
  expect(await shop.call('DELETE', path)).toMatchObject({ status: 200, body: { files: [] } })
  const served = await shop.get(await shop.link(orderId))
  expect(served).toMatchObject({ status: 200 })
  expect(served.headers['content-disposition']).toContain('Pattern-2.pdf')
})

it('touches no product and no order of another site', async () => {
  const shop = await testDownloads()
  const other = await testDownloads()
  await shop.add(PDF())
  const orderId = await shop.sell()
  const privateFileId = await other.upload(PDF())
  expect((await other.call('GET', shop.files)).status).toBe(404)
  expect((await other.call('POST', shop.files, { privateFileId })).status).toBe(404)
  expect((await shop.call('POST', shop.files, { privateFileId })).status).toBe(404)
  expect(await other.get(await shop.link(orderId))).toMatchObject({ status: 404 })
  const resend = `/api/studio/orders/${orderId}/downloads`
  expect((await other.call('POST', resend, {})).status).toBe(404)
  expect((await shop.call('POST', resend, {})).status).toBe(200)
})
