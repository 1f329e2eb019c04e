import { expect, it } from 'vitest'
import { folderScope, navigationScope } from './navigation-scope.ts'

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

it('says which entry the page is at, and what folder holds it', () => {
  const marks = (path: string) => {
    const { items } = plain(navigationScope(entries, path)) as {
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

it('gives folders their items, and entries that lead elsewhere their address', () => {
  expect(plain(navigationScope(entries, '/'))).toMatchObject({
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

it('finds the folder that holds the page, and nothing outside of folders', () => {
  expect(plain(folderScope(entries, '/hours'))).toMatchObject({
    folder: { title: 'Visit' },
    items: [{ active: true, collection: { title: 'Hours' } }, { externalLink: {} }],
  })
  expect(folderScope(entries, '/shop')).toEqual({ items: [] })
})
