import { expect, it } from 'vitest'
import { compileStyles } from './compile-styles.ts'

const make = (
  files: Readonly<Record<string, string>>,
  { last: tweaks = '', isMinified = true, longestMs = 60_000 } = {},
) =>
  compileStyles(
    {
      sheets: Object.keys(files).filter((name) => !name.startsWith('_')),
      files: new Map(Object.entries(files)),
      tweaks,
      isMinified,
    },
    longestMs,
  )

const css = async (files: Readonly<Record<string, string>>, given?: Parameters<typeof make>[1]) => {
  const answer = await make(files, given)
  if (answer.kind === 'failed') throw new Error(JSON.stringify(answer.issue))
  return answer.css
}

const compileIssue = async (
  files: Readonly<Record<string, string>>,
  given?: Parameters<typeof make>[1],
) => {
  const answer = await make(files, given)
  return answer.kind === 'failed' ? answer.issue : answer.css
}

/** Returns the first line that the compiler omits, and the styles without it. */
const compileOmitting = async (files: Readonly<Record<string, string>>) => {
  const answer = await make(files)
  return answer.kind === 'failed' ? answer.issue : { ...answer.issues[0], css: answer.css }
}

it('is one unit in the older dialect: variables of all files, mixins without brackets, division', async () => {
  const files = {
    'reset.css': 'html { margin: 0 }',
    'a.less':
      '@import "_mixins"; .a { .rounded; width: @gap / 2; filter: ~"alpha(opacity=50)"; font: 12px/1.5 serif }',
    'b.less': '@gap: 30px; .b when (@gap > 10) { color: darken(#fff, 10%) }',
    '_mixins.less': '.rounded { border-radius: 3px }',
  }
  expect(await css(files)).toBe(
    'html{margin:0}.rounded{border-radius:3px}.a{border-radius:3px;width:15px;filter:alpha(opacity=50);font:12px/1.5 serif}.b{color:#e6e6e6}',
  )
  expect(await css(files, { isMinified: false })).toContain('.a {\n  border-radius: 3px;\n')
})

it('explains errors in its own words if the compiler names its internals', async () => {
  expect(await compileIssue({ 'a.less': '.a { b: c }\n@x: "@{x}"; .b { c: @x }' })).toMatchObject({
    file: 'styles/a.less',
    message: expect.stringContaining('refer to each other'),
  })
  expect(await compileOmitting({ 'a.less': '.a { b: `process.env`; c: d }' })).toMatchObject({
    column: 9,
    message: 'Styles cannot run JavaScript. Pages are shown without this line',
    css: '.a{c:d}',
  })
})

it('applies the last of equal rules', async () => {
  expect(await css({ 'a.less': '@c: red; .a { color: @c }' }, { last: '@c: #123;' })).toBe(
    '.a{color:#123}',
  )
})

it('leaves out what it cannot evaluate, and reports the file, line and column', async () => {
  const files = { 'ok.less': '.a { b: c }', 'deep/wrong.less': '.a {\n  color: @nothing;\n}' }
  expect(await compileOmitting(files)).toEqual({
    file: 'styles/deep/wrong.less',
    line: 2,
    column: 10,
    message: 'variable @nothing is undefined. Pages are shown without this line',
    css: '.a{b:c}',
  })
  const rest = '@media @nope { .x { y: z } } .gone-@{nope} { a: b } .e { .gone(); f: g; h: @nope }'
  const answer = await make({ 'a.less': rest })
  expect(answer).toMatchObject({ kind: 'compiled', css: '.e{f:g}' })
  expect(answer.kind === 'compiled' && answer.issues.map(({ column }) => column)).toEqual([
    8, 36, 58, 76,
  ])
  expect(await compileIssue({ 'a.less': '.a { color: red;\n' })).toMatchObject({
    file: 'styles/a.less',
    line: 2,
  })
})

it.each([
  ['a file of the machine', '@import (inline) "/etc/hostname";'],
  ['a file further up', '@import (less) "../../../../../../etc/hostname";'],
  ['a plugin', '@plugin "thing";'],
  ['a program', '@x: `process.env`; .a { b: @x }'],
])('reads and runs nothing but the folder: %s', async (_what, text) => {
  const made = await compileOmitting({ 'a.less': text })
  expect(made).toMatchObject({ file: 'styles/a.less', line: 1 })
  expect(made).not.toMatchObject({ css: expect.stringMatching(/./) })
})

it('reads selectors of older Less, and texts of the same form as texts', async () => {
  expect(
    await css({
      'a.less':
        '@tablet: ~"screen"; .m(@x) { (~".Blog--@{x}") { a: b } (~".y-@{x}"):hover, .z { c: d } }\n' +
        '.m(a); @media (~"min-width: 3px") { .q { r: s } } .k { .l(~"t"); } .l(@v) { u: @v }',
    }),
  ).toBe('.Blog--a{a:b}.y-a:hover,.z{c:d}@media (min-width: 3px){.q{r:s}}.k{u:t}')
  // The position of an error is that in the file.
  expect(
    await compileIssue({ 'a.less': '.m(@x) { (~".Blog--@{x}") { a: b } }\n(~".c") { d: e' }),
  ).toMatchObject({ line: 2, column: 15 })
})

it('leaves the URL of data-uri unchanged', async () => {
  expect(await css({ 'a.less': '.a { b: data-uri("/etc/hostname") }' })).toBe(
    '.a{b:url("/etc/hostname")}',
  )
})

it.each([
  '//fonts.googleapis.com/css?family=Lato:400,700|Open+Sans',
  'https://fonts.example/a.css',
  'http://fonts.example/css',
  'http://127.0.0.1:1/a.less',
  'https://fonts.googleapis.com/css2?family=Poppins:wght@400;700&display=swap',
])('leaves the import of an external stylesheet unchanged: %s', async (address) => {
  const text = `@import url("${address}");\n.a { b: c }`
  expect(await css({ 'a.less': text })).toBe(`@import url("${address}");.a{b:c}`)
})

it('includes circular imports once, and stops forced ones', async () => {
  const circle = { 'a.less': '@import "_b"; .a { b: c }', '_b.less': '@import "a"; .b { c: d }' }
  expect(await css(circle)).toBe('.b{c:d}.a{b:c}')
  const forced = {
    'a.less': '@import (multiple) "_b";',
    '_b.less': '@import (multiple) "_b"; .b { c: d }',
  }
  expect(await compileIssue(forced)).toMatchObject({
    message: expect.stringMatching(/import|stack/i),
  })
})

it('stops endless and growing compilations', async () => {
  expect(await compileIssue({ 'a.less': '.m(@n) { .m(@n + 1); } .a { .m(1) }' })).toMatchObject({
    message: expect.any(String),
  })
  const doubling = Array.from({ length: 40 }, (_, n) => `.m${n + 1}() { .m${n}(); .m${n}(); }`)
  const bomb = `.m0() { a: b } ${doubling.join('\n')} .x { .m40(); }`
  // The work is counted: a busy machine changes nothing.
  const bombed = await make({ 'a.less': bomb })
  expect(bombed).toMatchObject({
    kind: 'failed',
    issue: { message: expect.stringMatching(/too much time or memory/) },
  })
  expect(bombed).not.toHaveProperty('isTemporary')
  expect(await compileIssue({ 'a.less': bomb }, { longestMs: 100 })).toMatchObject({
    message: expect.stringMatching(/too long/),
  })
})
