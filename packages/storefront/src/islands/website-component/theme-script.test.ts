import { expect, it } from 'vitest'
import { isThemeScript } from './theme-script.ts'

const ORIGIN = 'https://shop.example'

it.each(['/static/theme/scripts/counter.js?v=1&a', `${ORIGIN}/static/theme/a.js`])(
  'accepts the script %s',
  (url) => expect(isThemeScript(url, ORIGIN)).toBe(true),
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
])('rejects the script %j', (url) => expect(isThemeScript(url, ORIGIN)).toBe(false))
