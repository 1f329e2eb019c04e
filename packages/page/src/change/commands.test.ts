import { describe, expect, it } from 'vitest'
import type { Block, Section } from '../document/content.ts'
import { newBlock, newContent, newNavigation, newPage, newSection } from '../document/new.ts'
import { applyOps } from './apply.ts'
import { type CommandName, type CommandPayload, runCommand } from './commands.ts'
import { createIds, text } from '../test/random-changes.ts'

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
function run<N extends CommandName>(name: N, payload: CommandPayload<N>, from = page) {
  const ran = runCommand('page', from, name, payload)
  if (!ran.change) throw new Error(ran.error)
  expect(applyOps(ran.body, ran.inverse).body).toEqual(from)
  return ran
}

const getBlockIds = (body: typeof page, at: number) => body.sections[at]?.blockIds

describe('a section', () => {
  it('is inserted with its blocks after another', () => {
    const { body } = run('section.insert', {
      section: section('s3'),
      blocks: [block('d')],
      after: 's1',
    })
    expect(body.sections.map(({ id }) => id)).toEqual(['s1', 's3', 's2'])
    expect(getBlockIds(body, 1)).toEqual(['d'])
  })

  it('is deleted with its blocks', () => {
    const { body } = run('section.delete', { id: 's1' })
    expect(Object.keys(body.blocks)).toEqual(['locked', 'shut'])
  })

  it('is copied with its groups, not with its anchor', () => {
    const { body } = run('section.duplicate', {
      id: 's1',
      newId: 's3',
      blockIds: { a: 'a2', b: 'b2', c: 'c2' },
    })
    expect(body.sections[1]).toEqual({ ...section('s3'), blockIds: ['a2', 'b2', 'c2'] })
    expect(body.blocks['a2']?.group).toBe(body.blocks['b2']?.group)
    expect(body.blocks['a2']?.group).not.toBe('g')
  })

  it('keeps the width of its blocks when its columns change', () => {
    const { grid } = section('s1')
    const { body } = run('section.setProps', {
      id: 's1',
      props: { grid: { ...grid, desktop: { ...grid.desktop, cols: 24 } }, anchor: undefined },
    })
    expect(body.blocks['b']?.place.desktop).toMatchObject({ x: 10, w: 4 })
    expect(body.sections[0]).not.toHaveProperty('anchor')
  })

  it('gets different blocks with a different layout', () => {
    const { body } = run('section.applyPreset', {
      id: 's1',
      props: { height: 'l' },
      blocks: [block('d'), block('e')],
    })
    expect(getBlockIds(body, 0)).toEqual(['d', 'e'])
    expect(body.blocks).not.toHaveProperty('a')
  })
})

describe('a block', () => {
  it('is above all others when it is added', () => {
    expect(getBlockIds(run('block.insert', { block: block('d'), section: 's1' }).body, 0)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('moves to another section, where it follows the desktop on mobile again', () => {
    const pinned = run('block.pinMobile', { id: 'b', place: { ...rect, w: 8 } }).body
    const { body, change } = run(
      'block.move',
      { id: 'b', bp: 'desktop', place: { ...rect, x: 99 }, section: 's2' },
      pinned,
    )
    expect(getBlockIds(body, 1)).toEqual(['locked', 'shut', 'b'])
    expect(body.blocks['b']?.place).toEqual({ desktop: { ...rect, x: 8 } })
    expect(change.label).toBe('move Vase')
  })

  it('changes only the given part of its position', () => {
    expect(
      run('block.resize', { id: 'a', bp: 'desktop', place: { ...rect, w: 6 } }).change.ops,
    ).toEqual([{ op: 'set', path: ['blocks', 'a', 'place', 'desktop', 'w'], value: 6 }])
  })

  it.each([
    ['front', 'a', ['b', 'c', 'a']],
    ['forward', 'a', ['b', 'a', 'c']],
    ['backward', 'c', ['a', 'c', 'b']],
    ['back', 'c', ['c', 'a', 'b']],
    ['back', 'a', ['a', 'b', 'c']],
  ] as const)('is moved %s: %s', (to, id, outcome) => {
    const { body } = run('block.reorder', { id, bp: 'desktop', to })
    const heights = getBlockIds(body, 0)?.map((each, at) => ({
      each,
      z: (body.blocks[each]?.place.desktop.z ?? 0) * 100 + at,
    }))
    expect(heights?.toSorted((one, other) => one.z - other.z).map(({ each }) => each)).toEqual(
      outcome,
    )
  })

  it('gets a text in a new language, and in one field of it', () => {
    const first = run('block.setText', {
      id: 'a',
      locale: 'en',
      field: 'body',
      value: text('clay'),
    })
    expect(first.change.ops).toMatchObject([{ path: ['blocks', 'a', 'text'] }])
    const second = run(
      'block.setText',
      { id: 'a', locale: 'fr', field: 'body', value: text('argile') },
      first.body,
    )
    expect(second.change.ops).toMatchObject([{ path: ['blocks', 'a', 'text', 'fr'] }])
    expect(
      run(
        'block.setText',
        { id: 'a', locale: 'en', field: 'body', value: text('clay') },
        second.body,
      ).change.ops,
    ).toEqual([])
  })

  it('loses the texts of removed list entries, in all languages', () => {
    const rows = (...ids: readonly string[]) => ids.map((id) => ({ id, cells: [{ id: `${id}c` }] }))
    const first = run('block.setValues', {
      id: 'a',
      locale: 'en',
      data: { rows: rows('one', 'two') },
      text: { 'one.name': 'One', 'onec.name': 'Cell', 'two.name': 'Two' },
    })
    const second = run(
      'block.setText',
      { id: 'a', locale: 'fr', field: 'one.name', value: 'Un' },
      first.body,
    )
    const { body, inverse } = run(
      'block.setValues',
      { id: 'a', locale: 'en', data: { rows: rows('two', 'new') }, text: { 'new.name': 'New' } },
      second.body,
    )
    expect(body.blocks['a']?.text).toEqual({
      en: { 'two.name': 'Two', 'new.name': 'New' },
      fr: {},
    })
    expect(applyOps(body, inverse).body).toEqual(second.body)
  })

  it('is a placeholder until the first change of its texts or data', () => {
    const starter = { ...page, blocks: { ...page.blocks, a: block('a', { placeholder: true }) } }
    const texts = { id: 'a', locale: 'en', field: 'body', value: text('clay') }
    const data = { id: 'a', path: ['size'], value: 2 }
    const moved = run('multi.align', { ids: ['a', 'b'], bp: 'desktop', edge: 'left' }, starter)
    const styled = run('block.setStyle', data, moved.body)
    const same = run('block.setData', { ...data, value: undefined }, styled.body)
    expect(same.body.blocks['a']?.placeholder).toBe(true)
    for (const changed of [
      run('block.setText', texts, starter),
      run('block.setData', data, starter),
    ]) {
      expect(changed.body.blocks['a']).not.toHaveProperty('placeholder')
      expect(applyOps(changed.body, changed.inverse).body).toEqual(starter)
    }
    const copy = run('block.duplicate', { id: 'a', newId: 'd' }, starter)
    expect(copy.body.blocks['d']?.placeholder).toBe(true)
  })

  it('is hidden and shown again without a trace', () => {
    const { body, change } = run('block.hide', { id: 'a', bp: 'mobile', hidden: true })
    expect(body.blocks['a']?.hidden).toEqual({ mobile: true })
    expect(change.label).toBe('hide Text on mobile')
    expect(run('block.hide', { id: 'a', bp: 'mobile', hidden: false }, body).body).toEqual(page)
  })

  it('is replaced in the same position', () => {
    const { body } = run('block.convert', { id: 'b', type: 5, v: 1, data: { assetId: 'x' } })
    expect(body.blocks['b']).toEqual({ ...page.blocks['b'], type: 5, data: { assetId: 'x' } })
  })

  it('has the reading order that was set', () => {
    const { body } = run('block.setReadingOrder', { section: 's1', ids: ['c', 'a'] })
    expect(['a', 'b', 'c'].map((id) => body.blocks[id]?.readingOrder)).toEqual([1, undefined, 0])
    expect(run('block.setReadingOrder', { section: 's1', ids: undefined }, body).body).toEqual(page)
  })
})

describe('several blocks', () => {
  const getColumns = (body: typeof page) =>
    ['a', 'b', 'c'].map((id) => body.blocks[id]?.place.desktop.x)

  it('are aligned by the outermost', () => {
    const ids = ['a', 'b', 'c']
    expect(getColumns(run('multi.align', { ids, bp: 'desktop', edge: 'right' }).body)).toEqual([
      8, 10, 8,
    ])
    expect(getColumns(run('multi.align', { ids, bp: 'desktop', edge: 'center' }).body)).toEqual([
      4, 5, 4,
    ])
  })

  it('are distributed evenly', () => {
    const { body } = run('multi.distribute', {
      ids: ['c', 'a', 'b'],
      bp: 'desktop',
      axis: 'vertical',
    })
    expect(['a', 'b', 'c'].map((id) => body.blocks[id]?.place.desktop.y)).toEqual([0, 5, 9])
  })

  it('are deleted together', () => {
    expect(getBlockIds(run('multi.delete', { ids: ['a', 'c', 'a'] }).body, 0)).toEqual(['b'])
  })
})

it.each<{ [N in CommandName]: [N, CommandPayload<N>, string] }[CommandName]>([
  ['block.delete', { id: 'z' }, 'This block no longer exists.'],
  ['block.delete', { id: 'locked' }, 'Text is locked in place. Unlock it first.'],
  [
    'block.setText',
    { id: 'shut', locale: 'en', field: 'body', value: 'x' },
    'Text is locked. Unlock it first.',
  ],
  ['section.delete', { id: 'z' }, 'This section no longer exists.'],
  [
    'section.setProps',
    { id: 's2', props: { anchor: 'top' } },
    'Section "s2" › anchor is already the anchor of another section.',
  ],
  ['block.insert', { block: block('a'), section: 's1' }, 'This element already exists.'],
  [
    'block.reorder',
    { id: 'a', bp: 'mobile', to: 'front' },
    'Text follows the desktop on mobile. Give it a position there first.',
  ],
  ['block.group', { ids: ['a'], group: 'h' }, 'A group needs at least two blocks.'],
  [
    'block.group',
    { ids: ['a', 'locked'], group: 'h' },
    'Only blocks of one section can be grouped.',
  ],
  [
    'block.setData',
    { id: 'a', path: ['src'], value: 'blob:https://example.com/1' },
    'Block "a" › data › src contains a local file (blob: or data:). Upload the file and choose it here.',
  ],
  [
    'block.setData',
    { id: 'a', path: ['__proto__', 'x'], value: 1 },
    '"__proto__" is a reserved name.',
  ],
  [
    'block.setData',
    { id: 'a', path: ['src'], value: 'a\0b' },
    'The value of blocks › a › data › src contains the character U+0000, which cannot be stored. Remove it.',
  ],
  [
    'block.setText',
    { id: 'a', locale: 'en', field: 'title', value: 'a\udc00' },
    'The value of blocks › a › text › en › title contains half of a character (an unpaired surrogate), which cannot be stored. Remove it.',
  ],
  [
    'block.setText',
    {
      id: 'a',
      locale: 'en',
      field: 'body',
      value: {
        type: 'doc',
        content: [{ type: 'paragraph', id: 'p1', attrs: { color: 'red' }, content: [] }],
      },
    },
    'Block "a" › text › en › body › content › p1 › attrs has no member "color".',
  ],
  [
    'multi.align',
    { ids: ['a', 'locked'], bp: 'desktop', edge: 'top' },
    'Choose blocks of one section.',
  ],
  ['meta.set', { locale: 'en', meta: { title: '' } }, 'meta › en › title must not be empty.'],
  ['meta.set', { locale: 'en', meta: undefined }, 'A title is required in at least one language.'],
  ['document.set', { path: ['blocks'], value: {} }, 'Use the commands of this part of a document.'],
])('%s is rejected: %#', (name, payload, error) => {
  expect(runCommand('page', page, name, payload)).toEqual({ error })
})

it('rejects the sixty-first block of a section, and the sixty-first section of a page', () => {
  const newId = createIds('n')
  const blocks = Array.from({ length: 60 }, () => newBlock(newId, 2))
  const full = newPage(
    { locale: 'en', title: 'A', slug: 'a' },
    newContent([{ section: section('s1'), blocks }]),
  )
  const error = 'A section can have at most 60 blocks. Use another section.'
  expect(runCommand('page', full, 'block.insert', { block: block('x'), section: 's1' })).toEqual({
    error,
  })
  expect(runCommand('page', full, 'block.duplicate', { id: 'n1', newId: 'x' })).toEqual({ error })
  const sections = Array.from({ length: 60 }, () => newSection(newId))
  const long = newPage({ locale: 'en', title: 'A', slug: 'a' }, { sections })
  expect(
    runCommand('page', long, 'section.insert', { section: section('x'), blocks: [], after: null }),
  ).toEqual({ error: 'A page can have at most 60 sections.' })
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

  it('adds an entry, moves it to a new menu, and removes it', () => {
    const added = run(empty, 'nav.insert', { menu: 'mainNav', item: link, after: null })
    if (!added.change) throw new Error(added.error)
    const moved = run(added.body, 'nav.move', { id: 'i1', menu: 'footerNav', after: null })
    if (!moved.change) throw new Error(moved.error)
    expect(moved.body.menus.map(({ id, items }) => [id, items.length])).toEqual([
      ['mainNav', 0],
      ['_hidden', 0],
      ['footerNav', 1],
    ])
    const named = run(moved.body, 'nav.setTitle', { id: 'i1', locale: 'fr', title: 'Boutique' })
    if (!named.change) throw new Error(named.error)
    expect(named.body.menus[2]?.items).toEqual([{ ...link, title: { en: 'Shop', fr: 'Boutique' } }])
    expect(run(named.body, 'nav.remove', { id: 'i1' }).change?.ops).toHaveLength(1)
    expect(run(named.body, 'nav.insert', { menu: 'mainNav', item: link, after: null })).toEqual({
      error: 'This item is already in a menu.',
    })
  })

  it('shows a page by its own title', () => {
    const added = run(empty, 'nav.insert', {
      menu: 'mainNav',
      item: { kind: 'page', id: 'i2', pageId },
      after: null,
    })
    if (!added.change) throw new Error(added.error)
    expect(run(added.body, 'nav.setTitle', { id: 'i2', locale: 'en', title: 'A' })).toEqual({
      error: 'The menu shows the page’s own title. Change the title of the page.',
    })
  })
})
