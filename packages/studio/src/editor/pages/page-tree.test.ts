import type { SitePage } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { findDropPlace, getCurrentPlace, getNextPlace } from './page-moves.ts'
import { createPageTree, filterTree, flattenTree, type PageNode } from './page-tree.ts'
import type { SitePages } from './site-pages.ts'

function createPage(id: string, more: Partial<SitePage> = {}): SitePage {
  return {
    id,
    title: id,
    slug: id,
    state: 'published',
    path: id,
    pageType: 2,
    typeName: null,
    isHome: false,
    hasChanges: false,
    isLocked: false,
    isSystem: false,
    isUnlinked: false,
    pageIds: [],
    itemCount: null,
    scheduledAt: null,
    ...more,
  }
}

const site: SitePages = {
  locale: 'en',
  menuNames: ['mainNav', 'secondaryNav', '_hidden'],
  areas: [],
  trashed: 0,
  menus: [
    {
      identifier: 'mainNav',
      templateId: 'kiln',
      links: [
        { id: 'e1', title: 'one', collectionId: 'one', items: [] },
        { id: 'e2', title: 'folder', collectionId: 'folder', items: [] },
        {
          id: 'e3',
          title: 'Shop',
          externalLink: { title: 'Shop', url: 'https://example.com', newWindow: false },
          items: [],
        },
        { id: 'gone', title: '', collectionId: 'gone', items: [] },
      ],
    },
  ],
  pages: [
    createPage('one'),
    createPage('folder', { typeName: 'folder', pageIds: ['two', 'three'] }),
    createPage('two'),
    createPage('three'),
    createPage('rest'),
    createPage('lost', { pageType: 100, isSystem: true }),
  ],
}

const tree = createPageTree(site)

function find(id: string): PageNode {
  const found = flattenTree(tree).find((node) => node.id === id)
  if (!found) throw new Error(`No row ${id}`)
  return found
}

const ONE = 'menu:mainNav/e1'
const FOLDER = 'menu:mainNav/e2'
const LINK = 'menu:mainNav/e3'
const TWO = `${FOLDER}/two`
const THREE = `${FOLDER}/three`

it('arranges each page once: in its menus, in its folder, or in the list of the others', () => {
  expect(flattenTree(tree).map(({ id }) => id)).toEqual([
    'menu:mainNav',
    ONE,
    FOLDER,
    TWO,
    THREE,
    LINK,
    'unlinked',
    'unlinked/rest',
    'system',
    'system/lost',
    'system/error',
    'system/search',
    'system/lock-screen',
    'system/protected-content',
    'system/member-area-access-denied',
    'system/sso-page',
    'system/popup-overlay',
  ])
})

it('shows hidden pages among those that no menu has, and moves them from there', () => {
  const links = [{ id: 'h1', title: 'rest', collectionId: 'rest', items: [] }]
  const hidden = { identifier: '_hidden', templateId: 'kiln', links }
  const nodes = createPageTree({ ...site, menus: [...site.menus, hidden] })
  expect(flattenTree(nodes).map(({ id }) => id)).toEqual(flattenTree(tree).map(({ id }) => id))
  const rest = flattenTree(nodes).find(({ id }) => id === 'unlinked/rest')
  expect(rest?.entry).toEqual({ menu: '_hidden', id: 'h1' })
})

it('shows the menu of member areas, also empty, and no area that is deleted', () => {
  const links = ['club', 'gone'].map((id) => ({ id, title: id, memberAreaId: id, items: [] }))
  const list = (menu: { readonly links: typeof links }) => {
    const members = { identifier: '_memberareas', templateId: 'kiln', ...menu }
    const nodes = createPageTree({
      ...site,
      areas: [{ id: 'club', name: 'club' }],
      menuNames: ['mainNav', '_memberareas'],
      menus: [...site.menus, members],
    })
    const group = flattenTree(nodes).find(({ id }) => id === 'menu:_memberareas')
    return group?.children.map(({ kind, key }) => [kind, key])
  }
  expect(list({ links })).toEqual([['area', 'club']])
  expect(list({ links: [] })).toEqual([])
})

it('names a system page by its type, and with its title if there are several', () => {
  const t = (id: string, values?: object) => [id, ...Object.values(values ?? {})].join(' ')
  const lost = { pageType: 100, isSystem: true }
  const pages = [createPage('one', lost), createPage('lock', { ...lost, pageType: 103 })]
  const list = (more: readonly SitePage[]) =>
    flattenTree(createPageTree({ ...site, menus: [], pages: [...pages, ...more] }))
      .filter(({ page }) => page?.isSystem)
      .map(({ label }) => label(t as never))
  expect(list([])).toEqual(['pages.type.not-found', 'pages.type.lock-screen'])
  expect(list([createPage('two', lost)])).toEqual([
    'pages.type.titled pages.type.not-found one',
    'pages.type.lock-screen',
    'pages.type.titled pages.type.not-found two',
  ])
})

it('filters rows with what is around them', () => {
  const shown = filterTree(tree, ({ page }) => page?.id === 'three')
  expect(flattenTree(shown).map(({ id }) => id)).toEqual(['menu:mainNav', FOLDER, THREE])
})

describe('a move', () => {
  it.each([
    [ONE, FOLDER, 'after', { menu: 'mainNav', after: 'e2' }],
    [LINK, ONE, 'before', { menu: 'mainNav', after: null }],
    [LINK, FOLDER, 'before', { menu: 'mainNav', after: 'e1' }],
    [ONE, FOLDER, 'on', { folderId: 'folder', after: 'three' }],
    [ONE, THREE, 'before', { folderId: 'folder', after: 'two' }],
    [TWO, 'menu:mainNav', 'on', { menu: 'mainNav', after: 'gone' }],
    [TWO, 'unlinked/rest', 'after', null],
    [ONE, 'unlinked', 'on', null],
  ] as const)('of %s to %s, %s', (id, targetId, position, place) => {
    const expected = targetId === 'menu:mainNav' ? { menu: 'mainNav', after: 'e3' } : place
    expect(findDropPlace(tree, { ids: [id], targetId, position })).toEqual(expected)
  })

  it.each([
    [LINK, FOLDER, 'on'],
    [LINK, TWO, 'after'],
    [ONE, LINK, 'on'],
    [ONE, 'system', 'on'],
    [ONE, 'system/lost', 'after'],
    ['menu:mainNav', 'unlinked', 'on'],
    ['system/lost', ONE, 'after'],
    [LINK, 'unlinked', 'on'],
  ] as const)('is not possible from %s to %s, %s', (id, targetId, position) => {
    expect(findDropPlace(tree, { ids: [id], targetId, position })).toBeUndefined()
  })

  it('goes one step up or down, not over the ends', () => {
    expect(getNextPlace(find(ONE), tree, -1)).toBeUndefined()
    expect(getNextPlace(find(ONE), tree, 1)).toEqual({ menu: 'mainNav', after: 'e2' })
    expect(getNextPlace(find(LINK), tree, -1)).toEqual({ menu: 'mainNav', after: 'e1' })
    expect(getNextPlace(find(TWO), tree, 1)).toEqual({ folderId: 'folder', after: 'three' })
    expect(getNextPlace(find('unlinked/rest'), tree, 1)).toBeUndefined()
    expect(getCurrentPlace(find(FOLDER), tree)).toEqual({ menu: 'mainNav', after: 'e1' })
  })
})
