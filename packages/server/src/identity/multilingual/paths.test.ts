import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SiteLanguage } from './languages.ts'
import { computeHreflangs, formatLocalePath, splitLocale } from './paths.ts'

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
])('formats the path in %s', (tag, path, address) => {
  expect(formatLocalePath(LANGUAGES, tag, path)).toBe(address)
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
])('finds the language of %s', (address, tag, path) => {
  const read = splitLocale(LANGUAGES, address)
  expect([read.language.tag, read.path]).toEqual([tag, path])
})

const segment = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => !text.includes('/'))
const anyPath = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
const prefixes = new Set(LANGUAGES.map(({ prefix }) => prefix))

it('splits every formatted path into its parts', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), anyPath, (language, path) => {
      // No page in the default language may begin as another language does.
      const [, first = ''] = path.split('/')
      fc.pre(!language.isDefault || !prefixes.has(first.toLowerCase()) || first === '')
      const split = splitLocale(LANGUAGES, formatLocalePath(LANGUAGES, language.tag, path))
      expect([split.language, split.path]).toEqual([language, path])
    }),
  )
})

it('formats any split path to the same path', () => {
  const anyAddress = fc
    .tuple(fc.constantFrom('', '/fr', '/FR', '/pt-BR', '/french'), anyPath)
    .map(([prefix, path]) => prefix + path)
  fc.assert(
    fc.property(anyAddress, (address) => {
      const read = splitLocale(LANGUAGES, address)
      expect(read.path.startsWith('/')).toBe(true)
      const made = formatLocalePath(LANGUAGES, read.language.tag, read.path)
      expect(splitLocale(LANGUAGES, made)).toEqual(read)
      const isBare = read.path === '/' && !read.language.isDefault
      expect(made.toLowerCase()).toBe((isBare ? made : address).toLowerCase())
    }),
  )
})

it('lists every version on every version, itself and a default included', () => {
  expect(computeHreflangs(LANGUAGES, { fr: '/a-propos', 'en-US': '/about', 'pt-BR': '/' })).toEqual(
    [
      { hreflang: 'en-US', path: '/about' },
      { hreflang: 'fr', path: '/fr/a-propos' },
      { hreflang: 'pt-BR', path: '/pt-br' },
      { hreflang: 'x-default', path: '/about' },
    ],
  )
})

it('has no list for a page in one language, and omits custom codes', () => {
  expect(computeHreflangs(LANGUAGES, { 'en-US': '/about' })).toEqual([])
  expect(computeHreflangs(LANGUAGES, { 'en-US': '/about', pirate: '/arr' })).toEqual([])
  expect(computeHreflangs(LANGUAGES, { 'en-US': '/about', ar: '/x' })).toEqual([])
  expect(computeHreflangs(LANGUAGES, { fr: '/a', 'pt-BR': '/b', pirate: '/arr' })).toEqual([
    { hreflang: 'fr', path: '/fr/a' },
    { hreflang: 'pt-BR', path: '/pt-br/b' },
    { hreflang: 'x-default', path: '/fr/a' },
  ])
})

it('links back from every linked version', () => {
  const tags = fc.uniqueArray(fc.constantFrom(...LANGUAGES.map(({ tag }) => tag)))
  fc.assert(
    fc.property(tags, (published) => {
      const paths = Object.fromEntries(published.map((tag) => [tag, `/${tag}`]))
      const list = computeHreflangs(LANGUAGES, paths)
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
