import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { createEditorStore } from './editor-store.ts'
import type { EditedBody } from './edited-body.ts'
import { createPorts, FakeServer } from './fake-server.ts'

const EN = 'en-GB'
const DE = 'de'

/** Opens a page in German that is written in English. */
function openTranslation(more: { readonly firstSlug?: string } = {}) {
  const block = newBlock(() => 'one', 53, {
    data: { size: 'medium' },
    text: { [EN]: { label: 'Buy' } },
    place: { desktop: { x: 0, y: 0, w: 4, h: 2, z: 0 } },
  })
  const content = newContent([{ section: newSection(() => 'hero'), blocks: [block] }])
  const body: EditedBody = { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) }
  const server = new FakeServer(body)
  const { clock, ports } = createPorts(server)
  const store = createEditorStore(
    {
      ...{ id: 'page', kind: 'page', rev: 1, body, locale: DE, sourceLocale: EN, clientId: 'me' },
      ...more,
    },
    ports,
  )
  return { store, server, clock, getBody: () => store.state.getState().body }
}

it('adds the title and URL of a language with its first text, as one step to undo', async () => {
  const { store, server, clock, getBody } = openTranslation()
  const before = getBody()
  store.dispatch('block.setText', { id: 'one', locale: DE, field: 'label', value: 'Kaufen' })
  expect(getBody().meta?.[DE]).toEqual({ title: 'About', slug: 'about' })
  expect(getBody().blocks['one']?.text?.[EN]).toEqual({ label: 'Buy' })
  await clock.run()
  expect(server.body).toEqual(getBody())
  store.undo()
  expect(getBody()).toEqual(before)
})

it('starts a language with the URL that no other page has', () => {
  const { store, getBody } = openTranslation({ firstSlug: 'about-2' })
  store.dispatch('block.setText', { id: 'one', locale: DE, field: 'label', value: 'Kaufen' })
  expect(getBody().meta?.[DE]).toEqual({ title: 'About', slug: 'about-2' })
})

it('completes the first title of a language by the URL', () => {
  const { store, getBody } = openTranslation()
  store.dispatch('meta.set', { locale: DE, meta: { title: 'Über uns' } })
  expect(getBody().meta?.[DE]).toEqual({ title: 'Über uns', slug: 'about' })
  store.dispatch('meta.set', { locale: DE, meta: { slug: 'ueber-uns' } })
  expect(getBody().meta?.[DE]).toEqual({ title: 'Über uns', slug: 'ueber-uns' })
})

it('adds no language by a change without texts', () => {
  const { store, getBody } = openTranslation()
  store.dispatch('block.hide', { id: 'one', bp: 'desktop', hidden: true })
  expect(getBody().meta?.[DE]).toBeUndefined()
})
