import { describe, expect, it } from 'vitest'
import type { Block, Section } from '../document/content.ts'
import { newBlock, newContent, newNavigation, newPage, newSection } from '../document/new.ts'
import { applyOps } from './apply.ts'
import { type CommandName, type CommandPayload, runCommand } from './commands.ts'
import { idsFrom, text } from '../test/changes.ts'

const rect = { x: 0, y: 0, w: 4, h: 2, z: 0 }

function block(id: string, given: Partial<Block> = {}, place: Partial<typeof rect> = {}): Block {
  return newBlock(() => id, 2, { place: { desktop: { ...rect, ...place } }, ...given })
}

function section(id: string, given: Partial<Section> = {}): Section {
  return newSection(() => id, given)
}

const page = newPage(
  { locale: 'en', title: 'Home', slug: '' },
  newContent([
    {
      section: section('s1', { anchor: 'top' }),
      blocks: [
        block('a', { group: 'g' }),
        block('b', { group: 'g', name: 'Vase' }, { x: 5, y: 3, w: 2 }),
        block('c', {}, { x: 8, y: 9 }),
      ],
    },
    {
      section: section('s2'),
      blocks: [block('locked', { lock: 'layout' }), block('shut', { lock: 'all' })],
    },
  ]),
)

/** The page after a command, which is taken back to see that it can be. */
function after<N extends CommandName>(name: N, payload: CommandPayload<N>, from = page) {
  const ran = runCommand('page', from, name, payload)
  if (!ran.change) throw new Error(ran.why)
  expect(applyOps(ran.body, ran.inverse).body).toEqual(from)
  return ran
}

const idsIn = (body: typeof page, at: number) => body.sections[at]?.blockIds

describe('a section', () => {
  it('comes with its blocks behind another', () => {
    const { body } = after('section.insert', {
      section: section('s3'),
      blocks: [block('d')],
      after: 's1',
    })
    expect(body.sections.map(({ id }) => id)).toEqual(['s1', 's3', 's2'])
    expect(idsIn(body, 1)).toEqual(['d'])
  })

  it('goes with its blocks', () => {
    const { body } = after('section.delete', { id: 's1' })
    expect(Object.keys(body.blocks)).toEqual(['locked', 'shut'])
  })

  it('is copied with its groups, not with its anchor', () => {
    const { body } = after('section.duplicate', {
      id: 's1',
      newId: 's3',
      blockIds: { a: 'a2', b: 'b2', c: 'c2' },
    })
    expect(body.sections[1]).toEqual({ ...section('s3'), blockIds: ['a2', 'b2', 'c2'] })
    expect(body.blocks['a2']?.group).toBe(body.blocks['b2']?.group)
    expect(body.blocks['a2']?.group).not.toBe('g')
  })

  it('keeps the shares of its blocks when its columns change', () => {
    const { grid } = section('s1')
    const { body } = after('section.setProps', {
      id: 's1',
      props: { grid: { ...grid, desktop: { ...grid.desktop, cols: 24 } }, anchor: undefined },
    })
    expect(body.blocks['b']?.place.desktop).toMatchObject({ x: 10, w: 4 })
    expect(body.sections[0]).not.toHaveProperty('anchor')
  })

  it('gets other blocks with another layout', () => {
    const { body } = after('section.applyPreset', {
      id: 's1',
      props: { height: 'l' },
      blocks: [block('d'), block('e')],
    })
    expect(idsIn(body, 0)).toEqual(['d', 'e'])
    expect(body.blocks).not.toHaveProperty('a')
  })
})

describe('a block', () => {
  it('lies on all others when it is added', () => {
    expect(idsIn(after('block.insert', { block: block('d'), section: 's1' }).body, 0)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('moves to another section, where it follows the desktop on mobile again', () => {
    const pinned = after('block.pinMobile', { id: 'b', place: { ...rect, w: 8 } }).body
    const { body, change } = after(
      'block.move',
      { id: 'b', bp: 'desktop', place: { ...rect, x: 99 }, section: 's2' },
      pinned,
    )
    expect(idsIn(body, 1)).toEqual(['locked', 'shut', 'b'])
    expect(body.blocks['b']?.place).toEqual({ desktop: { ...rect, x: 8 } })
    expect(change.label).toBe('move Vase')
  })

  it('changes no more of its place than was changed', () => {
    expect(
      after('block.resize', { id: 'a', bp: 'desktop', place: { ...rect, w: 6 } }).change.ops,
    ).toEqual([{ op: 'set', path: ['blocks', 'a', 'place', 'desktop', 'w'], value: 6 }])
  })

  it.each([
    ['front', 'a', ['b', 'c', 'a']],
    ['forward', 'a', ['b', 'a', 'c']],
    ['backward', 'c', ['a', 'c', 'b']],
    ['back', 'c', ['c', 'a', 'b']],
    ['back', 'a', ['a', 'b', 'c']],
  ] as const)('is brought %s: %s', (to, id, outcome) => {
    const { body } = after('block.reorder', { id, bp: 'desktop', to })
    const heights = idsIn(body, 0)?.map((each, at) => ({
      each,
      z: (body.blocks[each]?.place.desktop.z ?? 0) * 100 + at,
    }))
    expect(heights?.toSorted((one, other) => one.z - other.z).map(({ each }) => each)).toEqual(
      outcome,
    )
  })

  it('is written in a language it had none in, and in one field of it', () => {
    const first = after('block.setText', {
      id: 'a',
      locale: 'en',
      field: 'body',
      value: text('clay'),
    })
    expect(first.change.ops).toMatchObject([{ path: ['blocks', 'a', 'text'] }])
    const second = after(
      'block.setText',
      { id: 'a', locale: 'fr', field: 'body', value: text('argile') },
      first.body,
    )
    expect(second.change.ops).toMatchObject([{ path: ['blocks', 'a', 'text', 'fr'] }])
    expect(
      after(
        'block.setText',
        { id: 'a', locale: 'en', field: 'body', value: text('clay') },
        second.body,
      ).change.ops,
    ).toEqual([])
  })

  it('is hidden and shown, and leaves nothing behind', () => {
    const { body, change } = after('block.hide', { id: 'a', bp: 'mobile', hidden: true })
    expect(body.blocks['a']?.hidden).toEqual({ mobile: true })
    expect(change.label).toBe('hide Text on mobile')
    expect(after('block.hide', { id: 'a', bp: 'mobile', hidden: false }, body).body).toEqual(page)
  })

  it('becomes another one in the same place', () => {
    const { body } = after('block.convert', { id: 'b', type: 5, v: 1, data: { assetId: 'x' } })
    expect(body.blocks['b']).toEqual({ ...page.blocks['b'], type: 5, data: { assetId: 'x' } })
  })

  it('is read where it was told to be', () => {
    const { body } = after('block.setReadingOrder', { section: 's1', ids: ['c', 'a'] })
    expect(['a', 'b', 'c'].map((id) => body.blocks[id]?.readingOrder)).toEqual([2, undefined, 1])
    expect(after('block.setReadingOrder', { section: 's1', ids: undefined }, body).body).toEqual(
      page,
    )
  })
})

describe('several blocks', () => {
  const columnsOf = (body: typeof page) =>
    ['a', 'b', 'c'].map((id) => body.blocks[id]?.place.desktop.x)

  it('are aligned by the outermost', () => {
    const ids = ['a', 'b', 'c']
    expect(columnsOf(after('multi.align', { ids, bp: 'desktop', edge: 'right' }).body)).toEqual([
      8, 10, 8,
    ])
    expect(columnsOf(after('multi.align', { ids, bp: 'desktop', edge: 'center' }).body)).toEqual([
      4, 5, 4,
    ])
  })

  it('come to stand evenly', () => {
    const { body } = after('multi.distribute', {
      ids: ['c', 'a', 'b'],
      bp: 'desktop',
      axis: 'vertical',
    })
    expect(['a', 'b', 'c'].map((id) => body.blocks[id]?.place.desktop.y)).toEqual([0, 5, 9])
  })

  it('go together', () => {
    expect(idsIn(after('multi.delete', { ids: ['a', 'c', 'a'] }).body, 0)).toEqual(['b'])
  })
})

it.each<{ [N in CommandName]: [N, CommandPayload<N>, string] }[CommandName]>([
  ['block.delete', { id: 'z' }, 'This block is gone. Somebody has deleted it.'],
  ['block.delete', { id: 'locked' }, 'Text is locked in its place. Unlock it first.'],
  [
    'block.setText',
    { id: 'shut', locale: 'en', field: 'body', value: 'x' },
    'Text is locked. Unlock it first.',
  ],
  ['section.delete', { id: 'z' }, 'This section is gone. Somebody has deleted it.'],
  [
    'section.setProps',
    { id: 's2', props: { anchor: 'top' } },
    'Section "s2" › anchor is the anchor of another section too.',
  ],
  ['block.insert', { block: block('a'), section: 's1' }, 'What is to be added is there already.'],
  [
    'block.reorder',
    { id: 'a', bp: 'mobile', to: 'front' },
    'Text follows the desktop on mobile. Place it there first.',
  ],
  ['block.group', { ids: ['a'], group: 'h' }, 'A group has at least two blocks.'],
  [
    'block.group',
    { ids: ['a', 'locked'], group: 'h' },
    'Only blocks of one section can be grouped.',
  ],
  [
    'block.setData',
    { id: 'a', path: ['src'], value: 'blob:https://example.com/1' },
    'Block "a" › data › src holds a file of one browser (blob: or data:). Upload the file and choose it here.',
  ],
  [
    'block.setData',
    { id: 'a', path: ['__proto__', 'x'], value: 1 },
    '"__proto__" is a reserved name.',
  ],
  [
    'multi.align',
    { ids: ['a', 'locked'], bp: 'desktop', edge: 'top' },
    'Choose blocks of one section.',
  ],
  ['meta.set', { locale: 'en', meta: { title: '' } }, 'meta › en › title is empty.'],
  ['meta.set', { locale: 'en', meta: undefined }, 'There is no title in any language.'],
  ['document.set', { path: ['blocks'], value: {} }, 'This is changed by its own commands.'],
])('%s is not done: %#', (name, payload, why) => {
  expect(runCommand('page', page, name, payload)).toEqual({ why })
})

it('refuses a section its sixty-first block, and a page its sixty-first section', () => {
  const newId = idsFrom('n')
  const blocks = Array.from({ length: 60 }, () => newBlock(newId, 2))
  const full = newPage(
    { locale: 'en', title: 'A', slug: 'a' },
    newContent([{ section: section('s1'), blocks }]),
  )
  const why = 'A section holds at most 60 blocks. Put these into another one.'
  expect(runCommand('page', full, 'block.insert', { block: block('x'), section: 's1' })).toEqual({
    why,
  })
  expect(runCommand('page', full, 'block.duplicate', { id: 'n1', newId: 'x' })).toEqual({ why })
  const sections = Array.from({ length: 60 }, () => newSection(newId))
  const long = newPage({ locale: 'en', title: 'A', slug: 'a' }, { sections })
  expect(
    runCommand('page', long, 'section.insert', { section: section('x'), blocks: [], after: null }),
  ).toEqual({ why: 'A page has at most 60 sections.' })
})

describe('a menu', () => {
  const pageId = '0123456789'
  const empty = newNavigation()
  const run = <N extends CommandName>(from: typeof empty, name: N, payload: CommandPayload<N>) =>
    runCommand('navigation', from, name, payload)
  const link = {
    kind: 'link',
    id: 'i1',
    title: { en: 'Shop' },
    to: { kind: 'document', id: pageId },
  } as const

  it('takes an entry, moves it to another, which it makes, and lets it go', () => {
    const added = run(empty, 'nav.insert', { menu: 'mainNav', item: link, after: null })
    if (!added.change) throw new Error(added.why)
    const moved = run(added.body, 'nav.move', { id: 'i1', menu: 'footerNav', after: null })
    if (!moved.change) throw new Error(moved.why)
    expect(moved.body.menus.map(({ id, items }) => [id, items.length])).toEqual([
      ['mainNav', 0],
      ['_hidden', 0],
      ['footerNav', 1],
    ])
    const named = run(moved.body, 'nav.setTitle', { id: 'i1', locale: 'fr', title: 'Boutique' })
    if (!named.change) throw new Error(named.why)
    expect(named.body.menus[2]?.items).toEqual([{ ...link, title: { en: 'Shop', fr: 'Boutique' } }])
    expect(run(named.body, 'nav.remove', { id: 'i1' }).change?.ops).toHaveLength(1)
    expect(run(named.body, 'nav.insert', { menu: 'mainNav', item: link, after: null })).toEqual({
      why: 'What is to be added is in a menu already.',
    })
  })

  it('names a page by its own title', () => {
    const added = run(empty, 'nav.insert', {
      menu: 'mainNav',
      item: { kind: 'page', id: 'i2', pageId },
      after: null,
    })
    if (!added.change) throw new Error(added.why)
    expect(run(added.body, 'nav.setTitle', { id: 'i2', locale: 'en', title: 'A' })).toEqual({
      why: 'A page is named in the menu by its own title. Change it there.',
    })
  })
})
