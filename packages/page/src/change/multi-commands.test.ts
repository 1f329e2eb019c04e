import { describe, expect, it } from 'vitest'
import type { Block } from '../document/content.ts'
import { newBlock, newContent, newPage, newSection } from '../document/new.ts'
import { computeReadingOrder } from '../layout/reading-order.ts'
import { expandGroups } from '../layout/groups.ts'
import { applyOps } from './apply.ts'
import { type CommandName, type CommandPayload, runCommand } from './commands.ts'

const rect = { x: 0, y: 0, w: 4, h: 2, z: 0 }

function block(id: string, given: Partial<Block> = {}, place: Partial<typeof rect> = {}): Block {
  return newBlock(() => id, 2, { place: { desktop: { ...rect, ...place } }, ...given })
}

const page = newPage(
  { locale: 'en', title: 'Home', slug: '' },
  newContent([
    {
      section: newSection(() => 's1'),
      blocks: [
        block('a', { group: 'g' }),
        block('b', { group: 'g' }, { x: 5, y: 3, w: 2 }),
        block('c', {}, { x: 8, y: 9 }),
        block('locked', { lock: 'layout' }, { y: 20 }),
      ],
    },
    {
      section: newSection(() => 's2'),
      blocks: Array.from({ length: 59 }, (_, at) => block(`full${at}`, {}, { y: at * 2 })),
    },
  ]),
)

/** Runs a command that is possible, and checks that its inverse restores the page exactly. */
function run<N extends CommandName>(name: N, payload: CommandPayload<N>) {
  const result = runCommand('page', page, name, payload as never)
  if (!result.change) throw new Error(result.error)
  expect(applyOps(result.body, result.inverse).body).toEqual(page)
  return result.body
}

function getError<N extends CommandName>(name: N, payload: CommandPayload<N>) {
  return runCommand('page', page, name, payload as never).error
}

const ids = ['a', 'b']

/** The page with two blocks in its second section. */
const roomy = {
  ...page,
  sections: page.sections.map((each) =>
    each.id === 's2' ? { ...each, blockIds: ['full0', 'full1'] } : each,
  ),
  blocks: Object.fromEntries(
    Object.entries(page.blocks).filter(
      ([id]) => !id.startsWith('full') || id === 'full0' || id === 'full1',
    ),
  ),
}

/** Moves blocks to another section as one change that can be undone. */
function transfer(payload: CommandPayload<'multi.moveToSection'>) {
  const result = runCommand('page', roomy, 'multi.moveToSection', payload)
  if (!result.change) throw new Error(result.error)
  expect(applyOps(result.body, result.inverse).body).toEqual(roomy)
  const section = result.body.sections[1]
  return {
    bodies: result.body,
    order: section ? computeReadingOrder(section, result.body.blocks) : [],
  }
}

describe('several blocks', () => {
  it('move to another section as one change, and stay a group', () => {
    const places = { a: { ...rect, y: 200 } }
    const body = run('multi.move', { bp: 'desktop', places, section: 's2' })
    expect(body.sections[1]?.blockIds.at(-1)).toBe('a')
    expect(body.blocks['a']).toMatchObject({ group: 'g', place: { desktop: { y: 200 } } })
  })

  it('move with their groups to another section, below its blocks and to a place of its reading order', () => {
    const { bodies, order } = transfer({ ids: ['a'], section: 's2', after: 'full0' })
    expect(order.slice(0, 4)).toEqual(['full0', 'a', 'b', 'full1'])
    expect(bodies.blocks['a']).toMatchObject({ group: 'g', place: { desktop: { x: 0, y: 4 } } })
    expect(bodies.blocks['b']).toMatchObject({ place: { desktop: { x: 5, y: 7 } } })
    expect(transfer({ ids: ['c'], section: 's2' }).order.at(-1)).toBe('c')
    expect(transfer({ ids: ['c'], section: 's2', after: null }).order[0]).toBe('c')
    const small = { ids: ['locked'], section: 's2' }
    expect(runCommand('page', roomy, 'multi.moveToSection', small).error).toContain('is locked')
    expect(getError('multi.moveToSection', { ids: ['a'], section: 's2' })).toContain('at most 60')
  })

  it('do not move into a section that would have more than 60', () => {
    const places = { a: rect, b: rect }
    expect(getError('multi.move', { bp: 'desktop', places, section: 's2' })).toBe(
      'A section can have at most 60 blocks. Use another section.',
    )
    expect(getError('multi.duplicate', { copies: { full0: 'n1', full1: 'n2' } })).toContain('60')
  })

  it('are moved inside the columns', () => {
    const places = { a: { ...rect, x: 40 }, b: { ...rect, x: -3, w: 99 } }
    const body = run('multi.move', { bp: 'desktop', places })
    expect(body.blocks['a']?.place.desktop).toMatchObject({ x: 8, w: 4 })
    expect(body.blocks['b']?.place.desktop).toMatchObject({ x: 0, w: 12 })
  })

  it('get the width of the first one', () => {
    const body = run('multi.matchWidth', { ids: ['a', 'b', 'c'], bp: 'desktop' })
    expect(['a', 'b', 'c'].map((id) => body.blocks[id]?.place.desktop.w)).toEqual([4, 4, 4])
    expect(getError('multi.matchWidth', { ids: ['a'], bp: 'desktop' })).toBe(
      'Choose at least two blocks.',
    )
  })

  it('come to the front and to the back in their own order', () => {
    const getOrder = (body: typeof page) =>
      ['a', 'b', 'c', 'locked'].toSorted(
        (one, other) =>
          (body.blocks[one]?.place.desktop.z ?? 0) - (body.blocks[other]?.place.desktop.z ?? 0),
      )
    expect(getOrder(run('multi.reorder', { ids, bp: 'desktop', to: 'front' }))).toEqual([
      'c',
      'locked',
      'a',
      'b',
    ])
    expect(getOrder(run('multi.reorder', { ids: ['c'], bp: 'desktop', to: 'back' }))[0]).toBe('c')
  })

  it('are duplicated beside themselves, or at cells, as a group of their own', () => {
    const body = run('multi.duplicate', { copies: { a: 'a2', b: 'b2', c: 'c2' } })
    expect(body.blocks['b2']).toMatchObject({ group: 'a2', place: { desktop: { x: 6, y: 4 } } })
    expect(body.blocks['c2']?.group).toBeUndefined()
    const into = { section: 's2', places: { a: { ...rect, x: 30, y: 500 } } }
    const moved = run('multi.duplicate', { copies: { a: 'a2' }, into })
    expect(moved.blocks['a2']?.place.desktop).toMatchObject({ x: 8, y: 500 })
    expect(getError('multi.duplicate', { copies: { a: 'b' } })).toBe('This element already exists.')
    expect(getError('multi.duplicate', { copies: { a: 'n', c: 'n' } })).toBe(
      'This element already exists.',
    )
  })

  it('are hidden on a phone, shown, locked and unlocked', () => {
    expect(run('multi.hide', { ids, bp: 'mobile', hidden: true }).blocks['b']?.hidden).toEqual({
      mobile: true,
    })
    expect(run('multi.lock', { ids, lock: 'layout' }).blocks['a']?.lock).toBe('layout')
    expect(
      run('multi.lock', { ids: ['locked'], lock: undefined }).blocks['locked']?.lock,
    ).toBeUndefined()
  })

  it('get the same setting and design, unless one of them is locked', () => {
    const aligned = run('multi.setData', { ids, path: ['align'], value: 'right' })
    expect(ids.map((id) => aligned.blocks[id]?.data['align'])).toEqual(ids.map(() => 'right'))
    const designed = run('multi.setVariant', { ids, variant: 1_001 })
    expect(ids.map((id) => designed.blocks[id]?.variant)).toEqual(ids.map(() => 1_001))
    const body = run('multi.lock', { ids: ['a'], lock: 'all' })
    const payload = { ids, path: ['align'], value: 'left' }
    expect(runCommand('page', body, 'multi.setData', payload).error).toContain('is locked')
  })

  it('do not move while one of them is locked, or no longer exists', () => {
    const places = { locked: rect }
    expect(getError('multi.move', { bp: 'desktop', places })).toContain('is locked in place')
    expect(getError('multi.hide', { ids: ['gone'], bp: 'mobile', hidden: true })).toBe(
      'This block no longer exists.',
    )
  })

  it('are all of a group', () => {
    expect(expandGroups(page.blocks, ['b'])).toEqual(['b', 'a'])
    expect(expandGroups(page.blocks, ['c'])).toEqual(['c'])
  })
})
