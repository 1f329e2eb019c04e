import { expect, it } from 'vitest'
import { features } from './features.ts'
import { findFirstScreen, listNavigation, listScreens } from './navigation.ts'

const list = (role: Parameters<typeof listNavigation>[1]) =>
  listNavigation(features, role).map(({ label }) => label.replace('studio.screen.', ''))

it('shows what a role may open, in the order of the features', () => {
  const screens = [
    'home',
    'pages',
    'products',
    'orders',
    'customers',
    'forms',
    'subscribers',
    'members',
    'comments',
    'discounts',
    'sales',
    'analytics',
    'emails',
    'files',
    'themes',
    'site',
    'hosts',
    'languages',
    'redirects',
    'captcha',
    'merchandising',
    'payments',
    'shipping',
    'taxes',
    'team',
    'webhooks',
    'apiKeys',
    'contentImport',
    'account',
  ]
  expect(list('admin')).toEqual(screens)
  expect(list('commenter')).toEqual(['account'])
})

it('begins with the first screen that a role may open', () => {
  expect(findFirstScreen(features, 'admin')).toBe('/config/home')
  expect(findFirstScreen(features, 'commenter')).toBe('/config/account')
})

it('lists every screen without parameters in the palette, and no other', () => {
  const screens = features.flatMap((feature) => feature.screens)
  const addresses = screens.map(({ path }) => `/config/${path}`)
  expect(listScreens(features, 'admin').map(({ to }) => to)).toEqual(
    addresses.filter((to) => !to.includes(':')),
  )
})

it('lists what a role may open alone', () => {
  const find = (role: Parameters<typeof listScreens>[1]) =>
    listScreens(features, role).map(({ label }) => label)
  expect(find('reporting')).toContain('studio.screen.stock')
  expect(find('reporting')).not.toContain('studio.screen.newProduct')
  expect(find('store-manager')).toContain('studio.screen.newProduct')
})

it('names every screen once', () => {
  const paths = features.flatMap(({ screens }) => screens.map(({ path }) => path))
  expect(paths).toEqual([...new Set(paths)])
})
