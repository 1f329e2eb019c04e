import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from './index.ts'

const fragment = fc.constantFrom(
  '{.section a}',
  '{.repeated section @}',
  '{.alternates with}',
  '{.or}',
  '{.or even? 2}',
  '{.end}',
  '{.if a && b || c}',
  '{.even? @index}',
  '{.var @v a|json}',
  '{.ctx @c x=a y=@v}',
  '{.eval @w = 1 + a; @w * 2}',
  '{.macro m}',
  '{@|apply m}',
  '{.include m output}',
  '{.inject @i ./x.json}',
  '{a.b.0|truncate 3|html}',
  '{a, b|format @}',
  '{## a ##}',
  '{# b }',
  '{',
  '}',
  '{{',
  '{.',
  '{a|',
)

const source = fc
  .array(fc.oneof(fragment, fc.string({ unit: 'binary', maxLength: 6 })))
  .map((all) => all.join(''))

describe('any source', () => {
  it('compiles and renders any data without an exception, in both dialects', () => {
    fc.assert(
      fc.property(source, fc.jsonValue(), (text, data) => {
        for (const dialect of ['reference', 'vitrine'] as const) {
          const { output, errors } = compile(text, { dialect }).render(data)
          expect(typeof output).toBe('string')
          for (const error of errors) expect(error.line).toBeGreaterThan(0)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('prints itself if it has no brace', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = text.replaceAll('{', '')
        expect(compile(plain).render({}).output).toBe(plain)
      }),
    )
  })

  it('takes time in proportion to its length', () => {
    for (const part of ['{', '{.section ', '{a|b', '{##', '{.if a', "'", '{a|format ', '}']) {
      const template = compile(part.repeat(20_000))
      expect(template.render({}).output.length).toBeLessThanOrEqual(part.length * 20_000)
    }
  })
})
