import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formatTweakLess,
  getCurrentTweakValues,
  getTweakClasses,
  getTweakJson,
  getTweakValueError,
} from './tweak-values.ts'
import { parseTweaks } from './tweaks.ts'

const one = (text: string) => {
  const [tweak] = parseTweaks('styles/a.less', text).tweaks
  if (!tweak) throw new Error(`No tweak in ${text}`)
  return tweak
}

it('parses both notations, with loose JSON, before a variable or a mixin', () => {
  const text = `a { b: "// tweak: {type: 'color'}" }
// tweak: { type: "color", title: "@accent", category: 'Colors', }
@accent-color: #123456;
/* tweak: {
  "type": "dropdown", "title": "Header position", "options": ["Left", "3:2 Standard"], "default": "Left" } */
@header-position: Left;
// tweak: {"type": "font", "title": "title-font"}
// another comment
.title() { font-family: Georgia, serif; }`
  const { tweaks, issues } = parseTweaks('styles/a.less', text)
  expect(
    tweaks.map(({ name, type, sets, defaultValue, line }) => [
      name,
      type,
      sets,
      defaultValue,
      line,
    ]),
  ).toEqual([
    ['accent', 'color', '@accent-color', '#123456', 2],
    ['header-position', 'dropdown', '@header-position', 'Left', 4],
    ['title-font', 'font', '.title', 'Georgia, serif', 7],
  ])
  expect(issues[0]).toEqual({ message: 'Name without quotes', line: 2, column: 13 })
})

it('accepts a dropdown and a checkbox on their own: they are only body classes', () => {
  const text = `// tweak: {"type":"dropdown","title":"layout-style","options":["Wide Left","Narrow"],"default":"Narrow"}
/* tweak: {"type":"checkbox","title":"Show Dates","active":true} */
// tweak: {"type":"dropdown","title":"first","options":["One","Two"]}
// tweak: {"type":"font","title":"title-font"}
.title { font-family: Georgia, serif; }
// tweak: {"type":"color","title":"ink"}
// tweak: {"type":"checkbox","title":"boxed"}
.a { font-family: b }
// tweak: {"type":"value","title":"gap"}
.a { font-family: b }
// tweak: {"type":"checkbox","title":"!"}`
  const { tweaks, issues } = parseTweaks('styles/a.less', text)
  expect(tweaks.map(({ name, sets, defaultValue }) => [name, sets, defaultValue])).toEqual([
    ['layout-style', '', 'Narrow'],
    ['show-dates', '', 'true'],
    ['first', '', 'One'],
    ['title-font', '.title', 'Georgia, serif'],
    ['boxed', '', 'false'],
  ])
  const message = expect.stringContaining('must be followed by')
  expect(issues).toMatchObject([6, 9, 11].map((line) => ({ line, message })))
  const values = { 'layout-style': 'Wide Left', boxed: 'true' }
  expect(getTweakClasses(tweaks, values)).toEqual([
    'layout-style-wide-left',
    'show-dates',
    'first-one',
    'boxed',
  ])
  expect(formatTweakLess(tweaks, values)).toBe('')
})

it.each([
  [
    '// tweak: {"type": "colour"}\n@a: b;',
    'A tweak needs a type: color, font, value, dropdown, checkbox, image',
  ],
  [
    '// tweak: {"type": "color"}\na { b: c }',
    'A tweak must be followed by the variable or mixin that it sets',
  ],
  ['// tweak: {"type": "color"', '"}" is missing'],
])('reports the issue of %j', (text, message) => {
  expect(parseTweaks('a', text).issues[0]).toMatchObject({ message, line: 1 })
})

it.each([
  ['tweaks', '// tweak: {type: "color", title: "a"}\n@a: b;\n'],
  ['broken tweaks', '// tweak: {\n'],
  ['texts', '.a { content: "x" }'],
  ['texts without an end', `.a { content: 'x }\n`],
])('reads a sheet of a million %s', (_what, one) => {
  const { tweaks, issues } = parseTweaks('a', one.repeat(1_000_000))
  expect(tweaks.length + issues.length).toBeLessThanOrEqual(1_100)
})

it('parses any text without a crash', () => {
  const parts = fc.constantFrom(
    '// tweak:',
    '/* tweak: ',
    '{"type":"color"}',
    '*/',
    '\n',
    '"',
    "'",
    '@a: b;',
    'url(',
    '{',
    '\\',
    ')',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string())), (texts) => {
      parseTweaks('a', texts.join(''))
    }),
  )
})

const text = `// tweak: {"type":"dropdown","title":"ratio","options":["3:2 Standard","Previous/Next"]}
@ratio: "3:2 Standard";
// tweak: {"type":"checkbox","title":"boxed","active":true}
@boxed: true;
// tweak: {"type":"value","title":"gap","min":0,"max":40,"js":"true"}
@gap: 10px;
// tweak: {"type":"image","title":"paper"}
@paper: none;`
const { tweaks } = parseTweaks('a', text)

it('adds a body class for each choice, and passes values to scripts', () => {
  expect(getTweakClasses(tweaks, {})).toEqual(['ratio-32-standard', 'boxed'])
  expect(getTweakClasses(tweaks, { ratio: 'Previous/Next', boxed: 'false' })).toEqual([
    'ratio-previousnext',
  ])
  expect(getTweakJson(tweaks, { gap: '20px' })).toEqual({
    ratio: '3:2 Standard',
    boxed: 'true',
    gap: '20px',
  })
})

it('writes the owner’s values as Less, and skips values that are no longer valid', () => {
  const values = { ratio: 'Previous/Next', gap: '41px', paper: '/assets/a.png', gone: 'x' }
  expect(formatTweakLess(tweaks, values)).toBe(
    '@ratio: "Previous/Next";\n@paper: url("/assets/a.png");',
  )
  expect(getCurrentTweakValues(tweaks, values).map(({ value }) => value)).toEqual([
    'Previous/Next',
    'true',
    '10px',
    '/assets/a.png',
  ])
})

it.each([
  [
    'color',
    ['#fff', '#11223344', 'rgba(0, 0, 0, .5)', 'tomato'],
    ['#ggg', 'red;', 'url(/a)', '~`1`', '@x', ''],
  ],
  ['font', ['Georgia, serif', '"Source Serif", serif'], ['a; } b {', '"open', 'x(1)', '@x', '`1`']],
  ['value', ['10px', '-1.5em', '0'], ['10 px', 'calc(1px)', '1px; }', 'NaN', '@x']],
  [
    'image',
    ['none', '/assets/a.png', '/static/theme/a%20b.png'],
    ['//evil.example/a.png', 'https://a/b', '/a")', '/a b'],
  ],
  ['checkbox', ['true', 'false'], ['TRUE', '1', '']],
])('accepts only valid values for a %s', (type, good, bad) => {
  const tweak = one(`// tweak: {"type": "${type}", "title": "x"}\n@x: y;`)
  expect(good.filter((value) => getTweakValueError(tweak, value) !== undefined)).toEqual([])
  expect(bad.filter((value) => getTweakValueError(tweak, value) === undefined)).toEqual([])
})

it('prevents a value from ending its line', () => {
  fc.assert(
    fc.property(fc.constantFrom('color', 'font', 'value', 'image'), fc.string(), (type, value) => {
      const tweak = one(`// tweak: {"type": "${type}", "title": "x"}\n@x: y;`)
      if (getTweakValueError(tweak, value) === undefined) expect(value).not.toMatch(/[;{}@`\\]/)
    }),
  )
})
