import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findEncodingIssue } from './encoding.ts'

it.each([
  ['a.block', 'plain', undefined],
  ['a.block', '\uFEFF{.if a}ü — 汉字 🏺{.end}', undefined],
  ['a.block', '', undefined],
  ['picture.svg', Buffer.from([0xff, 0xff]), undefined],
  ['a.less', Buffer.from([0x61, 0x0a, 0x62, 0xe9, 0x62]), { line: 2, column: 2 }],
  ['A.CONF', Buffer.from([0xff, 0xfe, 0x7b, 0]), { line: 1, column: 1 }],
  ['a.css', 'a\0b', { line: 1, column: 2 }],
  // A letter that is cut off at the end.
  ['a.css', Buffer.from([0x61, 0xe6, 0xb1]), { line: 1, column: 2 }],
])('%s of %j', (path, text, fault) => {
  const found = findEncodingIssue(path, Buffer.from(text))
  expect(found && { line: found.line, column: found.column }).toEqual(fault)
})

it('finds the first invalid byte at any position', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (before, after) => {
      const good = before.replaceAll('\0', '')
      const bytes = Buffer.concat([Buffer.from(good), Buffer.from([0xff]), Buffer.from(after)])
      if (bytes[0] === 0xff) return
      const lines = Buffer.from(good).toString().split('\n')
      expect(findEncodingIssue('a.css', bytes)).toMatchObject({
        line: lines.length,
        column: (lines.at(-1)?.length ?? 0) + 1,
      })
    }),
    { numRuns: 300 },
  )
})
