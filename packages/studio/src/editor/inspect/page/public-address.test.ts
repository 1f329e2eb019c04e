import { expect, it } from 'vitest'
import { formatPublicAddress } from './public-address.ts'

const page = {
  host: 'shop.example',
  prefix: '',
  collectionSlug: '',
  slug: 'visit-us',
  isHome: false,
}

it('is that of the page on the host of the site', () => {
  expect(formatPublicAddress(page)).toBe('shop.example/visit-us')
})

it('has the prefix of the language and the URL of the collection', () => {
  expect(formatPublicAddress({ ...page, prefix: 'fr', collectionSlug: 'journal' })).toBe(
    'shop.example/fr/journal/visit-us',
  )
})

it('is the host alone for the home page, with the prefix in other languages', () => {
  expect(formatPublicAddress({ ...page, isHome: true })).toBe('shop.example')
  expect(formatPublicAddress({ ...page, isHome: true, prefix: 'fr' })).toBe('shop.example/fr')
})
