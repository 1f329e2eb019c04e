import { expect, it } from 'vitest'
import { features } from './features.ts'
import { findFirstScreen, listNavigation } from './navigation.ts'

const list = (role: Parameters<typeof listNavigation>[1]) =>
  listNavigation(features, role).map(({ label }) => label.replace('studio.screen.', ''))

it('shows what a role may open, in the order of the features', () => {
  const screens = [
    'home',
    'pages',
    'products',
    'orders',
    'customers',
    'discounts',
    'emails',
    'files',
    'themes',
    'site',
    'merchandising',
    'payments',
    'shipping',
    'taxes',
    'account',
  ]
  expect(list('admin')).toEqual(screens)
  expect(list('commenter')).toEqual(['account'])
})

it('begins with the first screen that a role may open', () => {
  expect(findFirstScreen(features, 'admin')).toBe('/config/home')
  expect(findFirstScreen(features, 'commenter')).toBe('/config/account')
})

it('names every screen once', () => {
  const paths = features.flatMap(({ screens }) => screens.map(({ path }) => path))
  expect(paths).toEqual([...new Set(paths)])
})
