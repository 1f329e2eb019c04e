import { htmlToRich, renderRichText, type RichText, richTextSchema } from '@vitrine/page'
import { expect, it } from 'vitest'
import { fromRich, toRich } from './convert.ts'
import { parseUrl, textSchema } from './schema.ts'

const everything: RichText = {
  type: 'doc',
  content: [
    {
      type: 'heading',
      id: 'a',
      attrs: { level: 3, align: 'center' },
      content: [{ type: 'text', text: 'Title' }],
    },
    {
      type: 'paragraph',
      id: 'b',
      content: [
        { type: 'text', text: 'Plain, ' },
        { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        {
          type: 'text',
          text: 'linked',
          marks: [
            {
              type: 'link',
              attrs: {
                to: { kind: 'document', id: '01890000-0000-7000-8000-000000000000', anchor: 'x' },
              },
            },
          ],
        },
        { type: 'text', text: ' red', marks: [{ type: 'color', attrs: { token: 'accent' } }] },
        ...(['italic', 'underline', 'strike', 'code'] as const).map((type) => ({
          type: 'text' as const,
          text: type,
          marks: [{ type }],
        })),
      ],
    },
    { type: 'paragraph', id: 'c', attrs: { align: 'right' } },
    {
      type: 'orderedList',
      id: 'd',
      attrs: { start: 4 },
      content: [
        {
          type: 'listItem',
          id: 'e',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'One' }] },
            {
              type: 'bulletList',
              content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
            },
          ],
        },
      ],
    },
    {
      type: 'blockquote',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Said' }] }],
    },
    { type: 'codeBlock', content: [{ type: 'text', text: 'a < b' }] },
    { type: 'horizontalRule', id: 'f' },
  ],
}

it('converts every node and mark there and back without a difference', () => {
  expect(richTextSchema.parse(everything)).toEqual(everything)
  expect(toRich(fromRich(everything))).toEqual(everything)
  fromRich(everything).check()
})

it('converts imported HTML there and back', () => {
  const text = htmlToRich('<h2>A</h2><p>b <em>c <strong>d</strong></em></p><ul><li>e</li></ul>')
  // The order of the marks of a run is not part of a text.
  const render = (rich: RichText) => renderRichText(rich, { resolve: () => undefined })
  expect(render(toRich(fromRich(text)))).toBe(render(text))
  expect(render(text)).toContain('<em>')
})

it('gives an empty text a paragraph to write in, and stores a valid text', () => {
  const doc = fromRich({ type: 'doc', content: [] })
  expect(doc.childCount).toBe(1)
  const empty = fromRich({ type: 'doc', content: [{ type: 'bulletList', content: [] }] })
  expect(richTextSchema.safeParse(toRich(empty)).success).toBe(true)
})

it('has the nodes and marks of documents, and no others', () => {
  expect(Object.keys(textSchema.nodes).toSorted()).toEqual(
    [
      'doc',
      'paragraph',
      'heading',
      'bulletList',
      'orderedList',
      'listItem',
      'blockquote',
      'codeBlock',
      'horizontalRule',
      'text',
      'hardBreak',
    ].toSorted(),
  )
  expect(Object.keys(textSchema.marks).toSorted()).toEqual([
    'bold',
    'code',
    'color',
    'italic',
    'link',
    'strike',
    'underline',
  ])
})

it('reads addresses as documents store them, and no scripts', () => {
  expect(parseUrl('example.com/a')).toBe('https://example.com/a')
  expect(parseUrl('me@example.com')).toBe('mailto:me@example.com')
  expect(parseUrl('/about')).toBe('/about')
  for (const url of [
    'javascript:alert(1)',
    '//example.com',
    '/\\example.com',
    'data:text/html,x',
    '',
  ])
    expect(parseUrl(url)).toBeUndefined()
})
