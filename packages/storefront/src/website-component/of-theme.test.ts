import { expect, it } from 'vitest'
import { isOfTheme } from './of-theme.ts'

const ORIGIN = 'https://shop.example'

it.each(['/static/theme/scripts/counter.js?v=1&a', `${ORIGIN}/static/theme/a.js`])(
  'takes the script %s',
  (url) => expect(isOfTheme(url, ORIGIN)).toBe(true),
)

it.each([
  '',
  '/static/theme/../../assets/uploaded.js',
  '/static/theme/%2e%2e/storefront/a.js',
  '/static/theme/..\\..\\assets\\uploaded.js',
  '/assets/static/theme/a.js',
  '//elsewhere.example/static/theme/a.js',
  'https://elsewhere.example/static/theme/a.js',
  'data:text/javascript,/static/theme/',
  'https://',
])('takes no script %j', (url) => expect(isOfTheme(url, ORIGIN)).toBe(false))
