import { expect, it } from 'vitest'
import { matchMenus } from './menus.ts'

const createEntries = (...menus: readonly string[]) =>
  menus.map((navigation) => ({ navigation, title: 'About', url: '/about' }))

it.each([
  ['a menu of the same name', ['mainNav', 'footer'], ['footer', 'mainNav'], ['footer', 'mainNav']],
  ['the first menu for the first navigation', ['mainNav'], ['mainNavigation'], ['mainNav']],
  ['menus in their order', ['a', 'a', 'b'], ['first', 'second', 'third'], ['a', 'b', undefined]],
  [
    'what the names leave over',
    ['mainNav', 'footerNav'],
    ['extra', 'mainNav'],
    ['footerNav', 'mainNav'],
  ],
  ['hidden pages by name only', ['_hidden', 'a'], ['first', 'second'], ['a', undefined]],
  ['nothing without a menu', [], ['mainNav'], [undefined]],
])('matches %s', (_what, menus, navigations, expected) => {
  const matched = matchMenus(createEntries(...menus), navigations)
  expect(navigations.map((name) => matched.get(name))).toEqual(expected)
})
