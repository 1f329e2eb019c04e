import { expect, it } from 'vitest'
import { getFolderScope, getNavigationScope } from './navigation-scope.ts'

const entries = [
  { title: 'Home', url: '/' },
  {
    title: 'Visit',
    url: '/visit',
    items: [
      { title: 'Hours', url: '/hours' },
      { title: 'Map', url: 'https://map.example/' },
    ],
  },
  { title: 'Shop', url: '/shop' },
]

/** As a template reads it: marked texts are texts. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('marks the entry of the current page, and its folder', () => {
  const marks = (path: string) => {
    const { items } = plain(getNavigationScope(entries, path)) as {
      items: { active: boolean; folderActive: boolean }[]
    }
    return items.map(({ active, folderActive }) => [active, folderActive])
  }
  const [no, here, holds] = [
    [false, false],
    [true, false],
    [false, true],
  ]
  expect(marks('/')).toEqual([here, no, no])
  expect(marks('/shop/p/mug?x=1')).toEqual([no, no, here])
  expect(marks('/hours')).toEqual([no, holds, no])
  expect(marks('/shopping')).toEqual([no, no, no])
})

it('has the items of folders, and the URL of external links', () => {
  expect(plain(getNavigationScope(entries, '/'))).toMatchObject({
    items: [
      { active: true, collection: { fullUrl: '/', homepage: true, folder: false } },
      {
        collection: { title: 'Visit', navigationTitle: 'Visit', urlId: 'visit', folder: true },
        items: [
          { active: false, collection: { fullUrl: '/hours' } },
          { externalLink: { title: 'Map', url: 'https://map.example/', newWindow: true } },
        ],
      },
      { collection: { fullUrl: '/shop' } },
    ],
  })
})

it('finds the folder of the page, and nothing outside of folders', () => {
  expect(plain(getFolderScope(entries, '/hours'))).toMatchObject({
    folder: { title: 'Visit' },
    items: [{ active: true, collection: { title: 'Hours' } }, { externalLink: {} }],
  })
  expect(getFolderScope(entries, '/shop')).toEqual({ items: [] })
})
