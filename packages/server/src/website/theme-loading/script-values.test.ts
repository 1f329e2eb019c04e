import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { escapeScriptValues } from './script-values.ts'

/** Reads `«…»` as values. */
const escape = (source: string) =>
  escapeScriptValues(
    source.split(/[«»]/).map((text, index) => ({ text, isValue: index % 2 === 1 })),
  ).join('')

it.each([
  ['a string in quotes', `a = "«it's "it"»"`, String.raw`a = "it\u0027s \u0022it\u0022"`],
  ['the end of the script', `a = '«</script>»'`, String.raw`a = '\u003c/script\u003e'`],
  ['a line in a string', `a = '«x\ny»'`, String.raw`a = 'x\u000ay'`],
  [
    'a template literal',
    'a = `«${b}`»`',
    String.raw`a = ` + '`' + String.raw`\u0024{b}\u0060` + '`',
  ],
  ['after an escape', String.raw`a = '\«'; b()»'`, String.raw`a = '\\u0027; b()'`],
  ['JSON', 'a = «{"b":"<c>"}»', String.raw`a = {"b":"\u003cc\u003e"}`],
  ['a word', 'a = «12ab»;', 'a = 12ab;'],
  ['nothing', 'a = "«»" + "«b"»"', String.raw`a = "" + "b\u0022"`],
  ['a comment', '// «x\nalert(1)»\n/* «*/ b()» */', '// x alert 1 \n/*    b   */'],
  [
    'a string after a regular expression',
    `a = /["]/; b = "«"»"`,
    String.raw`a = /["]/; b = "\u0022"`,
  ],
  [
    'a string after a division',
    `a = b / c; d = '«'»' / 2`,
    String.raw`a = b / c; d = '\u0027' / 2`,
  ],
  ['a string after a word', `return /'/.test('«'»')`, String.raw`return /'/.test('\u0027')`],
])('escapes a value in its place: %s', (_, source, expected) => {
  expect(escape(source)).toBe(expected)
})

it.each([
  ['code', 'a = «alert(1)»'],
  ['more code than JSON', 'a = «1; alert(1)»'],
  ['two JSON strings', 'a = "x" + «"a" + b + "c"»'],
  ['code in a template literal', 'a = `${"«"»"}`'],
  ['a slash after a bracket', `if (a) /'/.test(b); c = '«'»'`],
  ['a slash after an increment', `a++ / 2; c = '«'»'`],
  ['a regular expression', 'a = /«.*»/'],
])('refuses a value that has no safe form: %s', (_, source) => {
  expect(() => escape(source)).toThrow(/a value in/)
})

it('never lets a value run, wherever quotes, comments and slashes of the theme are', () => {
  const statics = [`'`, '"', '`', '/', '//', '/*', '*/', '\\', '\n', '(', ')', ' = ', 'a', '[', ']']
  const values = [`'+run()+'`, '"+run()+"', '${run()}', '*/run()/*', '\nrun()\n', ');run();(', '\\']
  let seed = 1
  const pick = (from: readonly string[]) => {
    seed = (seed * 48_271) % 2_147_483_647
    return from[seed % from.length] ?? ''
  }
  let ranWhole = 0
  let ran = false
  for (let round = 0; round < 5_000; round += 1) {
    const parts = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 2 ? `«${pick(values)}»` : pick(statics),
    )
    let script: string
    try {
      script = escape(parts.join(''))
      runInNewContext(script, { a: '', run: () => (ran = true) })
      ranWhole += 1
    } catch {
      continue
    }
  }
  expect(ran).toBe(false)
  expect(ranWhole).toBeGreaterThan(20)
})
