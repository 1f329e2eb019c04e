import { describe, expect, it } from 'vitest'
import { applyOps } from './apply.ts'
import { mergeOps } from './merge.ts'
import type { Op } from './op.ts'

const section = (id: string, blockIds: readonly string[]) => ({ id, height: 'fit', blockIds })
const block = (id: string) => ({
  id,
  type: 2,
  place: { desktop: { x: 0, y: 0, w: 4, h: 2, z: 0 } },
})
const base = {
  sections: [section('s1', ['a', 'b', 'c']), section('s2', ['d'])],
  blocks: { a: block('a'), b: block('b'), c: block('c'), d: block('d') },
  tags: ['one', 'two'],
}

function merge(mine: readonly Op[], theirs: readonly Op[]) {
  const result = mergeOps({ base, mine: [{ ops: mine }], theirs: [{ ops: theirs }] })
  return { ...result, body: applyOps(applyOps(base, theirs).body, result.ops).body }
}

describe('two sides that change', () => {
  it('different blocks: both changes are applied', () => {
    const mine: Op[] = [{ op: 'set', path: ['blocks', 'a', 'place', 'desktop', 'x'], value: 3 }]
    const theirs: Op[] = [{ op: 'set', path: ['blocks', 'b', 'place', 'desktop', 'x'], value: 5 }]
    const { body, conflicts } = merge(mine, theirs)
    expect(conflicts).toEqual([])
    expect(body.blocks.a.place.desktop.x).toBe(3)
    expect(body.blocks.b.place.desktop.x).toBe(5)
  })

  it('the same field in the same way: no conflict', () => {
    const ops: Op[] = [{ op: 'set', path: ['sections', 's1', 'height'], value: 'l' }]
    expect(merge(ops, ops)).toMatchObject({ ops: [], conflicts: [] })
  })

  it('the same field differently: theirs is kept and mine is a conflict', () => {
    const path = ['sections', 's1', 'height']
    const { ops, conflicts } = merge(
      [{ op: 'set', path, value: 'l' }],
      [{ op: 'set', path, value: 'm' }],
    )
    expect(ops).toEqual([])
    expect(conflicts).toEqual([{ kind: 'value', path, base: 'fit', mine: 'l', theirs: 'm' }])
  })
})

describe('a block that one side deletes and the other edits', () => {
  const deleted: Op[] = [
    { op: 'remove', path: ['sections', 's1', 'blockIds'], id: 'b' },
    { op: 'unset', path: ['blocks', 'b'] },
  ]
  const edited: Op[] = [{ op: 'set', path: ['blocks', 'b', 'place', 'desktop', 'x'], value: 7 }]

  it('returns to its position if they deleted it', () => {
    const { body, restored, conflicts } = merge(edited, deleted)
    expect(body.sections[0]?.blockIds).toEqual(['a', 'b', 'c'])
    expect(body.blocks.b.place.desktop.x).toBe(7)
    expect(conflicts).toEqual([])
    expect(restored).toHaveLength(2)
  })

  it('remains if I deleted it, and is reported', () => {
    const { body, restored, ops } = merge(deleted, edited)
    expect(ops).toEqual([])
    expect(body.sections[0]?.blockIds).toEqual(['a', 'b', 'c'])
    expect(applyOps(applyOps(base, deleted).body, restored).body.blocks.b.place.desktop.x).toBe(7)
  })

  it('restores its section, but not its neighbors', () => {
    const { body } = merge(edited, [
      { op: 'remove', path: ['sections'], id: 's1' },
      ...['a', 'b', 'c'].map((id): Op => ({ op: 'unset', path: ['blocks', id] })),
    ])
    expect(body.sections).toEqual([section('s1', ['b']), section('s2', ['d'])])
    expect(Object.keys(body.blocks).toSorted()).toEqual(['b', 'd'])
  })
})
