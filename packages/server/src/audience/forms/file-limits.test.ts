import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { RateLimits } from '../../platform/http/rate-limit.ts'
import { testDatabase } from '../../test/database.ts'
import { OWN, testForm } from '../../test/forms.ts'
import { TestBrowser } from '../../test/site.ts'

const MB = 1_000_000
/** The network of all requests of tests. */
const NETWORK = '127.0.0.1'

const DATA = { fields: [{ id: 'plan', type: 'file' }] }

async function testFullForm() {
  const shop = await testForm({ data: DATA })
  const { files, host } = shop
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files, production: true, logLevel: 'silent' }
  const app = await buildApp(ports)
  onTestFinished(() => app.close())
  const browser = () => new TestBrowser(app, host)
  // Another process of the same installation.
  const other = new RateLimits(shop.db)
  const fill = (megabytes: number, network = NETWORK) =>
    other.countBytes('form-files', { site: shop.site.id, network }, megabytes * MB)
  const encode = async (bytes: number, fields: Readonly<Record<string, string>> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (bytes > 0) form.set('plan', new Blob(['%PDF-1.7 ', 'x'.repeat(bytes)]), 'plan.pdf')
    const request = new Response(form)
    const type = request.headers.get('content-type') ?? ''
    return { payload: Buffer.from(await request.arrayBuffer()), type }
  }
  /** Posts the native form with a file of so many bytes; with none for 0. */
  const post = async (bytes: number) => {
    const { payload, type } = await encode(bytes)
    const headers = { ...OWN, 'content-type': type, accept: 'text/html' }
    return browser().send('POST', `/form/${shop.formId}`, payload, headers)
  }
  const countStored = async () => {
    const files = await shop.rows('select id from private_file where site_id = $1')
    return { files: files.length, submissions: (await shop.submissions()).length }
  }
  return { ...shop, browser, fill, encode, post, countStored }
}

const SENTENCE = 'Submission rate limit exceeded. Please try again later.'

it('stores no more files of a network than its limit, whichever process has counted them', async () => {
  const { fill, post, countStored } = await testFullForm()
  await fill(249.9)
  expect((await post(50_000)).status).toBe(303)
  const refused = await post(60_000)
  expect(refused.status).toBe(429)
  expect(refused.text).toContain(SENTENCE)
  expect(await countStored()).toEqual({ files: 1, submissions: 1 })
  // What was refused is not counted, and a form without files is no upload.
  expect((await post(40_000)).status).toBe(303)
  expect((await post(0)).status).toBe(303)
})

it('reads nothing of files that are over the limit before they arrive', async () => {
  const { fill, post, countStored } = await testFullForm()
  await fill(249)
  const refused = await post(2 * MB)
  expect(refused.status).toBe(429)
  expect(refused.text).toContain(SENTENCE)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect(await countStored()).toEqual({ files: 0, submissions: 0 })
})

it('limits the files of all networks together', async () => {
  const { fill, post } = await testFullForm()
  for (let network = 0; network < 20; network += 1) await fill(250, `192.0.2.${network}`)
  expect((await post(2 * MB)).status).toBe(429)
  expect((await post(0)).status).toBe(303)
})

it('tells scripts by status and code', async () => {
  const { fill, encode, begun, browser, formId, countStored } = await testFullForm()
  await fill(249.99)
  const visitor = browser()
  const fields = { key: await begun(visitor), form: '{}' }
  const { payload, type } = await encode(50_000, fields)
  const path = `/api/form/SaveFormSubmission/${formId}?pagePath=/contact`
  const refused = await visitor.send('POST', path, payload, { 'content-type': type })
  expect(refused).toMatchObject({ status: 429, body: { code: 'forms.tooMany' } })
  expect(await countStored()).toEqual({ files: 0, submissions: 0 })
})

it('counts again after the time of the limit', async () => {
  const { fill, post, rows } = await testFullForm()
  await fill(250)
  expect((await post(50_000)).status).toBe(429)
  await rows(`update rate_limit set expires_at = now() - interval '1 second' where site_id = $1`)
  expect((await post(50_000)).status).toBe(303)
})

it('counts files that arrive at once, and none that one limit alone allows', async () => {
  const { db, site } = await testFullForm()
  const by = { site: site.id, network: NETWORK }
  const [first, second] = [new RateLimits(db), new RateLimits(db)]
  const counts = Array.from({ length: 12 }, async (_, n) => {
    try {
      await (n % 2 === 0 ? first : second).countBytes('form-files', by, 25 * MB)
      return 'counted'
    } catch {
      return 'refused'
    }
  })
  const outcomes = await Promise.all(counts)
  expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(10)
  await first.countBytes('form-files', { ...by, network: '192.0.2.1' }, 250 * MB)
  // Of the site, 250 + 250 MB are counted: exactly what was not refused.
  for (let network = 2; network < 20; network += 1)
    await first.countBytes('form-files', { ...by, network: `192.0.2.${network}` }, 250 * MB)
  const last = first.countBytes('form-files', { ...by, network: '192.0.2.99' }, 1)
  await expect(last).rejects.toMatchObject({ status: 429 })
})
