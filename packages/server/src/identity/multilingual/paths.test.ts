import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SiteLanguage } from './languages.ts'
import { hreflangs, localePath, splitLocale } from './paths.ts'

function language(tag: string, prefix: string, isCustomCode = false): SiteLanguage {
  return { tag, prefix, isDefault: prefix === '', isCustomCode, displayName: tag }
}

const LANGUAGES = [
  language('en-US', ''),
  language('fr', 'fr'),
  language('pt-BR', 'pt-br'),
  language('pirate', 'pirate', true),
]

it.each([
  ['en-US', '/about', '/about'],
  ['fr', '/', '/fr'],
  ['pt-BR', '/journal/first', '/pt-br/journal/first'],
  ['unknown', '/about', '/about'],
])('has the page at its address in %s', (tag, path, address) => {
  expect(localePath(LANGUAGES, tag, path)).toBe(address)
})

it.each([
  ['/', 'en-US', '/'],
  ['/about', 'en-US', '/about'],
  ['/french', 'en-US', '/french'],
  ['/about/fr', 'en-US', '/about/fr'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/FR/about', 'fr', '/about'],
  ['/pt-BR/journal/first', 'pt-BR', '/journal/first'],
  ['/pt', 'en-US', '/pt'],
])('reads the language off %s', (address, tag, path) => {
  const read = splitLocale(LANGUAGES, address)
  expect([read.language.tag, read.path]).toEqual([tag, path])
})

const segment = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => !text.includes('/'))
const anyPath = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
const prefixes = new Set(LANGUAGES.map(({ prefix }) => prefix))

it('reads off every address what it was made of', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), anyPath, (wanted, path) => {
      // No page in the default language may begin as another language does.
      const [, first = ''] = path.split('/')
      fc.pre(!wanted.isDefault || !prefixes.has(first.toLowerCase()) || first === '')
      const read = splitLocale(LANGUAGES, localePath(LANGUAGES, wanted.tag, path))
      expect([read.language, read.path]).toEqual([wanted, path])
    }),
  )
})

it('reads of any address a language and a path that lead to the same again', () => {
  const anyAddress = fc
    .tuple(fc.constantFrom('', '/fr', '/FR', '/pt-BR', '/french'), anyPath)
    .map(([prefix, path]) => prefix + path)
  fc.assert(
    fc.property(anyAddress, (address) => {
      const read = splitLocale(LANGUAGES, address)
      expect(read.path.startsWith('/')).toBe(true)
      const made = localePath(LANGUAGES, read.language.tag, read.path)
      expect(splitLocale(LANGUAGES, made)).toEqual(read)
      const isBare = read.path === '/' && !read.language.isDefault
      expect(made.toLowerCase()).toBe((isBare ? made : address).toLowerCase())
    }),
  )
})

it('names every version on every version, itself and a default included', () => {
  expect(hreflangs(LANGUAGES, { fr: '/a-propos', 'en-US': '/about', 'pt-BR': '/' })).toEqual([
    { hreflang: 'en-US', path: '/about' },
    { hreflang: 'fr', path: '/fr/a-propos' },
    { hreflang: 'pt-BR', path: '/pt-br' },
    { hreflang: 'x-default', path: '/about' },
  ])
})

it('has no list for a page in one language, and tells nobody of a code of the owner’s own', () => {
  expect(hreflangs(LANGUAGES, { 'en-US': '/about' })).toEqual([])
  expect(hreflangs(LANGUAGES, { 'en-US': '/about', pirate: '/arr' })).toEqual([])
  expect(hreflangs(LANGUAGES, { 'en-US': '/about', ar: '/x' })).toEqual([])
  expect(hreflangs(LANGUAGES, { fr: '/a', 'pt-BR': '/b', pirate: '/arr' })).toEqual([
    { hreflang: 'fr', path: '/fr/a' },
    { hreflang: 'pt-BR', path: '/pt-br/b' },
    { hreflang: 'x-default', path: '/fr/a' },
  ])
})

it('names back whoever names it, whatever is published', () => {
  const tags = fc.uniqueArray(fc.constantFrom(...LANGUAGES.map(({ tag }) => tag)))
  fc.assert(
    fc.property(tags, (published) => {
      const paths = Object.fromEntries(published.map((tag) => [tag, `/${tag}`]))
      const list = hreflangs(LANGUAGES, paths)
      const named = list.map(({ hreflang }) => hreflang)
      expect(new Set(named).size).toBe(named.length)
      for (const { hreflang, path } of list.filter((each) => each.hreflang !== 'x-default')) {
        expect(published).toContain(hreflang)
        expect(splitLocale(LANGUAGES, path).language.tag).toBe(hreflang)
      }
      expect(list.filter(({ hreflang }) => hreflang === 'x-default')).toHaveLength(
        list.length === 0 ? 0 : 1,
      )
    }),
  )
})
