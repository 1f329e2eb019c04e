import { createTranslate } from '@vitrine/model'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { inspectorTexts } from '../../ui/texts/inspector.ts'
import { pagesTexts } from '../../ui/texts/pages.ts'
import { createFreeSlug, findSlugError } from './slug.ts'

// The texts of these panels are all that slugs need.
const t = createTranslate({ ...pagesTexts, ...inspectorTexts } as Texts, 'en-US')
const readError = (slug: string, prefixes?: readonly string[]) =>
  findSlugError(slug, ['about'], prefixes)?.(t)

it('refuses what Vitrine and languages use, in the words of the page settings', () => {
  expect(readError('config', [])).toBe(t('inspector.page.slug.reserved', { slug: 'config' }))
  expect(readError('fr', ['', 'fr'])).toBe(t('inspector.page.slug.language', { slug: 'fr' }))
  expect(readError('Über uns', [])).toBe(t('inspector.page.slug.invalid'))
  expect(readError('', [])).toBe(t('inspector.page.slug.empty'))
  expect(readError('about', [])).toBe('Another page has this URL. Choose a different one.')
  expect(readError('visit', [])).toBeUndefined()
  // Items are below their collection.
  expect(readError('cart')).toBeUndefined()
})

it('gives a page whose title is in use the next free URL', () => {
  expect(createFreeSlug('Visit us', ['about'])).toBe('visit-us')
  expect(createFreeSlug('About', ['about'])).toBe('about-2')
  expect(createFreeSlug('About', ['about', 'about-2', 'about-3'])).toBe('about-4')
  expect(createFreeSlug('Config', [], [])).toBe('config-2')
  expect(createFreeSlug('FR', [], ['', 'fr'])).toBe('fr-2')
  const long = 'a'.repeat(200)
  expect(createFreeSlug(long, [long])).toBe(`${'a'.repeat(190)}-2`)
  expect(createFreeSlug('!', ['about'])).toBe('')
})
