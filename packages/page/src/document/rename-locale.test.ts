import { expect, it } from 'vitest'
import { plainToRich } from '../rich-text/plain-text.ts'
import type { JsonObject } from '../json.ts'
import { checkDocument } from './check-document.ts'
import { documentKinds } from './kinds.ts'
import {
  newBlock,
  newContent,
  newDocumentBody,
  newItem,
  newNavigation,
  newPage,
  newSection,
  newSiteSettings,
} from './new.ts'
import { renameLocale } from './rename-locale.ts'

const change = { from: 'en-US', to: 'de' }
const naming = { locale: 'en-US', title: 'Home', slug: 'home' }
// Bodies are JSON.
const toJson = (body: object) => JSON.parse(JSON.stringify(body)) as JsonObject

const block = newBlock(() => 'b1', 2, {
  data: { 'en-US': 'data', query: { 'en-US': 1 } },
  text: { 'en-US': { body: plainToRich('Hello'), 'en-US': 'field' }, fr: { body: 'Salut' } },
})
const content = newContent([{ section: newSection(() => 's1'), blocks: [block] }])
const localized = (text: string) => ({ 'en-US': text })

const bodies = {
  page: newPage(naming, content),
  item: newItem(naming, {
    ...content,
    excerpt: { 'en-US': plainToRich('Short') },
    alt: localized('A cup'),
  }),
  navigation: {
    ...newNavigation(),
    menus: [
      {
        id: 'mainNav',
        items: [
          { kind: 'page' as const, id: 'p', pageId: '0192f0c0-0000-7000-8000-0000000000aa' },
          {
            kind: 'link' as const,
            id: 'l',
            title: localized('Shop'),
            to: { kind: 'url' as const, url: '/shop' },
          },
        ],
      },
    ],
  },
  'header-footer': { schema: 1 as const, ...content },
  'site-settings': newSiteSettings(naming, {
    tagLine: localized('Cups'),
    announcementBar: { enabled: true, text: { 'en-US': plainToRich('New') }, version: 1 },
    authors: [
      { id: '0192f0c0-0000-7000-8000-0000000000ab', displayName: 'A', bio: localized('Writes') },
    ],
    foodOrdering: { title: localized('Order'), url: 'https://example.com/' },
  }),
  aesthetics: newDocumentBody('aesthetics', naming, () => 'a'),
}

it.each(documentKinds)('renames the language of each text of a %s, and back', (kind) => {
  const body = toJson(bodies[kind])
  expect(checkDocument(kind, body).issues).toBeUndefined()
  const renamed = renameLocale(kind, body, change)
  expect(checkDocument(kind, renamed).issues).toBeUndefined()
  const texts = JSON.stringify(renamed).replaceAll(/"data":\{.*?\}\}|"en-US":"field"/g, '')
  expect(texts).not.toContain('en-US')
  expect(renameLocale(kind, renamed, { from: 'de', to: 'en-US' })).toEqual(body)
})

it('leaves data and the names of fields, and replaces texts in the new language', () => {
  const body = toJson({
    ...bodies.page,
    meta: { ...bodies.page.meta, de: { title: 'Alt', slug: '' } },
  })
  const renamed = renameLocale('page', body, change)
  expect(renamed).toMatchObject({
    meta: { de: { title: 'Home' } },
    blocks: { b1: { data: block.data, text: { de: { 'en-US': 'field' }, fr: {} } } },
  })
  expect(Object.keys(renamed['meta'] as object)).toEqual(['de'])
})

it('returns the body itself without texts in the language', () => {
  const body = toJson(bodies.page)
  expect(renameLocale('page', body, { from: 'it', to: 'de' })).toBe(body)
  expect(renameLocale('page', body, { from: 'en-US', to: 'en-US' })).toBe(body)
})
