import { expect, it } from 'vitest'
import { checkDocument } from './check-document.ts'
import { newBlock, newContent, newPage, newSection } from './new.ts'

const naming = { locale: 'en', title: 'Home', slug: '' }

function createPage() {
  const b1 = newBlock(() => 'b1', 2)
  return {
    ...newPage(naming, newContent([{ section: newSection(() => 's1'), blocks: [b1] }])),
    blocks: { b1 },
  }
}

it('does not check unchanged parts again', () => {
  const page = createPage()
  const worse = { ...page, blocks: { b1: page.blocks.b1, b2: { id: 'b2' } } }
  expect(checkDocument('page', page, page)).toEqual({ body: page })
  expect(checkDocument('page', worse, page).issues?.[0]?.path).toEqual(['blocks', 'b2', 'type'])
})

it.each<[string, (page: ReturnType<typeof createPage>) => object]>([
  ['a missing part', ({ schema, sections, blocks }) => ({ schema, sections, blocks })],
  ['no members', () => ({})],
  ['an unknown part', (page) => ({ ...page, words: 'more' })],
  ['a title that is too long', (page) => ({ ...page, meta: { en: { title: 'a'.repeat(201) } } })],
  ['a missing block', (page) => ({ ...page, blocks: {} })],
  [
    'another block in place of one',
    ({ blocks: { b1 }, ...rest }) => ({ ...rest, blocks: { b2: { ...b1, id: 'b2' } } }),
  ],
  [
    'a block outside of its section',
    ({ blocks: { b1 }, ...rest }) => {
      const desktop = { x: 11, y: 0, w: 5, h: 2, z: 0 }
      return { ...rest, blocks: { b1: { ...b1, place: { ...b1.place, desktop } } } }
    },
  ],
  ['a block in no section', (page) => ({ ...page, sections: [] })],
])('finds the same beside a known document: %s', (_, change) => {
  const page = createPage()
  const changed = change(page)
  const whole = checkDocument('page', changed).issues
  expect(whole?.length).toBeGreaterThan(0)
  expect(checkDocument('page', changed, page).issues).toEqual(whole)
})
