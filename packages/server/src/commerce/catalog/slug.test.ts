import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Stoneware Mug', 'stoneware-mug'],
  ['  Café & Thé: l’été ', 'cafe-the-lete'],
  ['Straße Øl', 'strasse-ol'],
  ['湯呑み 大', '湯呑み-大'],
  ['---', ''],
])('makes an address of %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
