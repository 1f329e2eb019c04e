import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, text } from '../test/random-changes.ts'
import { mergeText } from './merge-text.ts'
import type { RichText } from './schema.ts'

const base = text('clay', 'glaze', 'kiln')

describe('a text that both sides changed', () => {
  it('has the paragraphs of both', () => {
    expect(mergeText(base, text('Clay', 'glaze', 'kiln'), text('clay', 'glaze', 'Kiln'))).toEqual(
      text('Clay', 'glaze', 'Kiln'),
    )
  })

  it('contains the changes of one side and the additions of the other', () => {
    expect(
      mergeText(base, text('clay', 'Glaze', 'kiln'), text('clay', 'glaze', 'wheel', 'kiln')),
    ).toEqual(text('clay', 'Glaze', 'wheel', 'kiln'))
  })

  it('loses the text that one side removed', () => {
    expect(mergeText(base, text('clay', 'kiln'), text('clay', 'glaze', 'Kiln'))).toEqual(
      text('clay', 'Kiln'),
    )
  })

  it('contains additions of both at one position, in a stable order', () => {
    const mine = text('clay', 'wheel', 'glaze', 'kiln')
    const theirs = text('clay', 'bench', 'glaze', 'kiln')
    expect(mergeText(base, mine, theirs)).toEqual(text('clay', 'bench', 'wheel', 'glaze', 'kiln'))
    expect(mergeText(base, theirs, mine)).toEqual(mergeText(base, mine, theirs))
  })

  it('is a conflict if both sides changed a paragraph, or one deleted it', () => {
    expect(mergeText(base, text('Clay', 'glaze', 'kiln'), text('CLAY', 'glaze', 'kiln'))).toBe(
      undefined,
    )
    expect(mergeText(base, text('glaze', 'kiln'), text('CLAY', 'glaze', 'kiln'))).toBe(undefined)
  })

  it('identifies a paragraph by its id', () => {
    const named = (...all: readonly [string, string][]): RichText => ({
      type: 'doc',
      content: all.map(([id, words]) => ({
        type: 'paragraph',
        id,
        content: [{ type: 'text', text: words }],
      })),
    })
    expect(
      mergeText(
        named(['1', 'clay'], ['2', 'glaze']),
        named(['2', 'Glaze']),
        named(['1', 'clay'], ['2', 'glaze'], ['3', 'kiln']),
      ),
    ).toEqual(named(['2', 'Glaze'], ['3', 'kiln']))
  })

  it('is merged inside its lists', () => {
    const list = (...items: readonly string[]): RichText => ({
      type: 'doc',
      content: [
        {
          type: 'bulletList',
          content: items.map((item) => ({ type: 'listItem', content: text(item).content })),
        },
      ],
    })
    expect(
      mergeText(list('clay', 'glaze'), list('Clay', 'glaze'), list('clay', 'glaze', 'kiln')),
    ).toEqual(list('Clay', 'glaze', 'kiln'))
  })
})

it('is mine if they changed nothing, theirs if I changed nothing, and the same in both orders', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (was, mine, theirs) => {
      expect(mergeText(was, mine, was)).toEqual(mine)
      expect(mergeText(was, was, theirs)).toEqual(theirs)
      expect(mergeText(was, mine, theirs)).toEqual(mergeText(was, theirs, mine))
    }),
    { numRuns: 1_000 },
  )
})

it('contains every paragraph that one of the sides added', () => {
  const getWords = ({ content }: RichText) => content.map((node) => JSON.stringify(node))
  fc.assert(
    fc.property(anyText, anyText, anyText, (was, mine, theirs) => {
      const merged = mergeText(was, mine, theirs)
      if (!merged) return
      for (const side of [mine, theirs])
        for (const words of getWords(side))
          if (!getWords(was).includes(words)) expect(getWords(merged)).toContain(words)
    }),
    { numRuns: 1_000 },
  )
})
