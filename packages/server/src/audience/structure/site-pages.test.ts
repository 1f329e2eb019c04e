import type { readSitePages, Reply } from '@vitrine/contract'
import { newCollection, newFolder, newNavigation, newPage, type Page } from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import { testArea } from '../../test/readers.ts'
import { publishNow } from '../../test/publish.ts'
import { testStudio } from '../../test/structure.ts'

const PAGES = '/api/studio/pages'
const MOVES = `${PAGES}/moves`

type Pages = Reply<typeof readSitePages>

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
  const move = (entry: object, to: object | null) => send('POST', MOVES, { entry, to })
  const list = async () => (await send('GET', PAGES)).body as Pages
  const readMenu = async (name = 'mainNav') => {
    const links = (await list()).menus.find(({ identifier }) => identifier === name)?.links ?? []
    return links.map(({ title, items }) =>
      items.length === 0 ? title : [title, ...items.map((inner) => inner.title)],
    )
  }
  const addToMenu = (pageId: string, menu = 'mainNav') =>
    move({ pageId, folderId: null }, { menu, after: null })
  return { ...studio, page, about, team, folder, move, list, readMenu, addToMenu }
}

describe('an entry of the structure', () => {
  it('moves in a menu, to another one, into a folder and out of it', async () => {
    const { move, list, readMenu, addToMenu, about, team, folder } = await arranged()
    expect((await addToMenu(folder)).body).toEqual({ published: true })
    await addToMenu(about)
    expect(await readMenu()).toEqual(['Page about', ['Page company', 'Page team']])
    const [first, second] = (await list()).menus[0]?.links ?? []
    await move({ menu: 'mainNav', id: first?.id }, { menu: 'mainNav', after: second?.id })
    expect(await readMenu()).toEqual([['Page company', 'Page team'], 'Page about'])
    await move({ menu: 'mainNav', id: first?.id }, { folderId: folder, after: team })
    expect(await readMenu()).toEqual([['Page company', 'Page team', 'Page about']])
    await move({ pageId: team, folderId: folder }, { menu: '_hidden', after: null })
    expect([await readMenu(), await readMenu('_hidden')]).toEqual([
      [['Page company', 'Page about']],
      ['Page team'],
    ])
    await move({ pageId: about, folderId: folder }, null)
    expect((await list()).pages.find(({ id }) => id === about)?.isUnlinked).toBe(true)
  })

  it('is a new link, which visitors see', async () => {
    const { move, browser, readMenu } = await arranged()
    const link = { title: 'Gallery', url: 'https://example.com/' }
    expect((await move({ link }, { menu: 'mainNav', after: null })).status).toBe(200)
    expect(await readMenu()).toEqual(['Gallery'])
    expect((await browser().visit('/about')).text).toContain('>Gallery<')
  })

  it('is in a menu only once', async () => {
    const studio = await arranged()
    const { readMenu, addToMenu, move, about } = studio
    await addToMenu(about)
    await addToMenu(about)
    expect(await readMenu()).toEqual(['Page about'])
    const memberAreaId = await testArea(studio, 'Workshop')
    for (const _ of [1, 2]) await move({ memberAreaId }, { menu: 'mainNav', after: null })
    expect(await readMenu()).toEqual(['Workshop', 'Page about'])
  })

  it('is a hidden page, which visitors open and no menu shows', async () => {
    const { list, addToMenu, browser, about } = await arranged()
    await addToMenu(about, '_hidden')
    expect((await list()).pages.find(({ id }) => id === about)?.isUnlinked).toBe(true)
    const { status, text } = await browser().visit('/about')
    expect([status, text.includes('>Page about</a>')]).toEqual([200, false])
  })

  it('is a member area or a page in the menu of member areas, once the site has one', async () => {
    const studio = await arranged()
    const { list, readMenu, addToMenu, move, team } = studio
    expect((await list()).menuNames).not.toContain('_memberareas')
    const memberAreaId = await testArea(studio, 'Workshop')
    const place = { menu: '_memberareas', after: null }
    expect((await move({ memberAreaId }, place)).status).toBe(200)
    await addToMenu(team, '_memberareas')
    const { menuNames, areas, pages } = await list()
    expect([menuNames.includes('_memberareas'), areas]).toEqual([
      true,
      [{ id: memberAreaId, name: 'Workshop' }],
    ])
    expect(await readMenu('_memberareas')).toEqual(['Page team', 'Workshop'])
    expect(pages.find(({ id }) => id === team)?.isUnlinked).toBe(false)
    const foreign = await testArea(await arranged())
    expect((await move({ memberAreaId: foreign }, place)).body).toMatchObject({
      code: 'structure.unknownArea',
    })
  })

  it('is not moved where it cannot be, and everything stays', async () => {
    const { page, move, list, addToMenu, about, team, folder } = await arranged()
    await addToMenu(folder)
    const outer = await page('outer', { collection: newFolder([folder]) })
    const before = await list()
    const unlinked = (pageId: string) => ({ pageId, folderId: null })
    const nowhere = '00000000-0000-7000-8000-000000000000'
    const link = { title: '', url: 'https://example.com/' }
    const bad = [
      [unlinked(about), { folderId: team, after: null }, 422, 'Only a folder can contain pages'],
      [unlinked(outer), { folderId: folder, after: null }, 422, 'cannot contain itself'],
      [unlinked(folder), { folderId: folder, after: null }, 422, 'cannot contain itself'],
      [{ link }, { folderId: folder, after: null }, 422, 'A folder can contain only pages'],
      [{ link }, { menu: '_memberareas', after: null }, 422, 'no URLs'],
      [
        { link: { ...link, url: 'javascript:alert(1)' } },
        { menu: 'mainNav', after: null },
        422,
        '',
      ],
      [unlinked(about), { menu: 'nowhere', after: null }, 422, 'nowhere'],
      [unlinked(nowhere), { menu: 'mainNav', after: null }, 422, 'does not exist'],
      [unlinked(about), { folderId: nowhere, after: null }, 422, 'does not exist'],
      [{ menu: 'mainNav', id: 'gone' }, null, 409, 'no longer there'],
      [{ pageId: about, folderId: folder }, null, 409, 'no longer there'],
      [{}, null, 400, ''],
      [unlinked(about), {}, 400, ''],
    ] as const
    for (const [entry, to, status, message] of bad) {
      const refused = await move(entry, to)
      expect(refused.status, JSON.stringify([entry, to])).toBe(status)
      expect(refused.text).toContain(message)
    }
    expect(await list()).toEqual(before)
  })

  it('is not put deeper than menus show it', async () => {
    const { page, move, addToMenu, about } = await arranged()
    const third = await page('third', { collection: newFolder([]) })
    const second = await page('second', { collection: newFolder([third]) })
    await addToMenu(await page('first', { collection: newFolder([second]) }))
    expect(
      (await move({ pageId: about, folderId: null }, { folderId: third, after: null })).status,
    ).toBe(200)
    const last = await page('last', { collection: newFolder([await page('inner')]) })
    const refused = await move({ pageId: last, folderId: null }, { folderId: third, after: null })
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { message: 'Menus show folders up to 3 levels deep. Choose a different place.' },
    ])
  })

  it('is moved by those who may edit: only in the draft by those who may not publish', async () => {
    const { signIn, list, browser, about } = await arranged()
    const given = { entry: { pageId: about, folderId: null }, to: { menu: 'mainNav', after: null } }
    const viewer = await signIn('viewer')
    expect((await viewer.send('POST', MOVES, given)).status).toBe(403)
    const writer = await signIn('draft-editor')
    expect((await writer.send('POST', MOVES, given)).body).toEqual({ published: false })
    expect((await list()).menus[0]?.links).toHaveLength(1)
    expect((await browser().visit('/team')).text).not.toContain('>Page about</a>')
  })

  it('is of this site alone', async () => {
    const [one, other] = [await arranged(), await arranged()]
    expect((await one.addToMenu(other.about)).status).toBe(422)
    expect((await one.send('POST', `${PAGES}/${other.about}/home`)).status).toBe(404)
  })
})

it('counts items and the trash, and knows the next plan of a page', async () => {
  const { send, list, about, page } = await arranged()
  const journal = await page('journal', { collection: newCollection() })
  await send('DELETE', `/api/studio/documents/${await page('old')}`)
  const { rev } = await readDraft(send, about)
  const runAt = '2999-01-01T09:00:00.000Z'
  const entries = [{ documentId: about, locale: 'en-US', rev }]
  await send('POST', '/api/studio/schedules', { action: 'publish', runAt, entries })
  const { pages, trashed, menuNames } = await list()
  expect(trashed).toBe(1)
  expect(menuNames).toContain('mainNav')
  expect(pages.find(({ id }) => id === about)).toMatchObject({
    state: 'scheduled',
    scheduledAt: runAt,
    itemCount: null,
  })
  expect(pages.find(({ id }) => id === journal)).toMatchObject({ itemCount: 0, scheduledAt: null })
})

it('makes a page the home page: in drafts, and for visitors once both are published', async () => {
  const { send, list, page, about, browser } = await arranged()
  const home = await page('')
  const made = await send('POST', `${PAGES}/${about}/home`)
  expect(made.body).toEqual({ previousIds: [home] })
  const { pages } = await list()
  expect(pages.find(({ isHome }) => isHome)?.id).toBe(about)
  expect(pages.find(({ id }) => id === home)).toMatchObject({ slug: 'page', hasChanges: true })
  expect((await browser().visit('/')).text).toContain(`collection-${home}`)
  const entries = []
  for (const id of [about, home])
    entries.push({ documentId: id, locale: 'en-US', rev: (await readDraft(send, id)).rev })
  expect((await send('POST', '/api/studio/publications', { entries })).status).toBe(200)
  expect((await browser().visit('/')).text).toContain(`collection-${about}`)
  expect((await browser().visit('/about')).status).toBe(301)
  const lock = await page('lock', { type: 103 })
  expect((await send('POST', `${PAGES}/${lock}/home`)).status).toBe(422)
})

type Send = Awaited<ReturnType<typeof arranged>>['send']

async function readDraft(send: Send, id: string) {
  return (await send('GET', `/api/studio/documents/${id}`)).body as { readonly rev: number }
}
