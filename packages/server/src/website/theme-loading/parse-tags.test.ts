import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseTags } from './parse-tags.ts'
import { fillMarks, replaceTagsWithMarks } from './tag-marks.ts'

const pieces = [
  '<squarespace:query',
  '<squarespace:navigation>',
  '<squarespace:escape>',
  '</squarespace:query>',
  '</squarespace:navigation >',
  '</squarespace:escape>',
  ' a="',
  " b='{x}'",
  ' c=d',
  '"',
  '>',
  '/>',
  '{',
  '}',
  '{#',
  '{##',
  '##}',
  '{.if a}',
  'text',
  '\n',
]
const sources = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''))

it('finds successive tags with their bodies, whatever the bodies contain', () => {
  fc.assert(
    fc.property(sources, (source) => {
      const { tags, heads, issues } = parseTags(source)
      let last = 0
      for (const { span, body } of tags) {
        expect(span.start).toBeGreaterThanOrEqual(last)
        expect(span.end).toBeGreaterThan(span.start)
        last = span.end
        if (!body) continue
        expect(body.start).toBeGreaterThan(span.start)
        expect(body.end).toBeGreaterThanOrEqual(body.start)
        expect(body.end).toBeLessThan(span.end)
      }
      expect(last).toBeLessThanOrEqual(source.length)
      for (const { at } of issues) expect(source.slice(at)).toMatch(/^<\/?squarespace:/i)
      expect(heads.length).toBeGreaterThanOrEqual(tags.filter(({ name }) => name !== '').length)
    }),
  )
})

it('leaves other text unchanged, with its positions', async () => {
  await fc.assert(
    fc.asyncProperty(sources, async (source) => {
      const { tags } = parseTags(source)
      const instructions = tags.filter(({ name }) => name !== '' && name !== 'escape')
      let number = 0
      const { text, getOrigin } = replaceTagsWithMarks(source, tags, () => number++)
      const filled = await fillMarks(text, async (index) => {
        const { span } = instructions[index] ?? { span: { start: 0, end: 0 } }
        return source.slice(span.start, span.end)
      })
      let expected = ''
      let at = 0
      for (const { name, span, body } of tags) {
        expected += source.slice(at, span.start)
        if (name === 'escape') expected += body ? source.slice(body.start, body.end) : ''
        else if (name !== '') expected += source.slice(span.start, span.end)
        at = span.end
      }
      expect(filled).toBe(expected + source.slice(at))
      const first = tags[0]?.span.start ?? source.length
      for (let offset = 0; offset < first; offset += 1) expect(getOrigin(offset)).toBe(offset)
    }),
  )
})
