import { blockTypeCodes } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import { assetId, collectionId, createBlock } from './fixture/fixture.ts'
import { changes, fixturePorts } from './fixtures.ts'
import { createBlockContext, blockRegistry, checkBlock, renderBlock } from './index.ts'

/** Renders a block without its script data, which contain every setting. */
function render(block: Block): string {
  expect(checkBlock(block)).toEqual({ block })
  return renderBlock(block, createBlockContext(block, fixturePorts), (source, data) => {
    const { output, errors } = compile(source).render(data)
    expect(errors).toEqual([])
    return output
  }).replace(/ data-block-json="[^"]*"/, '')
}

/** The values that only affect the queries of a block. */
const queryValues: Block['data'] = {
  collectionId: assetId,
  productId: assetId,
  tag: 'glaze',
  category: 'pots',
  featuredOnly: true,
}

/** The values and texts that only affect submissions. */
const ownerValues = new Set([
  ...['name', 'recipient', 'keepsDays', 'sendsReply'],
  ...['replySubject', 'replyText', 'lists', 'joinsFor'],
])

/** Returns the texts of a name, of the block and of its entries. */
function getFields({ text = {} }: Block, name: string) {
  return Object.values(text).flatMap((fields) =>
    Object.entries(fields).filter(([field]) => field === name || field.endsWith(`.${name}`)),
  )
}

describe('a setting', () => {
  it.each(
    changes.map(
      (change) =>
        [`${blockRegistry.get(change.before.type)?.slug}: ${change.name}`, change] as const,
    ),
  )('changes the page: %s', (_, { before, after }) => {
    expect(render(after)).not.toBe(render(before))
  })

  it.each([...blockRegistry.values()].map((kind) => [kind.slug, kind] as const))(
    'has a change or a query for each value: %s',
    (_, kind) => {
      const mine = changes.filter(({ before }) => before.type === kind.type)
      const given = createBlock(kind.type, { data: { collectionId } })
      const asked = (data: Block['data']) =>
        JSON.stringify(kind.getItemQuery({ ...given.data, ...data }))
      const isSet = (name: string) =>
        mine.some(
          ({ before, after }) =>
            JSON.stringify(before.data[name]) !== JSON.stringify(after.data[name]),
        ) ||
        (queryValues[name] !== undefined && asked({ [name]: queryValues[name] }) !== asked({}))
      const isWritten = (name: string) =>
        mine.some(
          ({ before, after }) =>
            JSON.stringify(getFields(before, name)) !== JSON.stringify(getFields(after, name)),
        )
      const { values, text, itemText = {} } = kind
      expect(values.filter((name) => !ownerValues.has(name) && !isSet(name))).toEqual([])
      expect(
        [...Object.keys(text), ...Object.keys(itemText)].filter(
          (name) => !ownerValues.has(name) && !isWritten(name),
        ),
      ).toEqual([])
    },
  )

  it.each([...new Set(changes.map(({ before }) => before.type))])(
    'has direction-independent styles: block %i',
    (type) => {
      // Owners align such a text themselves, in one language.
      const css = (blockRegistry.get(type)?.css ?? '').replaceAll(/\.text-align-\w+\{[^}]*\}/g, '')
      expect(css).not.toMatch(
        /[;{](?:(?:margin|padding|border)-)?(?:left|right)\b|(?:text-align|float):(?:left|right)/,
      )
    },
  )
})

describe('the styles of a block', () => {
  // Pages include each line once, whichever block it belongs to.
  it.each([...blockRegistry.values()].map((kind) => [kind.slug, kind] as const))(
    'have one complete rule in each line: %s',
    (_, { css }) => {
      for (const line of css.split('\n'))
        expect(line.split('{'), line).toHaveLength(line.split('}').length)
    },
  )
})

describe('invalid data', () => {
  const { album, embed, video, map, chart } = blockTypeCodes
  const tracks = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `t${at}`, assetId }))
  const isRight = (type: number, data: Block['data']) =>
    'block' in checkBlock(createBlock(type, { data }))

  it('include an album of more than sixty tracks', () => {
    expect(isRight(album, { tracks: tracks(60) })).toBe(true)
    expect(isRight(album, { tracks: tracks(61) })).toBe(false)
  })

  it.each([
    [video, { url: 'javascript:alert(1)' }],
    [embed, { url: 'data:text/html,x' }],
    [map, { lat: 91, lng: 0 }],
    [chart, { rows: [{ id: 'r', values: [1e300] }] }],
  ])('include unknown values of block %i: %j', (type, data) => {
    expect(isRight(type, data)).toBe(false)
  })
})
