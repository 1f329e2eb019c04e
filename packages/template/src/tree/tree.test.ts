import { describe, expect, it } from 'vitest'
import { compile, fromJSON } from '../index.ts'

const source =
  '{## head ##}{.repeated section items}{name|truncate 3 ..|html}{.alternates with}, {.or}none{.end}' +
  '{.if a && b || c}1{.or even? 2}2{.or}3{.end}{.macro m}<i>{@}</i>{.end}{a|apply m}{.space}' +
  '{.var @v a, b|format @}{.ctx @c x=a y=@v}{.eval @w = 1 + 2; @w}{.include m output}{.inject @i ./x.json}' +
  '{.equal?:a:"x y"}{.meta-left}{.end}'
const data = { items: [{ name: 'Kiln' }, { name: 'Jar' }], a: 'x y', b: 0, c: 0 }

describe('the tree of a template', () => {
  it('goes through JSON and back, and renders the same', () => {
    const template = compile(source)
    const again = fromJSON(JSON.parse(JSON.stringify(template)))
    expect(template.errors).toEqual([])
    expect(again.errors).toEqual([])
    expect(JSON.stringify(again)).toBe(JSON.stringify(template))
    expect(again.render(data)).toEqual(template.render(data))
  })

  it('prints as a source with the same tree', () => {
    const template = compile(source)
    expect(template.print()).toBe(source)
  })

  it('escapes printed texts so that they stay texts', () => {
    for (const text of [
      '{a}',
      'x{##y##}z{b|html}',
      '{',
      '{{a}}',
      '{^a}',
      '{.end}',
      '{nope nope}',
    ]) {
      const template = fromJSON([
        17,
        1,
        [
          [0, text],
          [0, text],
        ],
        18,
      ])
      const printed = compile(template.print())
      expect(printed.render({ a: 1, b: 2 }).output).toBe(text + text)
    }
    const dropped = compile('{{.end}a}')
    expect(compile(dropped.print()).render({ a: 1 }).output).toBe('{a}')
  })

  it('rejects invalid JSON with an error', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? [0, 'x'] : [2, ['a'], [nested(depth - 1)], 3]
    for (const json of [
      undefined,
      null,
      {},
      [],
      [17, 1, 'x', 18],
      [17, 1, [[2, [], [], 3]], 18],
      [17, 1, [[99]], 18],
      [17, 1, [7], 18],
      [17, 1, [[5, 'even?', 0, [], [7]]], 18],
      [17, 1, [nested(500)], 18],
    ]) {
      const template = fromJSON(json, { name: 'tree' })
      expect(template.errors.map((error) => error.code)).toEqual(['tree-malformed'])
      expect(template.render(data).output).toBe('')
    }
  })

  it('suggests names for unknown ones', () => {
    const template = fromJSON([
      17,
      1,
      [
        [1, [['a']], [['htlm']]],
        [5, 'evn?', 0, [], 3],
      ],
      18,
    ])
    expect(template.errors.map((error) => error.suggestion)).toEqual(['html', 'even?'])
  })

  it('runs structs and ignores atoms', () => {
    const template = fromJSON([
      17,
      1,
      [
        [20, { any: 1 }, [[0, 'in']]],
        [21, 'atom'],
      ],
      18,
    ])
    expect(template.render({}).output).toBe('in')
    expect(template.toJSON()).toEqual([
      17,
      1,
      [
        [20, { any: 1 }, [[0, 'in']]],
        [21, 'atom'],
      ],
      18,
    ])
  })
})

describe('the first of two passes', () => {
  const lifted =
    '{^# gone #}{^.macro row}<td>{name}</td>{^.end}{## both ##}{# kept }{.repeated section items}' +
    '{^.section wide}<b>{^label}</b>{^.end}{@|apply x}{.end}{a}{^nope nope}'

  it('runs lifted tags alone and leaves a template for the second', () => {
    const first = compile(lifted, { preprocess: true }).render({ wide: { label: 'W' }, a: 1 })
    expect(first.output).toBe(
      '{# kept }{.repeated section items}<b>W</b>{@|apply x}{.end}{a}{^nope nope}',
    )
    expect(first.errors).toEqual([])
  })

  it('checks lifted blocks, and ignores other tags', () => {
    const { errors } = compile('{.end}{^.section a}{x|nope}', { preprocess: true })
    expect(errors.map((error) => error.code)).toEqual(['unclosed'])
  })

  it('drops lifted tags without preprocessing, and keeps them as text in dialect reference', () => {
    expect(compile('a{^b}{^.section c}{^.nope}{b|nope}{^b|nope}d').render({ b: 1 }).output).toBe(
      'a{^.nope}{b|nope}d',
    )
    expect(compile('a{^b}', { dialect: 'reference' }).render({ b: 1 }).output).toBe('a{^b}')
  })
})

describe('syntax errors of expressions', () => {
  it('are known when the template is compiled', () => {
    const template = compile('x\n{.eval 1 + (}{.eval "open}y')
    expect(template.errors.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      'expression-parse 2:1',
      'expression-parse 2:14',
    ])
    expect(template.render({}).output).toBe('x\ny')
    expect(template.render({}).errors).toHaveLength(2)
  })

  it('are reported when the tag first runs in dialect reference', () => {
    const template = compile('{.eval (}', { dialect: 'reference' })
    expect(template.errors).toEqual([])
    expect(template.render({}).errors).toHaveLength(1)
  })

  it('do not prevent a partial from rendering the rest', () => {
    const partials = { p: 'a{.eval (}b{x|nope}{.end}c' }
    const { output, errors } = compile('{@|apply p}{@|apply p}').render({}, { partials })
    expect(output).toBe('ab{x|nope}cab{x|nope}c')
    expect(errors.map((error) => error.code)).toEqual(Array(3).fill('partial-broken'))
    const reference = compile('{@|apply p}', { dialect: 'reference' })
    expect(reference.render({}, { partials }).output).toBe('')
  })
})

it.each([
  ['a missing operator', [17, 1, [[8, [], [['a'], ['b']], [], 3]], 18]],
  ['an extra operator', [17, 1, [[8, [1], [['a']], [], 3]], 18]],
  ['a bound name without its @', [17, 1, [[6, 'v', [['a']], 0]], 18]],
  ['a name that ends its tag', [17, 1, [[6, '@v}', [['a']], 0]], 18]],
  [
    'elements that throw when read',
    new Proxy([], {
      get: () => {
        throw new Error('no')
      },
    }),
  ],
])('reports a tree with %s, and does not throw', (_name, json) => {
  const { errors } = fromJSON(json)
  expect(errors).toMatchObject([{ code: 'tree-malformed' }])
})
