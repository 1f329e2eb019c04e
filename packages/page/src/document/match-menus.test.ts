import { expect, it } from 'vitest'
import { matchMenus } from './match-menus.ts'

it.each([
  ['a menu of the same name', ['mainNav', 'footer'], ['footer', 'mainNav'], ['footer', 'mainNav']],
  ['the first menu for the first navigation', ['mainNav'], ['mainNavigation'], ['mainNav']],
  ['menus in their order', ['a', 'b'], ['first', 'second', 'third'], ['a', 'b', null]],
  [
    'what the names leave over',
    ['mainNav', 'footerNav'],
    ['extra', 'mainNav'],
    ['footerNav', 'mainNav'],
  ],
  ['hidden pages by name only', ['_hidden', 'a'], ['first', 'second'], ['a', null]],
  ['nothing without a menu', [], ['mainNav'], [null]],
])('matches %s', (_what, menus, navigations, expected) => {
  expect([...matchMenus({ menus }, navigations)]).toEqual(
    navigations.map((name, index) => [name, expected[index]]),
  )
})

it.each([
  ['a menu before that of the same name', { mainNav: 'b' }, ['b', 'a']],
  ['one menu twice', { mainNav: 'a', extra: 'a' }, ['a', 'a']],
  ['no menu', { mainNav: null }, [null, 'a']],
  ['hidden pages', { extra: '_hidden' }, ['mainNav', '_hidden']],
  ['for another theme, which changes nothing here', { footer: 'b' }, ['mainNav', 'a']],
])('follows the choice of %s', (_what, chosen, expected) => {
  const menus = ['mainNav', '_hidden', 'a', 'b']
  const matched = matchMenus({ menus, chosen }, ['mainNav', 'extra'])
  expect([...matched.values()]).toEqual(expected)
})
