import { idSchema, linkSchema } from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineFields } from './inspector.ts'

const data = z.object({
  count: z._default(z.int().check(z.minimum(2), z.maximum(9)), 3),
  link: z.optional(linkSchema),
  fit: z._default(z.enum(['cover', 'contain']), 'cover'),
  items: z._default(z.array(z.strictObject({ id: idSchema })).check(z.maxLength(4)), []),
})

describe('the fields of a block', () => {
  it('have the limits, defaults and optionality of the schema', () => {
    const fields = defineFields(
      { data, itemText: { title: 'line' } },
      {
        content: [
          {
            key: 'items',
            ui: 'list',
            fields: [{ text: 'title' }],
          },
          { key: 'link', ui: 'link' },
        ],
        design: [{ key: 'count', ui: 'number' }],
      },
    )
    expect(fields).toMatchObject([
      {
        key: 'items',
        max: 4,
        fields: [{ target: 'text', key: 'title', ui: 'line', isLocalized: true }],
      },
      { key: 'link', isOptional: true },
      { key: 'count', min: 2, max: 9, step: 1, initial: 3, isOptional: false, group: 'design' },
    ])
  })
  it('do not compile for an unknown key', () => {
    expect(() =>
      // @ts-expect-error there is no such member
      defineFields({ data }, { content: [{ key: 'size', ui: 'line' }] }),
    ).toThrow('no size')
    expect(() =>
      // @ts-expect-error there is no such text
      defineFields({ data, text: { a: 'line' } }, { content: [{ text: 'b' }] }),
    ).toThrow('no text b')
  })
  it('do not compile with a wrong control', () => {
    const count = { key: 'count', ui: 'toggle' } as const
    // @ts-expect-error a number is not switched on
    expect(defineFields({ data }, { design: [count] })).toHaveLength(1)
  })
})
