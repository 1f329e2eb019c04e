import { describe, expect, it } from 'vitest'
import type { Limits, LocaleAdapter, RenderContext } from './index.ts'
import { compile, formatError as describeError, formatExcerpt, untrusted } from './index.ts'

function render(source: string, data: unknown, context: RenderContext = {}): string {
  return compile(source).render(data, context).output
}

function formatErrors(source: string, data: unknown = {}, context: RenderContext = {}): string[] {
  return compile(source)
    .render(data, context)
    .errors.map((error) => `${error.code} ${error.line}:${error.column}`)
}

describe('errors', () => {
  it('have the line and column of the tag', () => {
    expect(formatErrors('one\ntwo {.end}')).toEqual(['not-allowed-at-root 2:5'])
    expect(formatErrors('{.section a}\n\n  {.alternates with}{.end}')).toEqual([
      'not-allowed-in-block 3:3',
    ])
    expect(formatErrors('a\n{@|apply nobody}')).toEqual(['partial-missing 2:4'])
  })

  it('show the position with a caret and two lines on either side', () => {
    const source = 'a\nb\nc {x|htlm}\nd\ne\nf'
    const [error] = compile(source, { name: 'page.region' }).errors
    expect(error && formatExcerpt(error, source)).toBe(
      ['  1 | a', '  2 | b', '> 3 | c {x|htlm}', '    |      ^', '  4 | d', '  5 | e'].join('\n'),
    )
  })

  it('show the position after tabs, and a part of a long line', () => {
    const tabs = 'a\r\n\t{x|htlm}'
    const [below] = compile(tabs).errors
    expect(below && formatExcerpt(below, tabs)).toBe(
      ['  1 | a', '> 2 | \t{x|htlm}', '    | \t   ^'].join('\n'),
    )
    const long = `${'x'.repeat(5000)}{a|htlm}${'y'.repeat(5000)}`
    const [far] = compile(long).errors
    const [line = '', caret = ''] = far ? formatExcerpt(far, long).split('\n') : []
    expect(line.length).toBeLessThan(120)
    expect(line.slice(caret.indexOf('^'))).toMatch(/^htlm/)
  })

  it('suggest a known name for a misspelled one', () => {
    const [formatter] = compile('{x|htlm}').errors
    const [predicate] = compile('{.evn? x}{.end}').errors
    expect(formatter?.suggestion).toBe('html')
    expect(predicate?.suggestion).toBe('even?')
    const { errors } = compile('{.macro card}{.end}{@|apply crad}{.include heade}').render(
      {},
      { partials: { header: '' } },
    )
    expect(errors.map((error) => error.suggestion)).toEqual(['card', 'header'])
  })

  it('name the partials that led to them', () => {
    const { errors } = compile('{@|apply outer}').render(
      {},
      { partials: { outer: '\n{@|apply inner}', inner: '{@|apply nobody}' } },
    )
    expect(errors.map(describeError)).toEqual([
      "inner:1:4: RuntimeError: Attempt to apply partial 'nobody' which could not be found. " +
        '(applied through outer > inner)',
    ])
  })

  it('do not affect the rest of the page', () => {
    expect(render('{.end}a{@|apply nobody}b{x|nope}c', {})).toBe('ab{x|nope}c')
  })
})

describe('limits', () => {
  const bounded = (limits: Partial<Limits>): RenderContext => ({ limits })

  it('stop partials that call themselves at a depth of 16', () => {
    const partials = { again: 'x{@|apply again}' }
    const { output, errors } = compile('{@|apply again}').render({}, { partials })
    expect(output).toBe('x'.repeat(16))
    expect(errors.map((error) => error.code)).toEqual(['partial-depth'])
  })

  it('stop work that doubles at every level', () => {
    const partials = { twice: '{@|apply twice}{@|apply twice}{@|apply twice}x' }
    const { errors } = compile('{@|apply twice}').render(
      {},
      { partials, ...bounded({ steps: 100_000 }) },
    )
    expect(errors.at(-1)?.code).toBe('limit')
  })

  it('stop strings that double in a loop', () => {
    const source = '{.var @v a}{.repeated section items}{.var @v b|format @v @v}{@v}{.end}'
    const data = { a: 'x'.repeat(1000), b: '{0}{1}'.repeat(1000), items: Array(50).fill(1) }
    const { errors, output } = compile(source).render(data, bounded({ steps: 1_000_000 }))
    expect(errors.map((error) => error.code)).toEqual(['limit'])
    expect(output.length).toBeLessThan(2_000_000)
  })

  it('cut output that grows too long', () => {
    const data = { items: Array(10_000).fill('word ') }
    const { output, errors } = compile('{.repeated section items}{@}{.end}').render(
      data,
      bounded({ output: 1000, steps: 1_000_000 }),
    )
    expect(output.length).toBe(1000)
    expect(errors.map((error) => error.code)).toEqual(['limit'])
  })

  it('are reported at the loop, with the partials that led to it', () => {
    const partials = { list: 'x\n{.repeated section items}{@}{.end}' }
    const { errors } = compile('{@|apply list}').render(
      { items: Array(50_000).fill('word') },
      { partials, ...bounded({ steps: 20_000 }) },
    )
    expect(errors.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'list:2:1',
    ])
    expect(errors[0]?.partials).toEqual(['list'])
  })

  it('let a list of 5,000 items through', () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ title: `Item ${index}` }))
    const { output, errors } = compile(
      '{.repeated section items}<li>{title|html}</li>{.end}',
    ).render({ items })
    expect(errors).toEqual([])
    expect(output.length).toBeGreaterThan(5000 * 10)
  })

  it('drop the end of a too long source, with one error', () => {
    const many = compile('{a}'.repeat(100), { limits: { instructions: 40 } })
    expect(many.errors.map(({ code, column }) => `${code} ${column}`)).toEqual(['limit 121'])
    expect(many.render({ a: 'x' }).output).toBe('x'.repeat(40))
    const long = compile('x'.repeat(100), { limits: { source: 40 } })
    expect(long.errors.map(({ code, column }) => `${code} ${column}`)).toEqual(['limit 41'])
    expect(long.render({}).output).toBe('x'.repeat(40))
  })

  it('reject too deeply nested blocks, with one error', () => {
    const source = '{.section a}'.repeat(1000) + 'x' + '{.end}'.repeat(1000)
    expect(formatErrors(source)).toEqual(['limit 1:1537'])
  })
})

describe('lookups', () => {
  it('see own properties only', () => {
    const data = { a: 'x', list: [1] }
    expect(render('{constructor}{a.length}{toString}{@|prop __proto__}{list.map}', data)).toBe('')
    expect(compile('{a|constructor}').errors).toHaveLength(1)
    expect(compile('{.toString?}{.end}').errors).toHaveLength(1)
  })

  it('accept data with the keys of every object', () => {
    const data: unknown = JSON.parse('{"a":{"hasOwnProperty":1,"b":2,"__proto__":{"c":3}}}')
    expect(render('{a.b}{a.hasOwnProperty}{a|prop __proto__.c}', data)).toBe('213')
  })

  it('print nothing for values that JSON lacks', () => {
    expect(render('[{f}{s}{n}]', { f: () => 1, s: Symbol('s'), n: 1n })).toBe('[]')
  })
})

describe('untrusted text', () => {
  const data = { name: untrusted('<b>"Ann"</b>') }

  it('is escaped unless a formatter of the chain escapes it', () => {
    expect(render('{name}', data)).toBe('&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;')
    expect(render('{name|truncate 3 ..}', data)).toBe('&lt;b&gt;..')
    expect(render('{.var @n name|str}{@n}', data)).toBe('&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;')
  })

  it('is escaped once if a formatter escapes it', () => {
    expect(render('{name|html}', data)).toBe('&lt;b&gt;"Ann"&lt;/b&gt;')
  })

  it('is escaped in a partial, but the partial’s own markup is not', () => {
    const source = '{.macro b}<i>{@}</i>{.end}{name|apply b} {name|truncate 3 ..|apply b}'
    expect(render(source, data)).toBe(
      '<i>&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;</i> <i>&lt;b&gt;..</i>',
    )
  })

  it('cannot end a script element from inside JSON', () => {
    const text = '</script><!--<script>'
    const json = render('{@|json}', { note: untrusted(text) })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ note: text })
  })

  it('is not escaped in dialect reference', () => {
    expect(compile('{name}', { dialect: 'reference' }).render(data).output).toBe('<b>"Ann"</b>')
  })
})

describe('a rendering', () => {
  it('never throws, whatever the data', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    const template = compile('{@|json}{self.self|count}{.section self}{x}{.end}after')
    const { output, errors } = template.render(circle)
    expect(output).toBe('1after')
    expect(errors.map((error) => error.code)).toEqual(['unexpected'])
    for (const data of [undefined, null, 0, '', [], Number.NaN, new Date(0), new Map()]) {
      expect(() =>
        compile('{a}{@|date %Y}{.repeated section @}{b}{.end}').render(data),
      ).not.toThrow()
    }
  })

  it('shares a compiled partial between templates', () => {
    const card = compile('<i>{title}</i>')
    const context = { partials: { card } }
    expect(render('{a|apply card}', { a: { title: 'A' } }, context)).toBe('<i>A</i>')
    expect(render('{b|apply card}', { b: { title: 'B' } }, context)).toBe('<i>B</i>')
  })

  it('formats money with the passed locale', () => {
    const locale: LocaleAdapter = {
      money: ({ value, currency }) => `${currency} ${value}`,
      decimal: (value) => value,
      datetime: () => '',
      datetimeInterval: () => '',
      relativeTime: () => '',
      cardinal: () => 'other',
      ordinal: () => 'other',
      currency: 'GBP',
    }
    const data = { price: { value: '12.50', currency: 'GBP' } }
    expect(render('{price|money}', data, { locale })).toBe('GBP 12.5')
    expect(render('{price|money}', data)).toBe('')
  })
})
