import { blockTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { insertBlock } from './actions.ts'
import { insertBlockAt } from './gestures/insert-block.ts'
import { createEditorStore } from './store/editor-store.ts'
import { createPorts, FakeServer } from './store/fake-server.ts'

const EN = 'en-US'
const { button, html } = blockTypeCodes

/** Opens a page in French, whose site is in English by default. */
function open(rows: Readonly<Record<string, number>>, sourceLocale = EN) {
  const blocks = Object.entries(rows).map(([id, y]) =>
    newBlock(() => id, button, {
      text: { [EN]: { label: id } },
      place: { desktop: { x: 0, y, w: 4, h: 2, z: 0 } },
    }),
  )
  const content = newContent(
    blocks.length > 0 ? [{ section: newSection(() => 'hero'), blocks }] : [],
  )
  const body = { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) }
  const { ports } = createPorts(new FakeServer(body))
  const languages = { locale: 'fr', sourceLocale }
  const document = { id: 'page', kind: 'page', rev: 1, body, clientId: 'me', ...languages } as const
  const store = createEditorStore(document, ports)
  const find = (id = '') => store.state.getState().body.blocks[id]
  return { store, body, find }
}

it('inserts a block into the first room under the selected one', () => {
  const { store, find } = open({ one: 0, two: 2, last: 30 })
  store.select({ section: 'hero', blocks: ['one'] })
  expect(find(insertBlock(store, button))?.place.desktop.y).toBe(4)
  store.select({ section: 'hero', blocks: [] })
  expect(find(insertBlock(store, button))?.place.desktop.y).toBe(32)
})

it('adds a text to a page without sections as one step to undo', () => {
  const { store, body, find } = open({})
  const id = insertBlock(store, html, { text: { body: plainToRich('Bonjour') } })
  expect(find(id)?.text).toEqual({ fr: { body: plainToRich('Bonjour') } })
  expect(store.state.getState().body.sections).toHaveLength(1)
  store.undo()
  expect(store.state.getState().body).toEqual(body)
})

it('stores the default texts of dragged and of clicked blocks in the same language', () => {
  const { store, find } = open({ one: 0 })
  const clicked = find(insertBlock(store, button))
  const target = { kind: 'cell', section: 'hero', bp: 'desktop', x: 0, y: 9 } as const
  const dragged = find(insertBlockAt(store, { type: button }, target))
  expect(Object.keys(clicked?.text ?? {})).toEqual([EN])
  expect(dragged?.text).toEqual(clicked?.text)
})

it.each([
  ['de-CH', { title: 'Abonnieren', submit: 'Anmelden' }],
  ['fr', { title: 'S’abonner', submit: 'S’inscrire' }],
  // The studio has no texts in Welsh.
  ['cy', { title: 'Subscribe', submit: 'Sign Up' }],
])('gives a block default texts in the language of the site: %s', (locale, texts) => {
  const { store, find } = open({}, locale)
  expect(find(insertBlock(store, blockTypeCodes.newsletter))?.text).toEqual({ [locale]: texts })
})
