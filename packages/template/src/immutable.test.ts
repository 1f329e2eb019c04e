import { describe, expect, it } from 'vitest'
import { compile, formatError as describeError, fromJSON, createIntlZones } from './index.ts'

/** Freezes a value and everything below it. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) deepFreeze(each)
  }
  return value
}

const source =
  '{.var @n items|count}{.repeated section items}{@index}/{@n} {@|apply row}{.alternates with}, {.end}{x|htlm}'
const template = compile(source, { name: 'list' })
const data = { items: [{ t: 'a' }, { t: 'b' }] }
const context = { partials: { row: compile('{.eval @v = 1; @v + 1}{t}', { name: 'row' }) } }
const output = '1/2 2a, 2/2 2b{x|htlm}'

describe('a template', () => {
  it('renders from frozen data and context', () => {
    expect(
      template.render(deepFreeze(structuredClone(data)), deepFreeze({ now: 0, ...context })),
    ).toEqual({
      output,
      errors: template.errors,
    })
    expect(Object.isFrozen(template)).toBe(true)
    expect(Object.isFrozen(template.errors)).toBe(true)
  })

  it('serves concurrent renderings', () => {
    const many = { items: Array.from({ length: 3000 }, (_, at) => ({ t: `${at}` })) }
    const [large, small] = [template.stream(many, context), template.stream(data, context)]
    let largeOutput = ''
    let smallOutput = ''
    for (let next = large.next(); !next.done; next = large.next()) {
      largeOutput += next.value
      const nextPiece = small.next()
      if (!nextPiece.done) smallOutput += nextPiece.value
      expect(template.render(data, context).output).toBe(output)
    }
    expect(largeOutput).toBe(template.render(many, context).output)
    expect(smallOutput).toBe(output)
  })

  it('survives conversion to JSON text and back, in both dialects', () => {
    for (const dialect of ['vitrine', 'reference'] as const) {
      const before = compile(source, { name: 'list', dialect })
      const after = fromJSON(JSON.parse(JSON.stringify(before)), { name: 'list', dialect })
      expect(after.render(data, context).output).toBe(before.render(data, context).output)
      expect(after.toJSON()).toEqual(before.toJSON())
    }
  })
})

const circle: Record<string, unknown> = { a: 1 }
circle['self'] = circle

describe('an error', () => {
  it.each([
    ['{c|json}', 'a value that contains itself cannot be converted to JSON'],
    ['{c|json-pretty}', 'a value that contains itself cannot be converted to JSON'],
    ['{c|raw}', 'a value that contains itself cannot be converted to JSON'],
    ['{s|encode-uri}', 'URI malformed'],
    ['{s|url-encode}', 'URI malformed'],
    ['{s|date %Y}', 'the date is not a number'],
    ['{.section big}{@|date %Y}{.end}', 'Invalid time value'],
  ])('reports data that cannot be printed, in one line with a position: %s', (tag, message) => {
    const values = { c: circle, s: '\ud800\u0000', big: 1e300 }
    const { output, errors } = compile(`a\n ${tag}b`).render(values, { zones: createIntlZones() })
    expect(output).toBe('a\n b')
    expect(errors).toMatchObject([{ code: 'unexpected', type: 'engine', line: 2 }])
    expect(errors.map(describeError).join('')).toMatch(new RegExp(`^[^\\n]*${message}[^\\n]*$`))
  })

  it('has every field for editors', () => {
    const outer = compile('x\n{@|apply inner}', { name: 'outer' })
    const inner = compile('\n\n {@|apply lst}', { name: 'inner' })
    const { errors } = outer.render({}, { partials: { inner, list: compile('') } })
    expect(errors).toEqual([
      {
        type: 'engine',
        code: 'partial-missing',
        message: "RuntimeError: Attempt to apply partial 'lst' which could not be found.",
        file: 'inner',
        line: 3,
        column: 5,
        offset: 6,
        partials: ['inner'],
        suggestion: 'list',
      },
    ])
    expect(errors.map(describeError)).toEqual([
      "inner:3:5: RuntimeError: Attempt to apply partial 'lst' which could not be found. Did you mean 'list'? (applied through inner)",
    ])
  })
})
