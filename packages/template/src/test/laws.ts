import fc from 'fast-check'
import type { CompileOptions, Dialect, Limits, RenderContext, Template } from '../index.ts'
import { formatterReference, instructions, predicateReference } from '../reference/index.ts'
import {
  compile,
  formatters,
  fromJSON,
  createIntlZones,
  predicates,
  untrusted,
  vitrineFormatters,
} from '../index.ts'

/** The laws of all templates and data, as properties. A broken law throws. */

export interface Law {
  readonly name: string
  readonly property: fc.IProperty<[unknown]>
}

export interface LawCase {
  readonly source: string
  readonly partial: string
  readonly data: unknown
  readonly dialect: Dialect
}

const zones = createIntlZones()
const dialects: readonly Dialect[] = ['reference', 'vitrine']

const pieces = [
  '{.section a}',
  '{.section @}',
  '{.repeated section items}',
  '{.repeated section @}',
  '{.alternates with}',
  '{.or}',
  '{.or even? 2}',
  '{.end}',
  '{.end}',
  '{.end}',
  '{.if a && b || items}',
  '{.if }',
  '{.var @v a|json}',
  '{.var @v items|find-first name|prop name}',
  '{.ctx @c x=a y=@v items=items}',
  '{@c|apply p}',
  '{.eval @w = 1 + a; @w + name}',
  '{.eval #1 + (}',
  '{.eval ~a ** "x" + name}',
  '{.macro m}',
  '{@|apply m}',
  '{@|apply p private x=1}',
  '{.include m output}',
  '{.include p}',
  '{.inject @i ./x.json}',
  '{name}',
  '{@}',
  '{a.b.0|truncate 3|html}',
  '{name, a|format @ name}',
  '{.eof}',
  '{^a}',
  '{^.section a}',
  '{## a ##}',
  '{# b }',
  '{',
  '}',
  '{{',
  '{.',
  '{a|',
  '\0',
  '\ud800',
  ' " \' < & ',
]

const examples = [...instructions, ...formatterReference, ...predicateReference]
const names = Object.keys({ ...formatters, ...vitrineFormatters })
const tests = Object.keys(predicates)
const references = [
  'a',
  '@',
  'name',
  'items',
  'items.0',
  'a.b',
  '@index',
  '@v',
  'product',
  'constructor',
]

const tag = fc
  .record({
    reference: fc.constantFrom(...references),
    chain: fc.array(fc.constantFrom(...names), { maxLength: 3 }),
    arg: fc.constantFrom('', ' a', ' 3', ' name a', ' lookup path', '|', ':%Y:%j', ' x=1 private'),
  })
  .map(({ reference, chain, arg }) => `{${[reference, ...chain].join('|')}${arg}}`)

const test = fc
  .record({
    name: fc.constantFrom(...tests),
    arg: fc.constantFrom('', ' a', ' @index 3', ':a:"x"'),
  })
  .map(({ name, arg }) => `{.${name}${arg}}x{.end}`)

export const anySource = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...pieces), weight: 4 },
      { arbitrary: tag, weight: 4 },
      { arbitrary: test, weight: 1 },
      { arbitrary: fc.constantFrom(...examples.map(({ example }) => example.template)), weight: 1 },
      { arbitrary: fc.string({ unit: 'binary', maxLength: 6 }), weight: 1 },
    ),
    { maxLength: 24 },
  )
  .map((all) => all.join(''))

/** Data with the names that the sources use, and others. */
const anyData = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(...examples.map(({ example }) => example.data)),
  fc.record({
    a: fc.oneof(fc.jsonValue(), fc.double()),
    b: fc.boolean(),
    name: fc.string({ unit: 'binary' }),
    items: fc.array(fc.oneof(fc.jsonValue(), fc.record({ name: fc.string(), id: fc.integer() }))),
    product: fc.constantFrom(...examples.map(({ example }) => example.data)),
  }),
)

const anyCase: fc.Arbitrary<LawCase> = fc.record({
  source: anySource,
  partial: anySource,
  data: anyData,
  dialect: fc.constantFrom(...dialects),
})

/** Limits that most hostile sources reach. */
const small: Partial<Limits> = { steps: 200_000, output: 50_000, errors: 20 }

export function renderCase({ source, partial, data, dialect }: LawCase): {
  readonly template: Template
  readonly output: string
} {
  const options: CompileOptions = { dialect }
  const template = compile(source, options)
  const { output } = template.render(data, createContext(partial, options))
  return { template, output }
}

function createContext(partial: string, options: CompileOptions): RenderContext {
  const p = compile(partial, { ...options, name: 'p' })
  return { partials: { p }, zones, now: 1_600_000_000_000, limits: small }
}

function assert(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

const neverThrows: Law = {
  name: 'compile and render never throw',
  property: fc.property(anyCase, (lawCase) => {
    const { template, output } = renderCase(lawCase)
    assert(typeof output === 'string', 'the output is not a text')
    for (const { line, column, message } of template.errors) {
      assert(line > 0 && column > 0 && message !== '', 'an error has no position')
    }
  }),
}

const printsTheSame: Law = {
  name: 'a printed template renders like its source, and so does one parsed from its tree',
  property: fc.property(anyCase, (lawCase) => {
    const { template, output } = renderCase(lawCase)
    const context = createContext(lawCase.partial, { dialect: lawCase.dialect })
    const again = renderCase({ ...lawCase, source: template.print() })
    assert(again.output === output, `printed as ${template.print()}`)
    const reread = fromJSON(template.toJSON(), { dialect: lawCase.dialect })
    assert(reread.render(lawCase.data, context).output === output, 'its tree renders differently')
    const streamed = [...template.stream(lawCase.data, context)].join('')
    assert(streamed === output, 'its stream renders differently')
  }),
}

const hostile = '<zz onload=1>\'"&</script>'

/** Marks every text in data as untrusted, and makes it hostile. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return untrusted(value + hostile)
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item)]))
}

const escapes: Law = {
  name: 'untrusted text never becomes markup',
  property: fc.property(anyCase, ({ source, partial, data }) => {
    const { output } = renderCase({ source, partial, data: marked(data), dialect: 'vitrine' })
    assert(!output.includes('<zz'), `printed ${output}`)
  }),
}

const ends: Law = {
  name: 'limits hold',
  property: fc.property(anyCase, (lawCase) => {
    const { source, partial, dialect } = lawCase
    const data = {
      ...Object(lawCase.data),
      items: Array.from({ length: 300 }, (_, at) => ({ at })),
    }
    const template = compile(source, { dialect })
    const { output, errors } = template.render(data, createContext(partial, { dialect }))
    assert(output.length <= 50_000, 'the output is too long')
    assert(errors.length <= 21, 'there are too many errors')
  }),
}

/** JSON that resembles trees. */
const { tree } = fc.letrec<{ tree: unknown; item: unknown; block: unknown }>((tie) => ({
  tree: fc.tuple(fc.constant(17), fc.constant(1), tie('block'), fc.constant(18)),
  block: fc.array(tie('item'), { maxLength: 4 }),
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(12, 16, 3, [0, '{a}'], [23, '1 +'], [9, '@i', 'x', 0], [21, 1]),
    fc.constantFrom<unknown>([1, [['name']], [['html', [[], ' ']]]], [22, '@c', [['x', ['a']]]]),
    fc.tuple(fc.constantFrom(2, 10, 20), fc.constantFrom<unknown>(['a'], 'm', 1), tie('block')),
    fc.tuple(fc.constant(4), fc.constant(['items']), tie('block'), tie('item'), tie('block')),
    fc.tuple(
      fc.constantFrom(5, 7),
      fc.constant('even?'),
      fc.constant(0),
      tie('block'),
      tie('item'),
    ),
    fc.tuple(fc.integer({ min: 0, max: 25 }), fc.jsonValue(), fc.jsonValue(), tie('block')),
  ),
}))

const anyTree: Law = {
  name: 'any JSON makes a template, possibly an empty one',
  property: fc.property(
    fc.record({ tree: fc.oneof(tree, fc.jsonValue()), data: anyData }),
    (lawCase) => {
      const template = fromJSON(lawCase.tree)
      const { output } = template.render(lawCase.data, createContext('', {}))
      assert(typeof output === 'string', 'the output is not a text')
      const again = fromJSON(template.toJSON())
      const isWhole = again.errors.every(({ code }) => code !== 'tree-malformed')
      assert(isWhole, 'its own tree is rejected')
      compile(template.print())
    },
  ),
}

export const laws: readonly Law[] = [neverThrows, printsTheSame, escapes, ends, anyTree]
