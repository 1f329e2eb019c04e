import { expect, it } from 'vitest'
import { features } from './features.ts'
import { findCurrentEntry, findFirstScreen, listNavigation, listScreens } from './navigation.ts'

type Role = Parameters<typeof listNavigation>[1]

const navigation = listNavigation(features, 'admin')
const list = (role: Role) =>
  Object.fromEntries(
    listNavigation(features, role).map(({ id, entries }) => [
      id,
      entries.map(({ label }) => label.replace('studio.screen.', '')),
    ]),
  )

it('groups what a role may open, in the order of the navigation and of the features', () => {
  expect(navigation.map(({ id }) => id)).toEqual([
    ...['home', 'pages', 'store', 'orders', 'customers', 'forms', 'marketing', 'analytics'],
    ...['files', 'settings'],
  ])
  expect(list('admin')).toEqual({
    home: ['home'],
    pages: ['pages', 'schedule', 'comments', 'themes'],
    store: ['products', 'stock', 'reviews', 'restock', 'discounts', 'giftCards'],
    orders: ['orders', 'subscriptions', 'abandonedCarts'],
    customers: ['customers', 'members', 'memberAreas'],
    forms: ['forms', 'submissions'],
    marketing: ['subscribers', 'campaigns', 'emails'],
    analytics: ['analytics', 'sales'],
    files: ['files'],
    settings: [
      ...['site', 'hosts', 'languages', 'redirects', 'captcha', 'merchandising', 'payments'],
      ...['shipping', 'taxes', 'team', 'activity', 'webhooks', 'apiKeys', 'contentImport'],
      ...['sites', 'transfer', 'backups'],
    ],
  })
  expect(list('commenter')).toEqual({})
})

it('leads to the first screen of a group that a role may open', () => {
  const store = listNavigation(features, 'moderator').find(({ id }) => id === 'store')
  expect(store?.entries[0]?.to).toBe('/config/products/reviews')
})

it('finds the screen of an address, or the list above it', () => {
  const find = (path: string) => findCurrentEntry(navigation, path)?.to
  expect(find('/config/products')).toBe('/config/products')
  expect(find('/config/products/stock')).toBe('/config/products/stock')
  expect(find('/config/products/0199')).toBe('/config/products')
  expect(find('/config/settings/webhooks/0199')).toBe('/config/settings/webhooks')
  expect(find('/config/product')).toBeUndefined()
  expect(find('/config/account')).toBeUndefined()
})

it('begins with the first screen that a role may open', () => {
  expect(findFirstScreen(features, 'admin')).toBe('/config/home')
  expect(findFirstScreen(features, 'commenter')).toBe('/config/account')
})

it('lists every screen without parameters in the palette, and no other', () => {
  const addresses = features.flat().map(({ path }) => `/config/${path}`)
  expect(listScreens(features, 'admin').map(({ to }) => to)).toEqual(
    addresses.filter((to) => !to.includes(':')),
  )
})

it('lists what a role may open alone', () => {
  const find = (role: Role) => listScreens(features, role).map(({ label }) => label)
  expect(find('reporting')).toContain('studio.screen.stock')
  expect(find('reporting')).not.toContain('studio.screen.newProduct')
  expect(find('store-manager')).toContain('studio.screen.newProduct')
})

it('names every screen once', () => {
  const paths = features.flatMap((screens) => screens.map(({ path }) => path))
  expect(paths).toEqual([...new Set(paths)])
})
