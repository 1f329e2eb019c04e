import { newCollection, newItem, newPage } from '@vitrine/page'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testOwner } from '../../test/owner.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { createJournal, EN, LOCKED, PASSWORD, createTextContent } from '../../test/pages.ts'

let serial = 0
let shop: Awaited<ReturnType<typeof createJournal>>
beforeAll(async () => {
  shop = await createJournal()
})

describe('a page with a password', () => {
  const open = (
    given: Partial<Record<'pageId' | 'password' | 'next', string>>,
    browser = shop.browser(),
  ) =>
    browser.submit('/lock', {
      pageId: shop.locked,
      password: PASSWORD,
      next: '/journal/locked',
      ...given,
    })

  it('requires a password', async () => {
    const { status, text, headers } = await shop.browser().visit('/journal/locked')
    expect(status).toBe(401)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain('This page is locked')
    expect(text).toContain('action="/lock"')
    expect(text).toContain(`value="${shop.locked}"`)
  })

  it('opens with the password, for a session', async () => {
    const browser = shop.browser()
    const reply = await open({}, browser)
    expect(reply).toMatchObject({ status: 303, headers: { location: '/journal/locked' } })
    const cookie = String(reply.headers['set-cookie'])
    expect(cookie).toMatch(/^Locked=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await browser.visit('/journal/locked')).text).toContain('SECRET body')
    expect((await browser.visit('/journal/locked?format=json')).text).toContain('SECRET body')
    expect((await shop.browser().visit('/journal/locked')).status).toBe(401)
  })

  it('reports a wrong password, and preserves the target URL', async () => {
    const browser = shop.browser()
    const { status, text } = await open({ password: 'wrong' }, browser)
    expect(status).toBe(401)
    expect(text).toContain('The password is incorrect. Try again.')
    expect(text).toContain('name="next" value="/journal/locked"')
    expect(browser.cookies.has('Locked')).toBe(false)
  })

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/api/studio/session',
    'x',
  ])('redirects only within the site: %s', async (next) => {
    expect((await open({ next })).headers['location']).toBe('/')
  })

  it.each(['', 'x', newId(), '0', "' or 1=1"])('opens nothing by the page "%s"', async (pageId) => {
    expect((await open({ pageId })).status).toBe(401)
  })

  it('is not opened by another page’s password, or by a cookie of another site', async () => {
    const slug = `other-${++serial}`
    const other = await shop.item(slug, LOCKED, '2026-02-01', createTextContent('OTHER body'))
    await shop.owner.call('PUT', `/api/studio/page-locks/${other}`, { password: 'another' })
    const browser = shop.browser()
    await open({}, browser)
    expect((await browser.visit(`/journal/${slug}`)).status).toBe(401)
    await open({ pageId: other, password: 'another' }, browser)
    expect((await browser.visit(`/journal/${slug}`)).status).toBe(200)
    expect((await browser.visit('/journal/locked')).status).toBe(200)
    const key = browser.cookies.get('Locked') ?? ''
    const forged = shop.browser()
    forged.cookies.set(
      'Locked',
      key
        .split('.')
        .map((one) => one.slice(1) + one.slice(0, 1))
        .join('.'),
    )
    expect((await forged.visit('/journal/locked')).status).toBe(401)
  })

  it('rejects forms of other sites', async () => {
    const { app, host } = shop
    const reply = await app.inject({
      method: 'POST',
      url: '/lock',
      headers: {
        host,
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        pageId: shop.locked,
        password: PASSWORD,
        next: '/',
      }).toString(),
    })
    expect(reply.statusCode).toBe(403)
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('is locked again when the password changes, and stays locked without one', async () => {
    const browser = shop.browser()
    await open({}, browser)
    const at = `/api/studio/page-locks/${shop.locked}`
    expect((await shop.owner.call('PUT', at, { password: 'changed' })).body).toMatchObject({
      locked: true,
    })
    expect((await browser.visit('/journal/locked')).status).toBe(401)
    await open({ password: 'changed' }, browser)
    expect((await browser.visit('/journal/locked')).status).toBe(200)
    await shop.owner.call('PUT', at, { password: PASSWORD })
    expect((await shop.owner.call('DELETE', at)).body).toEqual({
      hasPassword: false,
      locked: true,
      access: { 'en-US': 'password' },
      collectionAccess: { 'en-US': 'everybody' },
      changedAt: null,
    })
    expect((await browser.visit('/journal/locked')).status).toBe(401)
    expect((await open({}, browser)).status).toBe(401)
    await shop.owner.call('PUT', at, { password: PASSWORD })
  })

  it('says what holds for visitors: the published access, not the password', async () => {
    const open = await publishNow(shop.db, shop.site.id, {
      kind: 'page',
      body: newPage({ locale: EN, title: 'Open', slug: 'open-to-all' }),
    })
    const at = `/api/studio/page-locks/${open}`
    const set = await shop.owner.call('PUT', at, { password: PASSWORD })
    expect(set.body).toMatchObject({
      hasPassword: true,
      locked: false,
      access: { 'en-US': 'everybody' },
    })
    expect((await shop.owner.call('GET', at)).body).toEqual(set.body)
    expect((await shop.browser().visit('/open-to-all')).status).toBe(200)
  })

  it('says that an item is locked by its collection', async () => {
    const collectionId = await publishNow(shop.db, shop.site.id, {
      kind: 'page',
      body: newPage(
        { locale: EN, title: 'Diary', slug: 'diary' },
        { collection: newCollection(), access: LOCKED },
      ),
    })
    const item = await publishNow(shop.db, shop.site.id, {
      kind: 'item',
      collectionId,
      body: newItem({ locale: EN, title: 'Monday', slug: 'monday' }),
    })
    expect((await shop.browser().visit('/diary/monday')).status).toBe(401)
    expect((await shop.owner.call('GET', `/api/studio/page-locks/${item}`)).body).toEqual({
      hasPassword: false,
      locked: true,
      access: { 'en-US': 'everybody' },
      collectionAccess: { 'en-US': 'password' },
      changedAt: null,
    })
    const open = await shop.item('unlocked', { kind: 'everybody' }, '2026-01-04')
    expect((await shop.owner.call('GET', `/api/studio/page-locks/${open}`)).body).toMatchObject({
      locked: false,
    })
  })

  it('accepts a password of the minimum length, for an existing page, from permitted staff', async () => {
    const at = `/api/studio/page-locks/${shop.locked}`
    expect((await shop.owner.call('PUT', at, { password: 'abc' })).status).toBe(400)
    const nowhere = `/api/studio/page-locks/${newId()}`
    expect((await shop.owner.call('PUT', nowhere, { password: PASSWORD })).status).toBe(404)
    const external = await testOwner(await testSite())
    expect((await external.call('PUT', at, { password: PASSWORD })).status).toBe(404)
    const writer = await testOwner(shop, 'draft-editor')
    expect((await writer.call('PUT', at, { password: PASSWORD })).status).toBe(403)
  })
})
