import { blockTypeCodes } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import { assetId, collectionId, fixtureBlock } from './fixture.ts'
import { changes, fixturePorts } from './fixtures.ts'
import { blockContext, blockRegistry, checkBlock, renderBlock } from './index.ts'

/** What visitors see; not what scripts read of the options, which says everything. */
function drawn(block: Block): string {
  expect(checkBlock(block)).toEqual({ block })
  return renderBlock(block, blockContext(block, fixturePorts), (source, data) => {
    const { output, errors } = compile(source).render(data)
    expect(errors).toEqual([])
    return output
  }).replace(/ data-block-json="[^"]*"/, '')
}

/** What the server is asked for, which decides what is drawn. */
const chosen: Block['data'] = {
  collectionId: assetId,
  productId: assetId,
  tag: 'glaze',
  category: 'pots',
  featuredOnly: true,
}

/** What becomes of a form once it was sent. */
const forOwners = new Set(['name', 'recipient', 'keepsDays'])

/** Of a text, or of each thing listed that has one of this name. */
function fieldsOf({ text = {} }: Block, name: string) {
  return Object.values(text).flatMap((fields) =>
    Object.entries(fields).filter(([field]) => field === name || field.endsWith(`.${name}`)),
  )
}

describe('what an owner sets', () => {
  it.each(
    changes.map(
      (change) =>
        [`${blockRegistry.get(change.before.type)?.name}: ${change.name}`, change] as const,
    ),
  )('is seen: %s', (_, { before, after }) => {
    expect(drawn(after)).not.toBe(drawn(before))
  })

  it.each([...blockRegistry.values()].map((kind) => [kind.name, kind] as const))(
    'is seen or asked for, value by value: %s',
    (_, kind) => {
      const mine = changes.filter(({ before }) => before.type === kind.type)
      const given = fixtureBlock(kind.type, { data: { collectionId } })
      const asked = (data: Block['data']) =>
        JSON.stringify(kind.neededItems({ ...given.data, ...data }))
      const isSet = (name: string) =>
        mine.some(
          ({ before, after }) =>
            JSON.stringify(before.data[name]) !== JSON.stringify(after.data[name]),
        ) ||
        (chosen[name] !== undefined && asked({ [name]: chosen[name] }) !== asked({}))
      const isWritten = (name: string) =>
        mine.some(
          ({ before, after }) =>
            JSON.stringify(fieldsOf(before, name)) !== JSON.stringify(fieldsOf(after, name)),
        )
      const { values, text, itemText = {} } = kind
      expect(values.filter((name) => !forOwners.has(name) && !isSet(name))).toEqual([])
      expect(
        [...Object.keys(text), ...Object.keys(itemText)].filter((name) => !isWritten(name)),
      ).toEqual([])
    },
  )

  it.each([...new Set(changes.map(({ before }) => before.type))])(
    'has a style that reads from either side: block %i',
    (type) => {
      // Where owners align a text themselves, it is a text of one language.
      const css = (blockRegistry.get(type)?.css ?? '').replaceAll(/\.text-align-\w+\{[^}]*\}/g, '')
      expect(css).not.toMatch(
        /[;{](?:(?:margin|padding|border)-)?(?:left|right)\b|(?:text-align|float):(?:left|right)/,
      )
    },
  )
})

describe('the styles of a block', () => {
  // Pages leave out lines they have already, whichever block they are of.
  it.each([...blockRegistry.values()].map((kind) => [kind.name, kind] as const))(
    'have a whole rule in each line: %s',
    (_, { css }) => {
      for (const line of css.split('\n'))
        expect(line.split('{'), line).toHaveLength(line.split('}').length)
    },
  )
})

describe('what an owner cannot set', () => {
  const { album, embed, video, map, chart } = blockTypeCodes
  const tracks = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `t${at}`, assetId }))
  const isRight = (type: number, data: Block['data']) =>
    'block' in checkBlock(fixtureBlock(type, { data }))

  it('is an album of more than sixty tracks', () => {
    expect(isRight(album, { tracks: tracks(60) })).toBe(true)
    expect(isRight(album, { tracks: tracks(61) })).toBe(false)
  })

  it.each([
    [video, { url: 'javascript:alert(1)' }],
    [embed, { url: 'data:text/html,x' }],
    [map, { lat: 91, lng: 0 }],
    [chart, { rows: [{ id: 'r', values: [1e300] }] }],
  ])('is what block %i does not know: %j', (type, data) => {
    expect(isRight(type, data)).toBe(false)
  })
})
