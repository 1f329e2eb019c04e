import { once } from 'node:events'
import { request as open } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { blockTypeCodes, collectionTypeCodes, folderBehaviorCodes } from '@vitrine/model'
import { newBlock, newCollection, newContent, newItem, newPage, newSection } from '@vitrine/page'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase, waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testArea, testMember } from '../../test/readers.ts'
import { testSite } from '../../test/site.ts'
import {
  EN,
  FORMATS,
  getReaderHooks,
  createJournal,
  LOCKED,
  createBlockId,
  PASSWORD,
  createTextContent,
} from '../../test/pages.ts'

let shop: Awaited<ReturnType<typeof createJournal>>
beforeAll(async () => {
  shop = await createJournal()
})

describe('restricted content', () => {
  const PLACES = {
    'a list': '/journal',
    'a list by tag': '/journal?tag=glaze',
    'a neighbour': '/journal/open',
    'a summary': '/start',
    'the page for members itself': '/journal/for-members',
    'the locked page itself': '/journal/locked',
    'the site map': '/sitemap.xml',
    'the home page': '/',
    'the search': '/search?q=excerpt',
  }
  const cases = Object.entries(PLACES).flatMap(([name, path]) =>
    FORMATS.map((format) => [name, format, path] as const),
  )

  it.each(cases)('is not disclosed by %s as %s', async (_name, format, path) => {
    const url = `${path}${path.includes('?') ? '&' : '?'}format=${format}`
    const { text, status } = await shop.browser().visit(format === 'html' ? path : url)
    expect(status).toBeLessThan(500)
    const isAnnounced = path === '/journal/for-members' && format === 'html'
    const mentions = isAnnounced ? text.replace('SECRET excerpt', '') : text
    expect(mentions).not.toContain('SECRET')
    expect(mentions).not.toContain(shop.imageKey)
  })

  it('is named in lists, with a link', async () => {
    const { body } = await shop.browser().visit('/journal?format=json')
    const { items } = body as { readonly items: readonly Record<string, unknown>[] }
    expect(items.map(({ title }) => title)).toEqual([
      'Title of locked',
      'Title of open',
      'Title of for-members',
    ])
    expect(items[0]).toMatchObject({ fullUrl: '/journal/locked', excerpt: '', body: '' })
    expect(items[0]).not.toHaveProperty('assetUrl')
  })

  it('is omitted from feeds', async () => {
    const { text } = await shop.browser().visit('/journal?format=rss')
    expect(text).toContain('Title of open')
    expect(text).not.toContain('Title of locked')
  })

  it('is omitted from an index, and from summaries and calendars of its collection', async () => {
    const closed = await shop.page(
      newPage(
        { locale: EN, title: 'Closed', slug: 'closed' },
        { ...createTextContent('SECRET page'), access: shop.members, collection: newCollection() },
      ),
    )
    await publishNow(shop.db, shop.site.id, {
      kind: 'item',
      collectionId: closed,
      body: newItem(
        { locale: EN, title: 'SECRET title', slug: 'one' },
        createTextContent('SECRET text'),
      ),
    })
    const folder = { behavior: folderBehaviorCodes.index, isIndex: true, pageIds: [closed] }
    await shop.page(
      newPage(
        { locale: EN, title: 'Index', slug: 'index' },
        { collection: newCollection({ folder }) },
      ),
    )
    const summary = newBlock(createBlockId, blockTypeCodes['summary-v2'], {
      data: { collectionId: closed },
    })
    const content = newContent([{ section: newSection(createBlockId), blocks: [summary] }])
    await shop.page(newPage({ locale: EN, title: 'Sum', slug: 'sum' }, content))
    const calendar = newBlock(createBlockId, blockTypeCodes.calendar, {
      data: { collectionId: closed },
    })
    const months = newContent([{ section: newSection(createBlockId), blocks: [calendar] }])
    await shop.page(newPage({ locale: EN, title: 'Cal', slug: 'cal' }, months))
    await waitForChanges()
    for (const path of ['/index', '/sum', '/cal', '/closed/one', '/closed'])
      for (const format of FORMATS) {
        const { text } = await shop.browser().visit(`${path}?format=${format}`)
        expect(text, `${path} ${format}`).not.toContain('SECRET')
      }
    const member = await testMember(shop, [shop.area])
    const sum = await member.visit('/sum')
    expect(sum.text).toContain('SECRET title')
    expect(sum.headers['cache-control']).toBe('private, no-store')
    expect((await member.visit('/cal')).text).toMatch(/calendar-entry[^]*SECRET title/)
    // A page shown to one member is not cached.
    for (const other of [shop.browser(), await testMember(shop, [])])
      for (const path of ['/sum', '/cal'])
        expect((await other.visit(path)).text).not.toContain('SECRET')
    expect((await member.visit('/sum?format=main-content')).text).toContain('SECRET title')
    expect((await member.visit('/closed/one')).text).toContain('SECRET text')
    expect((await member.visit('/closed?format=json')).text).toContain('SECRET title')
  })
})

it('shows members the text of their items in summaries, and nothing behind a password', async () => {
  const member = await testMember(shop, [shop.area])
  for (const visit of [1, 2]) {
    const { text: html } = await member.visit('/start')
    expect(html.split('SECRET excerpt'), `visit ${visit}`).toHaveLength(2)
  }
  expect((await shop.browser().visit('/start')).text).not.toContain('SECRET')
})

it('keeps public cached pages and members’ pages apart', async () => {
  const { db, pool, changes } = await testDatabase()
  const { files, host } = shop
  const app = await buildApp({ db, pool, changes, files, production: false, logLevel: 'silent' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const member = await testMember(shop, [shop.area])
  const signedIn = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const visit = async (cookie: string) => {
    const call = open({ port, path: '/start', headers: { host, cookie } }).end()
    // Node's own event: what it is called with is its documentation's.
    const [reply] = (await once(call, 'response')) as [import('node:http').IncomingMessage]
    const { 'cache-control': caching } = reply.headers
    return [caching, (await text(reply)).includes('SECRET excerpt')]
  }
  const everybodys = ['public, max-age=0, must-revalidate', false]
  const theirs = ['private, no-store', true]
  for (const [cookie, given] of [
    ['', everybodys],
    ['', everybodys],
    [signedIn, theirs],
    ['', everybodys],
    [signedIn, theirs],
  ] as const)
    expect(await visit(cookie)).toEqual(given)
  await app.close()
})

describe('a page for members', () => {
  it('is announced to others, with a link to join', async () => {
    const { status, text, headers } = await shop.browser().visit('/journal/for-members')
    expect(status).toBe(403)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain('This page available only site members')
    expect(text).toContain('Title of for-members')
    expect(text).toContain('SECRET excerpt')
    expect(text).toContain('/account/login?next=%2Fjournal%2Ffor-members')
  })

  it('is shown to members of the area in every format, and never cached', async () => {
    const member = await testMember(shop, [shop.area])
    const first = await member.visit('/journal/for-members')
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.headers).not.toHaveProperty('etag')
    const csp = String(first.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(csp)?.[1]
    expect(first.text).toContain(`nonce="${nonce}"`)
    expect(first.text).toContain('SECRET body')
    const again = await member.visit('/journal/for-members')
    expect(String(again.headers['content-security-policy'])).not.toBe(csp)
    for (const format of ['json', 'main-content'])
      expect((await member.visit(`/journal/for-members?format=${format}`)).text).toContain('SECRET')
    expect((await shop.browser().visit('/journal/for-members')).status).toBe(403)
  })

  it('is closed to members of other areas, who see a join button', async () => {
    const other = await testMember(shop, [await testArea(shop, 'Another')])
    const { status, text } = await other.visit('/journal/for-members')
    expect(status).toBe(403)
    expect(text).toContain(`action="/account/areas/${shop.area}/join"`)
  })

  it('states the requested content and its denial for tracking', async () => {
    const { text } = await shop.browser().visit('/journal/for-members')
    expect(getReaderHooks(text)).toEqual({
      'content-collection-id': shop.journalId,
      'content-item-id': shop.forMembers,
      'viewer-access-status': 'denied',
    })
    const club = await shop.page(
      newPage({ locale: EN, title: 'Club', slug: 'club' }, { access: shop.members }),
    )
    await waitForChanges()
    const page = await shop.browser().visit('/club')
    expect(page.status).toBe(403)
    expect(getReaderHooks(page.text)).toEqual({
      'content-collection-id': club,
      'viewer-access-status': 'denied',
    })
  })

  it('offers access at the URL that page JSON contains', async () => {
    const { body } = await shop.browser().visit('/journal/open?format=json')
    expect(body).toMatchObject({
      pagePreviewContext: { memberAccessUrl: '/journal/open?requestAccess=true' },
    })
    const { status, text } = await shop.browser().visit('/journal/for-members?requestAccess=true')
    expect(status).toBe(403)
    expect(text).toContain('/account/login?next=')
  })

  it('is denied as JSON with only the message', async () => {
    const { status, body } = await shop.browser().visit('/journal/for-members?format=json')
    expect(status).toBe(403)
    expect(body).toMatchObject({ message: 'This page available only site members' })
  })

  it('is open to staff of the site', async () => {
    expect((await shop.owner.browser.visit('/journal/for-members')).text).toContain('SECRET body')
  })
})

it('requires everything that guards an item', async () => {
  const { page, members, owner, db, site, area } = shop
  const inner = await page(
    newPage(
      { locale: EN, title: 'Inner', slug: 'inner' },
      { access: LOCKED, collection: newCollection() },
    ),
  )
  await owner.call('PUT', `/api/studio/page-locks/${inner}`, { password: PASSWORD })
  await publishNow(db, site.id, {
    kind: 'item',
    collectionId: inner,
    body: newItem(
      { locale: EN, title: 'Both', slug: 'both' },
      { ...createTextContent('BOTH'), access: members },
    ),
  })
  const member = await testMember(shop, [area])
  expect((await member.visit('/inner/both')).status).toBe(401)
  await member.submit('/lock', { pageId: inner, password: PASSWORD, next: '/' })
  expect((await member.visit('/inner/both')).text).toContain('BOTH')
  const visitor = shop.browser()
  await visitor.submit('/lock', { pageId: inner, password: PASSWORD, next: '/' })
  expect((await visitor.visit('/inner/both')).status).toBe(403)
})

it('hides the products of a shop for members', async () => {
  const other = await testSite()
  const { id, urlId } = await other.product({ urlId: 'mug', title: 'SECRET mug' })
  const { rows } = await other.pool.query<{ id: string }>(
    'select collection_id as id from product where site_id = $1 and id = $2',
    [other.site.id, id],
  )
  const area = await testArea(other)
  const type = collectionTypeCodes.products
  const naming = { locale: EN, title: 'Shop', slug: 'shop' }
  await publishNow(other.db, other.site.id, {
    kind: 'page',
    id: rows[0]?.id ?? '',
    body: newPage(naming, {
      collection: newCollection({ type, typeName: 'products' }),
      access: { kind: 'members', memberAreaIds: [area] },
    }),
  })
  for (const path of ['/shop', `/shop/p/${urlId}`, '/sitemap.xml', '/', '/nothing'])
    for (const format of FORMATS) {
      const { text } = await other.browser().visit(`${path}?format=${format}`)
      expect(text, `${path} ${format}`).not.toContain('SECRET')
      if (path === '/sitemap.xml') expect(text).not.toContain('/shop')
    }
  expect((await other.browser().visit('/shop/p/mug')).status).toBe(403)
  const member = await testMember(other, [area])
  expect((await member.visit('/shop/p/mug')).text).toContain('SECRET mug')
})

it('hides a page from other visitors as soon as it is restricted', async () => {
  const { page, members, owner } = shop
  const naming = { locale: EN, title: 'Turn', slug: 'turn' }
  const id = await page(newPage(naming, createTextContent('TURN')))
  const visitor = shop.browser()
  expect((await visitor.visit('/turn')).status).toBe(200)
  expect((await visitor.visit('/turn')).text).toContain('TURN')
  await owner.call('DELETE', `/api/studio/documents/${id}`)
  await page(newPage(naming, { ...createTextContent('SECRET'), access: members }))
  await expect.poll(async () => (await visitor.visit('/turn')).status).toBe(403)
})
