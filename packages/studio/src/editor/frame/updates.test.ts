import { type Content, newBlock, newContent, newSection, runCommand } from '@vitrine/page'
import { newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { computeUpdates, includeAround, pickContent } from './updates.ts'

const content = newContent(
  ['hero', 'more'].map((id) => ({
    section: newSection(() => id),
    blocks: [newBlock(() => `${id}-1`, 53), newBlock(() => `${id}-2`, 53)],
  })),
)
const body = newPage({ locale: 'en-US', title: 'About', slug: 'about' }, content)

function update(
  run: (page: typeof body) => ReturnType<typeof runCommand<'block.move', typeof body>>,
  edited?: string,
) {
  const result = run(body)
  if (result.error !== undefined) throw new Error(result.error)
  return computeUpdates(body, result.body, result.change.ops, edited)
}

const place = { x: 3, y: 9, w: 4, h: 4, z: 0 }

it('asks for nothing when blocks move, hide or get a name', () => {
  expect(
    update((page) =>
      runCommand('page', page, 'block.move', { id: 'hero-1', bp: 'desktop', place }),
    ),
  ).toEqual({ blocks: [], sections: [] })
  expect(
    update((page) =>
      runCommand('page', page, 'block.hide', { id: 'hero-1', bp: 'mobile', hidden: true }),
    ),
  ).toEqual({ blocks: [], sections: [] })
})

it('asks for a block when its data or texts change, but not for the text that is edited', () => {
  const setText = (page: typeof body) =>
    runCommand('page', page, 'block.setText', {
      id: 'hero-1',
      locale: 'en-US',
      field: 'label',
      value: 'Go',
    })
  expect(update(setText)).toEqual({ blocks: ['hero-1'], sections: [] })
  expect(update(setText, 'hero-1')).toEqual({ blocks: [], sections: [] })
})

it('asks for the section of a new block, and for a new section', () => {
  const block = newBlock(() => 'fresh', 53)
  expect(
    update((page) => runCommand('page', page, 'block.insert', { block, section: 'more' })),
  ).toEqual({ blocks: [], sections: ['more'] })
  const section = newSection(() => 'third')
  expect(
    update((page) =>
      runCommand('page', page, 'section.insert', { section, blocks: [], after: 'hero' }),
    ),
  ).toEqual({ blocks: [], sections: ['third'] })
})

it('sends the blocks of the sections that are rendered only', () => {
  const picked: Content = pickContent(content, { blocks: ['hero-2'], sections: [] })
  expect(Object.keys(picked.blocks)).toEqual(['hero-1', 'hero-2'])
  expect(picked.sections.map(({ blockIds }) => blockIds.length)).toEqual([2, 0])
})

it('renders the page around its content again when its code changes', () => {
  const none = { blocks: [], sections: [] }
  const set = (...path: string[]) => includeAround('page', none, [{ op: 'set', path, value: {} }])
  expect(set('settings', 'code')).toEqual({ ...none, around: true })
  expect(set('settings', 'noindex')).toEqual(none)
})
