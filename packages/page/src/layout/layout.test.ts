import { blockTypeCodes } from '@vitrine/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Content, Rect, Section } from '../document/content.ts'
import { type Cells, clamp, computeOverlap, resize, findNearestLine } from './cells.ts'
import { deriveMobile } from './derive-mobile.ts'
import { renderGridCss, SECTION_PADDING } from './grid-css.ts'
import { findHosts } from './hosts.ts'
import { push } from './push.ts'
import { computeReadingOrder } from './reading-order.ts'

const types = {
  text: blockTypeCodes.html,
  image: blockTypeCodes.image,
  button: blockTypeCodes.button,
}

type Given = readonly [x: number, y: number, w: number, h: number]

function block(id: string, type: keyof typeof types, at: Given, more: Partial<Block> = {}): Block {
  const [x, y, w, h] = at
  const desktop = { x, y, w, h, z: 0 }
  return { id, type: types[type], v: 1, data: {}, place: { desktop }, ...more }
}

function pinBlock(given: Block, mobile: Rect): Block {
  return { ...given, place: { ...given.place, mobile } }
}

function layout(...all: readonly Block[]): readonly [Section, Content['blocks']] {
  const section: Section = {
    id: 'hero',
    kind: 'fluid',
    grid: {
      desktop: { cols: 12, gap: { x: 11, y: 11 }, rowUnit: 24 },
      mobile: { cols: 8, gap: { x: 6, y: 6 }, rowUnit: 24 },
    },
    height: 'fit',
    width: 'inset',
    align: 'start',
    blockIds: all.map(({ id }) => id),
  }
  return [section, Object.fromEntries(all.map((one) => [one.id, one]))]
}

const cards = [
  block('head', 'text', [0, 0, 12, 2]),
  ...[0, 1, 2].flatMap((n) => [
    block(`image${n}`, 'image', [n * 4, 3, 4, 4], { auto: { ratio: 1 } }),
    block(`text${n}`, 'text', [n * 4, 7, 4, 2]),
    block(`button${n}`, 'button', [n * 4, 9, 4, 1]),
  ]),
  block('foot', 'text', [0, 12, 12, 1]),
]

const hero = [
  block('picture', 'image', [0, 0, 12, 8], { auto: { ratio: 16 / 9 } }),
  block('title', 'text', [1, 2, 5, 2]),
  block('action', 'button', [1, 5, 2, 1]),
  block('story', 'text', [0, 9, 12, 3]),
]

describe('the reading order', () => {
  it('goes card by card', () => {
    const each = [0, 1, 2].flatMap((n) => [`image${n}`, `text${n}`, `button${n}`])
    expect(computeReadingOrder(...layout(...cards))).toEqual(['head', ...each, 'foot'])
  })

  it('goes row by row if images and texts alternate', () => {
    const zigzag = [
      block('text1', 'text', [0, 0, 6, 4]),
      block('image1', 'image', [6, 0, 6, 4]),
      block('image2', 'image', [0, 5, 6, 4]),
      block('text2', 'text', [6, 5, 6, 4]),
    ]
    expect(computeReadingOrder(...layout(...zigzag))).toEqual([
      'text1',
      'image1',
      'image2',
      'text2',
    ])
  })

  it('goes from an image to the texts on it', () => {
    expect(computeReadingOrder(...layout(...hero.toReversed()))).toEqual([
      'picture',
      'title',
      'action',
      'story',
    ])
    expect(findHosts(hero)).toEqual(
      new Map([
        ['title', 'picture'],
        ['action', 'picture'],
      ]),
    )
  })

  it('keeps a group together', () => {
    const group = (id: string, at: Given, name: string) => block(id, 'text', at, { group: name })
    const two = [
      group('a', [0, 0, 4, 2], 'left'),
      group('b', [6, 0, 4, 2], 'right'),
      group('c', [0, 5, 4, 2], 'left'),
      group('d', [6, 5, 4, 2], 'right'),
    ]
    expect(computeReadingOrder(...layout(...two))).toEqual(['a', 'c', 'b', 'd'])
  })

  it('sorts blocks with a number by it', () => {
    const [first, second, third] = [0, 2, 4].map((y) => block(`y${y}`, 'text', [0, y, 4, 1]))
    if (!first || !second || !third) throw new Error('three were made')
    const moved = { ...third, readingOrder: 0 }
    expect(computeReadingOrder(...layout(first, second, moved))).toEqual(['y4', 'y0', 'y2'])
    expect(computeReadingOrder(...layout({ ...first, readingOrder: 99 }, second, third))).toEqual([
      'y2',
      'y4',
      'y0',
    ])
  })
})

describe('the layout for phones', () => {
  const at = (places: ReadonlyMap<string, Rect>, id: string) => {
    const rect = places.get(id)
    if (!rect) throw new Error(`${id} has no place`)
    return rect
  }

  it('keeps texts on their image', () => {
    const places = deriveMobile(...layout(...hero))
    const image = at(places, 'picture')
    expect(image).toMatchObject({ x: 0, y: 0, w: 8 })
    expect(computeOverlap(at(places, 'title'), image)).toBe(
      at(places, 'title').w * at(places, 'title').h,
    )
    expect(at(places, 'story').y).toBeGreaterThanOrEqual(image.y + image.h)
  })

  it('keeps the width of texts on an image if nothing is in the way', () => {
    const places = deriveMobile(...layout(...hero))
    expect(at(places, 'title')).toMatchObject({ x: 1, w: 5 })
    expect(at(places, 'action')).toMatchObject({ x: 1, w: 4 })
    const two = [
      ...hero.slice(0, 1),
      block('left', 'text', [0, 2, 5, 2]),
      block('right', 'text', [6, 2, 5, 2]),
    ]
    const beside = deriveMobile(...layout(...two))
    expect(at(beside, 'left')).toMatchObject({ x: 0, w: 4 })
    expect(at(beside, 'right')).toMatchObject({ x: 4, w: 4 })
  })

  it('separates blocks on an image, and moves those without room below it', () => {
    const lines = [0, 1, 2, 3, 4, 5, 6, 7].map((y) => block(`line${y}`, 'text', [0, y, 6, 1]))
    const low = block('picture', 'image', [0, 0, 12, 8], { auto: { ratio: 4 } })
    const places = deriveMobile(...layout(low, ...lines))
    const rects = lines.map(({ id }) => at(places, id))
    for (const [index, rect] of rects.entries())
      for (const other of rects.slice(index + 1)) expect(computeOverlap(rect, other)).toBe(0)
    expect(at(places, 'line7').y).toBeGreaterThan(at(places, 'picture').h)
  })

  it('is as wide as the screen and keeps the ratio of images', () => {
    const places = deriveMobile(...layout(...cards))
    // 327 px wide, so 327 px high: 11 rows of 24 px with 6 px between.
    expect(at(places, 'image0')).toMatchObject({ x: 0, w: 8, h: 11 })
    expect(at(places, 'button0')).toMatchObject({ x: 0, w: 8, h: 1 })
  })

  it('never moves a pinned block, and places others around it', () => {
    const pin = { x: 0, y: 2, w: 8, h: 3, z: 0 }
    const places = deriveMobile(
      ...layout(...cards.map((one) => (one.id === 'text1' ? pinBlock(one, pin) : one))),
    )
    expect(at(places, 'text1')).toEqual(pin)
    for (const [id, rect] of places)
      if (id !== 'text1') expect(computeOverlap(rect, pin), id).toBe(0)
  })

  it('leaves an image below the title that is pinned on it', () => {
    const pin = { x: 0, y: 1, w: 8, h: 3, z: 1 }
    const places = deriveMobile(
      ...layout(...hero.map((one) => (one.id === 'title' ? pinBlock(one, pin) : one))),
    )
    expect(at(places, 'picture').y).toBe(0)
    expect(computeOverlap(at(places, 'action'), pin)).toBe(0)
  })

  it('leaves no space for hidden blocks', () => {
    const hidden = cards.map((one) =>
      one.id === 'head' ? { ...one, hidden: { mobile: true as const } } : one,
    )
    expect(at(deriveMobile(...layout(...hidden)), 'image0').y).toBe(0)
  })
})

const anyBlocks = fc
  .array(
    fc.record({
      type: fc.constantFrom<keyof typeof types>('text', 'image', 'button'),
      x: fc.integer({ min: 0, max: 10 }),
      y: fc.integer({ min: 0, max: 25 }),
      w: fc.integer({ min: 1, max: 12 }),
      h: fc.integer({ min: 1, max: 8 }),
      ratio: fc.option(fc.double({ min: 0.1, max: 10, noNaN: true })),
      group: fc.option(fc.constantFrom('one', 'two'), { freq: 5, nil: undefined }),
      readingOrder: fc.option(fc.integer({ min: -2, max: 70 }), { freq: 8, nil: undefined }),
      isHidden: fc.boolean(),
      pin: fc.option(
        fc.record({
          x: fc.integer({ min: 0, max: 4 }),
          y: fc.integer({ min: 0, max: 60 }),
          w: fc.integer({ min: 1, max: 4 }),
          h: fc.integer({ min: 1, max: 6 }),
          z: fc.constant(0),
        }),
        { freq: 5, nil: undefined },
      ),
    }),
    { maxLength: 60, size: 'max' },
  )
  .map((all) =>
    all.map(({ type, x, y, w, h, ratio, pin, group, readingOrder: number, isHidden }, index) => {
      const made = block(`b${index}`, type, [x, y, Math.min(w, 12 - x), h], {
        ...(ratio !== null && { auto: { ratio } }),
        ...(group !== undefined && { group }),
        ...(number !== undefined && { readingOrder: number }),
        ...(isHidden && { hidden: { mobile: true as const } }),
      })
      return pin ? pinBlock(made, pin) : made
    }),
  )

describe('any section', () => {
  it('is read once, in one order', () => {
    fc.assert(
      fc.property(anyBlocks, (all) => {
        const order = computeReadingOrder(...layout(...all))
        expect(order.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        expect(computeReadingOrder(...layout(...all))).toEqual(order)
      }),
    )
  })

  it('has each block once on a phone, inside the columns, and covers no pin but its host', () => {
    fc.assert(
      fc.property(anyBlocks, (all) => {
        const places = deriveMobile(...layout(...all))
        const hosts = findHosts(all)
        const pins = all.filter(({ place, hidden }) => place.mobile && !hidden?.mobile)
        expect([...places.keys()].toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        for (const one of all) {
          const rect = places.get(one.id)
          if (!rect) throw new Error('each has a place')
          if (one.place.mobile) expect(rect).toEqual(one.place.mobile)
          expect([rect.x, rect.y, rect.w, rect.h].every(Number.isInteger)).toBe(true)
          expect(Math.min(rect.x, rect.y, rect.w - 1, rect.h - 1)).toBeGreaterThanOrEqual(0)
          expect(rect.x + rect.w).toBeLessThanOrEqual(8)
          for (const pin of one.place.mobile ? [] : pins) {
            const belong = hosts.get(one.id) === pin.id || hosts.get(pin.id) === one.id
            if (!belong) expect(computeOverlap(rect, pin.place.mobile ?? rect)).toBe(0)
          }
        }
        expect(deriveMobile(...layout(...all))).toEqual(places)
      }),
    )
  })

  it('has no block above a moved or pushed one, and pushes none up', () => {
    fc.assert(
      fc.property(anyBlocks, fc.nat(), fc.nat({ max: 20 }), (all, which, y) => {
        const moved = all[which % all.length]
        fc.pre(moved !== undefined)
        if (!moved) return
        const before = new Map<string, Cells>(all.map(({ id, place }) => [id, place.desktop]))
        const place = { ...moved.place.desktop, y }
        const after = push(before, { id: moved.id, place })
        expect(after.get(moved.id)).toEqual(place)
        const slid = [...after].filter(([id, cells]) => cells.y !== before.get(id)?.y)
        for (const [id, cells] of slid)
          if (id !== moved.id) {
            expect(cells.y).toBeGreaterThan(before.get(id)?.y ?? 0)
            for (const [other, rect] of after)
              if (other !== id) expect(computeOverlap(cells, rect)).toBe(0)
          }
      }),
    )
  })
})

describe('the grid as CSS', () => {
  const title = pinBlock(block('ttl', 'text', [1, 4, 6, 4]), { x: 0, y: 1, w: 8, h: 3, z: 2 })

  it('names cells by lines, the margins being the first and the last column', () => {
    const selector = { section: (id: string) => `#${id}`, block: (id: string) => `#bk_${id}` }
    const css = renderGridCss(...layout(title), { selector })
    expect(css).toContain('#hero{--c:12;--gx:11px;--gy:11px;--u:24px;display:grid;')
    expect(css).toContain('#bk_ttl{grid-area:5/3/9/9;z-index:0;min-width:0}')
    expect(css).toContain(
      '@media (max-width:767px){#hero{--c:8;--gx:6px;--gy:6px;--u:24px}#bk_ttl{grid-area:2/2/5/10;z-index:2}}',
    )
  })

  it('hides blocks where they are hidden', () => {
    const css = renderGridCss(
      ...layout(
        { ...title, hidden: { desktop: true } },
        { ...block('b', 'text', [0, 0, 1, 1]), hidden: { mobile: true } },
      ),
    )
    expect(css).toContain('@media (min-width:768px){.fe-block-ttl{display:none}}')
    expect(css).toContain('@media (max-width:767px){.fe-block-b{display:none}}')
  })

  it('has its rules in reading order, and is the same each time', () => {
    const css = renderGridCss(...layout(...hero.toReversed()))
    const rules = [...css.matchAll(/\.fe-block-(\w+)\{grid-area/g)].map(([, id]) => id)
    const order = ['picture', 'title', 'action', 'story']
    expect(rules).toEqual([...order, ...order])
    expect(renderGridCss(...layout(...hero.toReversed()))).toBe(css)
  })

  it('has the height and width of the section', () => {
    const [section, blocks] = layout(title)
    const css = renderGridCss(
      { ...section, height: 'screen', width: 'full', align: 'center' },
      blocks,
    )
    expect(css).toContain('--pad:0px;--maxw:100%;margin-inline:calc(-1*var(--gx))')
    expect(css).toContain('min-height:100svh;align-content:center}')
    const inset = renderGridCss({ ...section, height: 'screen' }, blocks)
    expect(inset).toContain(`min-height:calc(100svh - 2*${SECTION_PADDING});`)
    expect(renderGridCss(section, blocks)).not.toContain('min-height:calc')
  })
})

describe('cells', () => {
  it('snap to uneven lines, and continue past the last', () => {
    const edges = [0, 40, 80, 200, 240]
    expect([150, 130, 330, -5, 0].map((px) => findNearestLine(px, edges, 40))).toEqual([
      3, 2, 6, 0, 0,
    ])
    expect(findNearestLine(90, [], 40)).toBe(2)
  })

  it('are resized by each side, inside the columns', () => {
    const place = { x: 2, y: 4, w: 4, h: 2 }
    expect(resize(place, 'se', { to: { x: 20, y: 9 }, cols: 12 })).toEqual({
      x: 2,
      y: 4,
      w: 10,
      h: 5,
    })
    expect(resize(place, 'w', { to: { x: 9, y: 0 }, cols: 12 })).toEqual({ x: 5, y: 4, w: 1, h: 2 })
    expect(resize(place, 'nw', { to: { x: -3, y: 1 }, cols: 12 })).toEqual({
      x: 0,
      y: 1,
      w: 6,
      h: 5,
    })
    expect(resize(place, 's', { to: { x: 0, y: 0 }, cols: 12, min: { w: 1, h: 2 } })).toEqual(place)
  })

  it('return into the columns', () => {
    expect(clamp({ x: 10, y: -2, w: 6, h: 0 }, 12)).toEqual({ x: 6, y: 0, w: 6, h: 1 })
    expect(clamp({ x: 3, y: 1, w: 20, h: 2 }, 8, { w: 2, h: 4 })).toEqual({
      x: 0,
      y: 1,
      w: 8,
      h: 4,
    })
  })

  it('are pushed in their turn', () => {
    const places = new Map<string, Cells>(cards.map(({ id, place }) => [id, place.desktop]))
    const after = push(places, { id: 'head', place: { x: 0, y: 2, w: 12, h: 2 } })
    expect(after.get('image0')).toMatchObject({ y: 4 })
    const all = [...after.values()]
    all.forEach((one, index) =>
      all.slice(index + 1).forEach((other) => expect(computeOverlap(one, other)).toBe(0)),
    )
  })
})
