import { newCollection, newFolder, newNavigation, newPage, type Page } from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testArea, testMember } from '../../test/readers.ts'
import { testStudio } from '../../test/structure.ts'

const LAYOUT = '/api/commondata/GetSiteLayout'
const UPDATE = '/api/widget/UpdateNavigation'

async function arranged() {
  const studio = await testStudio()
  const { db, site, send } = studio
  const page = (slug: string, given: Partial<Page> = {}) =>
    publishNow(db, site.id, {
      kind: 'page',
      body: newPage({ locale: 'en-US', title: `Page ${slug}`, slug }, given),
    })
  const about = await page('about')
  const team = await page('team')
  const folder = await page('company', { collection: newFolder([team]) })
  await publishNow(db, site.id, { kind: 'navigation', body: newNavigation() })
  const update = (items: readonly object[], fieldName = 'mainNav') =>
    send('POST', UPDATE, { fieldName, templateId: 'kiln', navigation: { items } })
  const layout = async () =>
    ((await send('GET', LAYOUT)).body as { layout: { identifier: string; links: Link[] }[] }).layout
  return { ...studio, page, about, team, folder, update, layout }
}

interface Link {
  readonly id: string
  readonly title: string
  readonly items: readonly Link[]
}

describe('the layout of a site', () => {
  it('does not exist without a navigation, and reports it', async () => {
    const { send } = await testStudio()
    expect((await send('GET', LAYOUT)).body).toEqual({ layout: [] })
    const navigation = { items: [] }
    const refused = await send('POST', UPDATE, { fieldName: 'mainNav', templateId: '', navigation })
    expect(refused.status).toBe(404)
    expect(refused.body).toMatchObject({ message: 'Unable to find site main navigation' })
  })

  it('starts with the main navigation, with its pages, folders and links', async () => {
    const { update, layout, about, team, folder } = await arranged()
    const externalLink = { title: 'Elsewhere', url: 'https://example.com/', newWindow: true }
    const saved = await update([
      { collectionId: about },
      { collectionId: folder },
      { externalLink },
    ])
    expect(saved.body).toMatchObject({ identifier: 'mainNav', published: true, rev: 2 })

    const [main, hidden] = await layout()
    expect(main).toMatchObject({
      identifier: 'mainNav',
      templateId: 'kiln',
      links: [
        { collectionId: about, title: 'Page about', items: [] },
        {
          collectionId: folder,
          title: 'Page company',
          items: [{ collectionId: team, title: 'Page team', items: [] }],
        },
        { externalLink, title: 'Elsewhere', items: [] },
      ],
    })
    expect(hidden).toMatchObject({ identifier: '_hidden', links: [] })
  })

  it('shows visitors the changes', async () => {
    const { update, browser, about } = await arranged()
    await update([{ collectionId: about }])
    expect((await browser().visit('/about')).text).toContain('>Page about</a>')
  })
})

describe('a navigation that is changed', () => {
  it('has hidden pages and member areas in menus of their own', async () => {
    const shop = await arranged()
    const { update, layout, about, browser } = shop
    await update([{ collectionId: about }], '_hidden')
    const area = await testArea(shop, 'Workshop')
    await update([{ memberAreaId: area }], '_memberareas')
    expect(await layout()).toMatchObject([
      { identifier: 'mainNav', links: [] },
      { identifier: '_hidden', links: [{ collectionId: about }] },
      { identifier: '_memberareas', links: [{ memberAreaId: area, title: 'Workshop' }] },
    ])
    // No theme of ours shows these two: their pages are found, but in no menu.
    const { status, text } = await browser().visit('/about')
    expect([status, text.includes('>Page about</a>'), text.includes('Workshop')]).toEqual([
      200,
      false,
      false,
    ])
  })

  it('accepts member areas of its own site, and no URLs in the menu for members', async () => {
    const shop = await arranged()
    const { update } = shop
    const foreign = await testArea(await arranged())
    const code = async (items: readonly object[], menu?: string) =>
      ((await update(items, menu)).body as { code: string }).code
    for (const memberAreaId of [foreign, 'x', shop.about])
      expect(await code([{ memberAreaId }])).toBe('structure.unknownArea')
    const link = { externalLink: 'https://elsewhere.example' }
    expect(await code([link], '_memberareas')).toBe('structure.notForMembers')
  })

  it('shows a member area to all visitors, with a link to a page that they may open', async () => {
    const shop = await arranged()
    const { update, browser, site, page, about, team } = shop
    const area = await testArea(shop, 'Workshop & Co')
    const path = `/account/areas/${area}`
    await update([{ memberAreaId: area }, { collectionId: about }])
    for (const slug of ['attic', 'bench'])
      await page(slug, { access: { kind: 'members', memberAreaIds: [area] } })
    const shown = await browser().visit('/about')
    expect(shown.text).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>Workshop &amp; Co</a>`))
    expect(await browser().visit(path)).toMatchObject({
      status: 303,
      headers: { location: `/account/login?next=${encodeURIComponent(path)}` },
    })
    const member = await testMember(shop, [area])
    expect(await member.visit(path)).toMatchObject({ status: 303, headers: { location: '/attic' } })
    const other = await (await testMember(shop, [])).visit(path)
    expect(other.text).toContain(`action="/account/areas/${area}/join"`)
    expect(other.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect((await browser().visit(`/account/areas/${team}`)).status).toBe(404)
    expect((await browser().visit('/account/areas/x')).status).toBeGreaterThanOrEqual(400)

    await shop.pool.query('update member_area set name = $2 where site_id = $1', [site.id, 'Yard'])
    await waitForChanges()
    expect((await browser().visit('/about')).text).toContain('>Yard</a>')
  })

  it('keeps the ids of entries with the same target, in any order', async () => {
    const { update, layout, about, team } = await arranged()
    await update([{ collectionId: about }, { collectionId: team }, { externalLink: '/far' }])
    const [before] = await layout()
    await update([{ externalLink: '/far' }, { collectionId: team }, { collectionId: about }])
    const [after] = await layout()
    expect(after?.links.map(({ id }) => id)).toEqual(before?.links.map(({ id }) => id).toReversed())
    expect(after?.links[0]).toMatchObject({ title: '/far' })
  })

  it('preserves the properties of a known entry that the call cannot express', async () => {
    const { update, read, rows, change } = await arranged()
    const [row] = await rows(`select id from document where site_id = $1 and kind = 'navigation'`)
    const id = String(row?.['id'])
    const to = { kind: 'product', id: '0198f0a0-0000-7000-8000-000000000002' }
    const entry = { kind: 'link', id: 'mug', title: { 'en-US': 'Mug', fr: 'Tasse' }, to }
    await change(id, 1, [
      { op: 'insert', path: ['menus', 'mainNav', 'items'], value: entry, after: null },
    ])
    const externalLink = { title: 'A mug', url: '' }
    expect((await update([{ id: 'mug', externalLink }])).status).toBe(200)
    const { body } = await read(id)
    expect(body).toMatchObject({
      menus: [{ items: [{ ...entry, title: { 'en-US': 'A mug', fr: 'Tasse' } }] }, {}],
    })
  })

  it('fills folders, and leaves folders that are not mentioned', async () => {
    const { update, layout, about, team, folder } = await arranged()
    await update([
      { collectionId: folder, items: [{ collectionId: about }, { collectionId: team }] },
    ])
    expect((await layout())[0]?.links[0]?.items.map(({ id }) => id)).toEqual([about, team])
    await update([{ collectionId: folder }])
    expect((await layout())[0]?.links[0]?.items).toHaveLength(2)
    await update([{ collectionId: folder, items: [] }])
    expect((await layout())[0]?.links[0]?.items).toEqual([])
  })

  it('does not publish other changes in the draft of a folder', async () => {
    const { update, change, browser, about, folder } = await arranged()
    await change(folder, 1, [{ op: 'set', path: ['meta', 'en-US', 'title'], value: 'Not yet' }])
    const saved = await update([{ collectionId: folder, items: [{ collectionId: about }] }])
    expect(saved.body).toMatchObject({ published: false })
    const { text } = await browser().visit('/about')
    expect(text).not.toContain('Not yet')
  })

  it('stays a draft if the staff member may not publish', async () => {
    const { signIn, about, browser } = await arranged()
    const writer = await signIn('draft-editor')
    const navigation = { items: [{ collectionId: about }] }
    const saved = await writer.send('POST', UPDATE, { fieldName: 'mainNav', navigation })
    expect(saved.body).toMatchObject({ published: false, rev: 2 })
    expect((await browser().visit('/about')).text).not.toContain('>Page about</a>')
    const viewer = await signIn('viewer')
    expect((await viewer.send('POST', UPDATE, { fieldName: 'mainNav', navigation })).status).toBe(
      403,
    )
    const moderator = await signIn('moderator')
    expect((await moderator.send('GET', LAYOUT)).status).toBe(200)
  })

  it('rejects a page of another site', async () => {
    const { update } = await arranged()
    const other = await arranged()
    const refused = await update([{ collectionId: other.about }])
    expect(refused.body).toMatchObject({ code: 'structure.unknownPage' })
  })

  it.each([
    ['an entry that leads nowhere', [{}], 'structure.unclearEntry'],
    [
      'an entry that leads to two',
      [{ collectionId: 'x', externalLink: '/y' }],
      'structure.unclearEntry',
    ],
    ['no id', [{ collectionId: 'x' }], 'structure.unknownPage'],
    ['a script', [{ externalLink: 'javascript:alert(1)' }], 'documents.invalid'],
    [
      'a link of another kind that is not known',
      [{ externalLink: { url: '' } }],
      'structure.unclearEntry',
    ],
    [
      'an entry in a link',
      [{ externalLink: '/a', items: [{ externalLink: '/b' }] }],
      'structure.notAFolder',
    ],
    ['no list', {}, 'http.malformed'],
    ['251 entries', Array.from({ length: 251 }, () => ({ externalLink: '/a' })), 'http.malformed'],
  ])('rejects %s', async (_, items, code) => {
    const { send } = await arranged()
    const navigation = { items }
    const refused = await send('POST', UPDATE, {
      fieldName: 'mainNav',
      templateId: 'kiln',
      navigation,
    })
    expect(refused.body).toMatchObject({ code })
  })

  it('rejects folders in themselves, and entries that a folder cannot contain', async () => {
    const { update, folder, about, page } = await arranged()
    const code = async (items: readonly object[]) =>
      ((await update(items)).body as { code: string }).code
    const inItself = { collectionId: folder, items: [{ collectionId: folder }] }
    expect(await code([inItself])).toBe('structure.inItself')
    expect(await code([{ collectionId: folder, items: [{ externalLink: '/x' }] }])).toBe(
      'structure.onlyPages',
    )
    expect(await code([{ collectionId: about, items: [{ collectionId: folder }] }])).toBe(
      'structure.notAFolder',
    )
    const blog = await page('blog', { collection: newCollection() })
    expect(await code([{ collectionId: blog, items: [{ collectionId: about }] }])).toBe(
      'structure.notAFolder',
    )
  })

  it('refuses a menu that neither the theme nor the site has, and names the others', async () => {
    const { update, layout } = await arranged()
    expect(await update([], 'footerNav')).toMatchObject({
      status: 422,
      body: {
        code: 'structure.unknownMenu',
        message: expect.stringContaining('mainNav, _hidden, secondaryNav, _memberareas'),
      },
    })
    expect((await update([], 'secondaryNav')).status).toBe(200)
    expect((await layout()).map(({ identifier }) => identifier)).toContain('secondaryNav')
  })

  it('allows at most 20 menus', async () => {
    const studio = await testStudio()
    const menus = ['mainNav', ...Array.from({ length: 19 }, (_, n) => `menu${n}`)]
    await publishNow(studio.db, studio.site.id, {
      kind: 'navigation',
      body: { schema: 1, menus: menus.map((id) => ({ id, items: [] })) },
    })
    const update = (fieldName: string) =>
      studio.send('POST', UPDATE, { fieldName, templateId: 'kiln', navigation: { items: [] } })
    expect((await update('menu7')).status).toBe(200)
    expect((await update('secondaryNav')).body).toMatchObject({ code: 'structure.tooManyMenus' })
  })
})
