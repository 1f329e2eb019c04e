import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newPage, newSiteSettings, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { buildApp, type ServerPorts } from '../../app.ts'
import { ContentChanges } from '../../platform/db/content-changes.ts'
import { connect } from '../../platform/db/db.ts'
import { testDatabase } from '../../test/database.ts'
import { createGate } from '../../test/gate.ts'
import { publishNow } from '../../test/publish.ts'
import { testOwner } from '../../test/owner.ts'
import { TestBrowser, testSite } from '../../test/site.ts'

const PASSWORD = 'open, sesame'
const AT = '/api/studio/site-lock'

/** A shop on its own server: the response cache in front of the framework exists only while the server listens. */
async function listening(given: Partial<Pick<ServerPorts, 'db' | 'pool' | 'changes'>> = {}) {
  const shop = await testSite()
  await shop.product({ urlId: 'mug', title: 'SECRET mug' })
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const app = await buildApp({ ...ports, rateLimitScale: 1_000, ...given })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const browser = () => new TestBrowser(app, shop.host)
  const get = (path: string, cookie = '') =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>(
      (resolve, reject) => {
        const headers = { host: shop.host, cookie }
        request({ port, path, headers }, (reply) => {
          let text = ''
          reply.setEncoding('utf8').on('data', (part: string) => (text += part))
          reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, text }))
        })
          .on('error', reject)
          .end()
      },
    )
  const owner = await testOwner({ ...shop, browser })
  const lock = (password = PASSWORD) => owner.call('PUT', AT, { password })
  const unlock = () => owner.call('DELETE', AT)
  const open = async () => {
    const visitor = browser()
    await visitor.submit('/lock', { pageId: shop.site.id, password: PASSWORD, next: '/shop' })
    return visitor
  }
  return { ...shop, app, browser, get, owner, lock, unlock, open }
}

it('requires the password for all content of the site, and nothing else', async () => {
  const { lock, get, app, db, site } = await listening()
  const body = newPage({ locale: 'en-US', title: 'SECRET', slug: 'care' })
  await publishNow(db, site.id, { kind: 'page', body })
  await lock()
  const shown = [
    '/',
    '/shop',
    '/shop/p/mug',
    '/cart',
    '/checkout',
    '/care',
    '/nothing',
    '/sitemap.xml',
  ]
  const forms = [
    '/shop?format=json',
    '/shop?format=rss',
    '/care?format=main-content',
    '/care?format=page-context',
  ]
  const hidden = [
    '/static/../shop',
    '/account/../shop',
    '//shop',
    '/lock/../shop',

    '/SHOP',
  ]
  for (const path of [...shown, ...forms, ...hidden]) {
    const { status, text, headers } = await get(path)
    expect(status, path).not.toBe(200)
    expect(text, path).not.toContain('SECRET')
    expect(String(headers['cache-control']), path).toContain('no-store')
    if (shown.includes(path)) expect(status, path).toBe(401)
  }
  for (const path of ['/api/commerce/shopping-cart', '/api/multilingual/status', '/api/nothing']) {
    const reply = await get(path)
    expect(reply.status, path).toBe(401)
    expect(JSON.parse(reply.text)).toMatchObject({ message: 'This page is locked' })
  }
  expect((await get('/api/studio/session')).text).toContain('Sign in to continue.')
  for (const path of ['/robots.txt', '/site.css', '/account/login', '/healthz', '/favicon.ico'])
    expect((await get(path)).status, path).toBe(200)
  await app.close()
})

it('asks without disclosing content of the site', async () => {
  const { lock, get, app, site } = await listening()
  await lock()
  const { text, headers } = await get('/shop/p/mug?tag=x')
  expect(text).toContain('This page is locked')
  expect(text).toContain(`name="pageId" value="${site.id}"`)
  expect(text).toContain('name="next" value="/shop/p/mug?tag=x"')
  expect(text).not.toContain('site-header')
  expect(String(headers['content-security-policy'])).toContain("'nonce-")
  await app.close()
})

it('asks without the description, the announcement and the settings of the store', async () => {
  const { lock, get, app, db, site, owner, open: openLock } = await listening()
  const settings = newSiteSettings(
    { locale: 'en-US', title: 'Test shop' },
    {
      description: { 'en-US': 'SECRET description' },
      announcementBar: {
        enabled: true,
        text: { 'en-US': plainToRich('SECRET announcement') },
        version: 1,
      },
      foodOrdering: { title: {}, url: 'https://example.com/SECRET' },
    },
  )
  await publishNow(db, site.id, { kind: 'site-settings', body: settings })
  await owner.call('PUT', '/api/v1/commerce-preferences/merchandising', {
    customSoldOutText: 'SECRET stock',
  })
  await lock()
  const { text } = await get('/')
  expect(text).toContain('This page is locked')
  expect(text).not.toContain('SECRET')
  expect(text).not.toContain('storeSettings')
  for (const path of ['/account/login', '/account/register', '/newsletter/unsubscribe?token=x']) {
    const page = await get(path)
    expect(page.status, path).toBe(200)
    expect(page.text, path).not.toContain('SECRET')
    expect(page.text, path).not.toContain('storeSettings')
  }
  expect((await (await openLock()).visit('/account/login')).text).toContain('SECRET')
  await app.close()
})

it('serves no page cached before, from the moment the owner gets the response', async () => {
  const { lock, unlock, get, app } = await listening()
  for (let round = 0; round < 5; round += 1) {
    expect((await get('/shop/p/mug')).status).toBe(200)
    expect((await get('/shop/p/mug')).text).toContain('SECRET mug')
    await lock()
    expect((await get('/shop/p/mug')).status).toBe(401)
    await unlock()
  }
  await app.close()
})

it('does not serve unlocked pages to other visitors', async () => {
  const { lock, unlock, open, get, app } = await listening()
  await lock()
  const visitor = await open()
  const cookie = `Locked=${visitor.cookies.get('Locked')}`
  for (let round = 0; round < 3; round += 1) {
    const page = await get('/shop/p/mug', cookie)
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
    expect(page.text).toContain('SECRET mug')
    expect((await get('/shop/p/mug')).status).toBe(401)
  }
  await unlock()
  const opened = await get('/shop/p/mug')
  expect(opened.status).toBe(200)
  expect(opened.headers['cache-control']).toContain('public')
  await app.close()
})

it('serves no cached pages while the database is down', async () => {
  const gate = await createGate((await testDatabase()).url)
  const { db, pool } = connect(gate.url)
  const changes = new ContentChanges(gate.url)
  await changes.start()
  const { lock, get, app } = await listening({ db, pool, changes })
  expect((await get('/shop/p/mug')).status).toBe(200)
  await lock()
  await gate.shut()
  const { status, text } = await get('/shop/p/mug')
  expect(status).toBe(503)
  expect(text).not.toContain('SECRET')
  await app.close()
  await changes.stop()
  await pool.end()
})

it('does not apply to staff of the site', async () => {
  const shop = await listening()
  await shop.lock()
  expect((await shop.owner.browser.visit('/shop/p/mug')).text).toContain('SECRET mug')
  const clerk = await testOwner(shop, 'billing')
  expect((await clerk.browser.visit('/shop/p/mug')).status).toBe(200)
  await shop.app.close()
})

it('requires the new password after a change', async () => {
  const { lock, open, app } = await listening()
  await lock()
  const visitor = await open()
  expect((await visitor.visit('/shop')).status).toBe(200)
  await lock('something else')
  expect((await visitor.visit('/shop')).status).toBe(401)
  await app.close()
})

it('is set only by staff who manage the site', async () => {
  const { app, ...shop } = await listening()
  const editor = await testOwner(shop, 'editor')
  expect((await editor.call('PUT', AT, { password: PASSWORD })).status).toBe(403)
  expect((await editor.call('GET', AT)).body).toEqual({
    hasPassword: false,
    locked: false,
    changedAt: null,
  })
  await app.close()
})

it('limits the attempts of an address', async () => {
  const shop = await testSite()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const app = await buildApp(ports)
  const visitor = new TestBrowser(app, shop.host)
  const guess = () => visitor.submit('/lock', { pageId: shop.site.id, password: 'x', next: '/' })
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401)
  for (let tries = 5; tries < 15; tries += 1) expect((await guess()).status).toBe(403)
  const { status, headers, text } = await guess()
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(text).toContain('action="/lock"')
  await app.close()
})
