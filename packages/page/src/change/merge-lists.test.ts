import { describe, expect, it } from 'vitest'
import type { Navigation } from '../document/navigation.ts'
import { text } from '../test/random-changes.ts'
import { applyOps } from './apply.ts'
import { mergeOps } from './merge.ts'
import type { Op } from './op.ts'

function merge<B extends object>(base: B, mine: readonly Op[], theirs: readonly Op[]) {
  const result = mergeOps({ base, mine: [{ ops: mine }], theirs: [{ ops: theirs }] })
  return { ...result, body: applyOps(applyOps(base, theirs).body, result.ops).body }
}

const path = ['tags']
const base = { tags: ['a', 'b', 'c', 'd'] }
const insert = (value: string, after: string | null): Op => ({ op: 'insert', path, value, after })
const move = (id: string, after: string | null): Op => ({ op: 'move', path, id, after })
const remove = (id: string): Op => ({ op: 'remove', path, id })

describe('a list that both sides changed', () => {
  it.each<[string, Op[], Op[], string]>([
    ['has what both put into it', [insert('x', 'a')], [insert('y', 'c')], 'axbcyd'],
    ['orders by id what both put in one place', [insert('y', 'b')], [insert('x', 'b')], 'abxycd'],
    [
      'keeps together what one put there',
      [insert('x', 'b'), insert('z', 'x')],
      [insert('y', 'b')],
      'abxzycd',
    ],
    [
      'puts behind the one before where its neighbour is gone',
      [insert('x', 'b')],
      [remove('b')],
      'axcd',
    ],
    ['and first where there is none', [insert('x', 'a')], [remove('a')], 'xbcd'],
    [
      'puts where its neighbour stood that was moved',
      [insert('x', 'b')],
      [move('b', 'd')],
      'axcdb',
    ],
    ['has what both moved where each put it', [move('a', 'd')], [move('c', null)], 'cbda'],
    ['lacks what both took out', [remove('a')], [remove('a'), remove('d')], 'bc'],
    ['has once what both moved alike', [move('a', 'c')], [move('a', 'c')], 'bcad'],
    ['keeps what one moved and the other took out', [move('a', 'c')], [remove('a')], 'bcad'],
  ])('%s', (_, mine, theirs, outcome) => {
    const one = merge(base, mine, theirs)
    expect(one.conflicts).toEqual([])
    expect(one.body.tags.join('')).toBe(outcome)
    expect(merge(base, theirs, mine).body).toEqual(one.body)
  })

  it('has a conflict if both moved it to different positions', () => {
    const { body, conflicts } = merge(base, [move('a', 'c')], [move('a', 'd')])
    expect(body.tags.join('')).toBe('bcda')
    expect(conflicts).toEqual([
      {
        kind: 'place',
        path: ['tags', 'a'],
        base: { list: ['tags'], after: null },
        mine: { list: ['tags'], after: 'c' },
        theirs: { list: ['tags'], after: 'd' },
      },
    ])
  })
})

describe('a menu that both sides changed', () => {
  const pageId = '0123456789'
  const navigation: Navigation = {
    schema: 1,
    menus: [
      {
        id: 'mainNav',
        items: [
          { kind: 'page', id: 'i1', pageId },
          { kind: 'link', id: 'i2', title: { en: 'Shop' }, to: { kind: 'document', id: pageId } },
        ],
      },
      { id: '_hidden', items: [] },
    ],
  }
  const moved: Op[] = [
    { op: 'remove', path: ['menus', 'mainNav', 'items'], id: 'i2' },
    {
      op: 'insert',
      path: ['menus', '_hidden', 'items'],
      value: {
        kind: 'link',
        id: 'i2',
        title: { en: 'Shop' },
        to: { kind: 'document', id: pageId },
      },
      after: null,
    },
  ]

  it('has an entry once if one side moved it to another menu and the other renamed it', () => {
    const renamed: Op[] = [
      { op: 'set', path: ['menus', 'mainNav', 'items', 'i2', 'title', 'fr'], value: 'Boutique' },
    ]
    for (const [mine, theirs] of [
      [moved, renamed],
      [renamed, moved],
    ] as const) {
      const { body, conflicts } = merge(navigation, mine, theirs)
      expect(conflicts).toEqual([])
      expect(body.menus.map((menu) => menu.items.map((item) => item.id))).toEqual([['i1'], ['i2']])
      expect(body.menus[1]?.items[0]).toMatchObject({ title: { en: 'Shop', fr: 'Boutique' } })
    }
  })
})

describe('a block that both sides changed', () => {
  const rect = { x: 0, y: 0, w: 4, h: 2, z: 0 }
  const page = {
    sections: [{ id: 's1', blockIds: ['a'] }],
    blocks: {
      a: {
        id: 'a',
        type: 2,
        data: { href: { kind: 'url', url: '/a' } },
        place: { desktop: rect },
        text: { en: { body: text('clay', 'kiln') } },
      },
    },
  }
  const at = ['blocks', 'a', 'place', 'desktop']
  const set = (way: readonly string[], value: number): Op => ({
    op: 'set',
    path: [...at, ...way],
    value,
  })

  it('has a single conflict if one side moved it and the other resized it', () => {
    const { conflicts, body } = merge(page, [set(['x'], 3)], [set(['w'], 9)])
    expect(conflicts.map((conflict) => conflict.path)).toEqual([at])
    expect(body.blocks.a.place.desktop).toEqual({ ...rect, w: 9 })
  })

  it('merges a move with a change of the stacking order', () => {
    const { conflicts, body } = merge(page, [set(['x'], 3)], [set(['z'], 5)])
    expect(conflicts).toEqual([])
    expect(body.blocks.a.place.desktop).toEqual({ ...rect, x: 3, z: 5 })
  })

  it('has a single conflict if both moved the focal point of its image', () => {
    const focal = ['blocks', 'a', 'data', 'focal']
    const data = { focal: { x: 0.5, y: 0.5 } }
    const image = { ...page, blocks: { a: { ...page.blocks.a, data } } }
    const move = (axis: string, value: number): Op => ({ op: 'set', path: [...focal, axis], value })
    const { conflicts, body } = merge(image, [move('x', 0)], [move('y', 1)])
    expect(conflicts.map((conflict) => conflict.path)).toEqual([focal])
    expect(body.blocks.a.data.focal).toEqual({ x: 0.5, y: 1 })
  })

  it('contains the paragraphs of both', () => {
    const body = ['blocks', 'a', 'text', 'en', 'body']
    const written = (...words: readonly string[]): Op => ({
      op: 'set',
      path: body,
      value: JSON.parse(JSON.stringify(text(...words))),
    })
    expect(
      merge(page, [written('Clay', 'kiln')], [written('clay', 'Kiln')]).body.blocks.a.text.en.body,
    ).toEqual(text('Clay', 'Kiln'))
    expect(
      merge(page, [written('Clay', 'kiln')], [written('CLAY', 'kiln')]).conflicts,
    ).toHaveLength(1)
  })

  it('is not a link of two kinds', () => {
    const href = ['blocks', 'a', 'data', 'href']
    const { conflicts } = merge(
      page,
      [{ op: 'set', path: href, value: { kind: 'document', id: '0123456789' } }],
      [{ op: 'set', path: [...href, 'url'], value: '/b' }],
    )
    expect(conflicts.map((conflict) => conflict.path)).toEqual([href])
  })
})
