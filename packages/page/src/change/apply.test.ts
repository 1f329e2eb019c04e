import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../json.ts'
import { applyOps } from './apply.ts'
import type { Op } from './op.ts'
import { OpError } from './op-error.ts'
import { anyPage } from '../test/random-changes.ts'

const body = {
  title: 'Pots',
  sections: [
    { id: 's1', height: 'fit', blockIds: ['a', 'b'] },
    { id: 's2', height: 'l', blockIds: ['c'] },
  ],
  blocks: { a: { x: 1 }, b: { x: 2 }, c: { x: 3 } },
}

/** The body after an op, having seen that its inverse leads back. */
function apply(op: Op) {
  const { body: now, inverse } = applyOps(body, [op])
  expect(applyOps(now, inverse).body).toEqual(body)
  return now
}

const blockIds = ['sections', 's1', 'blockIds']

describe('an operation', () => {
  it('sets existing and missing values', () => {
    expect(apply({ op: 'set', path: ['sections', 's2', 'height'], value: 'm' })).toMatchObject({
      sections: [{ height: 'fit' }, { height: 'm' }],
    })
    expect(apply({ op: 'set', path: ['blocks', 'a', 'name'], value: 'Vase' })).toMatchObject({
      blocks: { a: { x: 1, name: 'Vase' } },
    })
  })

  it('removes a part', () => {
    expect(apply({ op: 'unset', path: ['title'] })).not.toHaveProperty('title')
  })

  it('inserts an element after another, or first', () => {
    const ids = (op: Op) => apply(op).sections[0]?.blockIds
    expect(ids({ op: 'insert', path: blockIds, value: 'd', after: 'a' })).toEqual(['a', 'd', 'b'])
    expect(ids({ op: 'insert', path: blockIds, value: 'd', after: null })).toEqual(['d', 'a', 'b'])
    expect(ids({ op: 'move', path: blockIds, id: 'b', after: null })).toEqual(['b', 'a'])
    expect(ids({ op: 'remove', path: blockIds, id: 'a' })).toEqual(['b'])
  })

  it('replaces an element of a list by one with the same id', () => {
    const value = { id: 's2', height: 'm', blockIds: [] }
    expect(apply({ op: 'set', path: ['sections', 's2'], value }).sections[1]).toEqual(value)
  })

  it('preserves the identity of unchanged objects', () => {
    const now = apply({ op: 'set', path: ['blocks', 'a', 'x'], value: 9 })
    expect(now.sections).toBe(body.sections)
    expect(now.blocks.b).toBe(body.blocks.b)
    expect(body.blocks.a.x).toBe(1)
  })
})

const deep: Json = Array.from({ length: 200 }).reduce<Json>((inner) => [inner], 'clay')

it.each<[string, Op, string | RegExp]>([
  [
    'a place that is not there',
    { op: 'set', path: ['blocks', 'z', 'x'], value: 1 },
    'There is no "z" in blocks.',
  ],
  ['no place', { op: 'set', path: [], value: 1 }, 'A path must have at least one name.'],
  [
    'a part of a text',
    { op: 'set', path: ['title', 'x'], value: 1 },
    'title has no members to set.',
  ],
  [
    'a part that is not there',
    { op: 'unset', path: ['name'] },
    'There is no "name" in the document.',
  ],
  [
    'an element as a part',
    { op: 'unset', path: ['sections', 's1'] },
    'sections › s1 is an element of a list. Remove it from the list instead.',
  ],
  [
    'another id',
    { op: 'set', path: ['sections', 's1'], value: { id: 's9' } },
    'The replacement of sections › s1 must have the same id.',
  ],
  ['a list that is none', { op: 'remove', path: ['blocks'], id: 'a' }, 'blocks is not a list.'],
  [
    'an element without id',
    { op: 'insert', path: ['sections'], value: {}, after: null },
    'A new element of sections must have an id.',
  ],
  [
    'an element twice',
    { op: 'insert', path: blockIds, value: 'a', after: null },
    '"a" is already in sections › s1 › blockIds.',
  ],
  [
    'behind nothing',
    { op: 'insert', path: blockIds, value: 'd', after: 'z' },
    'There is no "z" in sections › s1 › blockIds.',
  ],
  [
    'behind itself',
    { op: 'move', path: blockIds, id: 'a', after: 'a' },
    'There is no "a" in sections › s1 › blockIds.',
  ],
  [
    'a reserved name',
    { op: 'set', path: ['__proto__', 'x'], value: 1 },
    '"__proto__" is a reserved name.',
  ],
  [
    'a reserved name below',
    { op: 'set', path: ['blocks', 'a'], value: JSON.parse('{"q":{"__proto__":{"x":1}}}') },
    'The value of blocks › a › q uses the reserved name "__proto__".',
  ],
  [
    'what is inherited',
    { op: 'set', path: ['blocks', 'toString', 'x'], value: 1 },
    'There is no "toString" in blocks.',
  ],
  [
    'what is no number',
    { op: 'set', path: ['title'], value: Number.NaN },
    'The value of title is not a number.',
  ],
  [
    'what is too deep',
    { op: 'set', path: ['title'], value: deep },
    / is nested more than 100 levels deep\.$/,
  ],
  [
    'U+0000',
    { op: 'set', path: ['blocks', 'a'], value: { text: { en: { title: 'a\0b' } } } },
    'The value of blocks › a › text › en › title contains the character U+0000, which cannot be stored. Remove it.',
  ],
  [
    'half of a character',
    { op: 'set', path: ['blocks', 'a'], value: { list: [{ id: 'x', name: '\ud83d' }] } },
    'The value of blocks › a › list › x › name contains half of a character (an unpaired surrogate), which cannot be stored. Remove it.',
  ],
  [
    'U+0000 in a name',
    { op: 'set', path: ['title'], value: { 'a\0b': 1 } },
    'The value of title has a name with a character that cannot be stored.',
  ],
  [
    'U+0000 in a path',
    { op: 'set', path: ['ti\0tle'], value: 1 },
    'The path has a name with a character that cannot be stored.',
  ],
  ['an unknown kind', JSON.parse('{"op":"eat","path":["title"]}'), 'Unknown kind of change.'],
  [
    'no id',
    JSON.parse('{"op":"remove","path":["sections"]}'),
    'Name the element to remove or move by its id.',
  ],
])('rejects %s', (_, op, message) => {
  const all: Op[] = [{ op: 'set', path: ['title'], value: 'Bowls' }, op]
  expect(() => applyOps(body, all)).toThrow(OpError)
  expect(() => applyOps(body, all)).toThrow(message)
})

const anyName = fc.oneof(
  fc.constantFrom('sections', 'blocks', 's1', 'b1', 'blockIds', 'place', 'meta', 'en', 'x'),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length', '0', ''),
  fc.string({ maxLength: 5 }),
)
const anyPath = fc.oneof(fc.array(anyName, { maxLength: 5 }), fc.anything())
const anyOp = fc.oneof(
  fc.record(
    {
      op: fc.constantFrom('set', 'unset', 'insert', 'remove', 'move', 'test'),
      path: anyPath,
      value: fc.oneof(
        fc.anything({ maxDepth: 4, withNullPrototype: true, withBigInt: true }),
        anyName,
      ),
      id: fc.oneof(anyName, fc.anything()),
      after: fc.oneof(anyName, fc.constant(null), fc.anything()),
    },
    { requiredKeys: ['op'] },
  ),
  fc.anything(),
)

it('returns a body or an OpError for any input, and changes nothing else', () => {
  fc.assert(
    fc.property(anyPage, fc.array(anyOp, { maxLength: 3 }), (page, sent) => {
      const before = JSON.stringify(page)
      // What is sent is not what it should be: that is the test.
      const ops = sent as unknown as Op[]
      try {
        const { body: now, inverse } = applyOps(page, ops)
        expect(applyOps(now, inverse).body).toEqual(page)
      } catch (error) {
        expect(error).toBeInstanceOf(OpError)
      }
      expect(JSON.stringify(page)).toBe(before)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

it('rejects change sets with too many changes', () => {
  const ops = Array.from({ length: 20_001 }, (): Op => ({ op: 'unset', path: ['title'] }))
  expect(() => applyOps(body, ops)).toThrow(OpError)
})
