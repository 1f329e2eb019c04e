import { expect, it } from 'vitest'
import { createSlug } from './slug.ts'

it.each([
  ['Stoneware Mug', 'stoneware-mug'],
  ['  Café & Thé: l’été ', 'cafe-the-lete'],
  ['Straße Øl', 'strasse-ol'],
  ['湯呑み 大', '湯呑み-大'],
  ['---', ''],
])('creates a slug from %j', (title, slug) => {
  expect(createSlug(title)).toBe(slug)
})
