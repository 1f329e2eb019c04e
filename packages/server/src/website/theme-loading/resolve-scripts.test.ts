import { expect, it } from 'vitest'
import { hashScript } from '../../platform/http/security-headers.ts'
import { resolveScripts } from './resolve-scripts.ts'
import { createScriptMarks, markScripts, type ScriptMarks } from './script-marks.ts'

/** Resolves the output of a template, and returns what may run. */
function resolve(output: string, marks: ScriptMarks, runsHandlers = true) {
  const scripts: string[] = []
  const handlers: string[] = []
  const refused: number[] = []
  const html = resolveScripts(output, marks, {
    nonce: undefined,
    runsHandlers,
    addScript: (hash) => scripts.push(hash),
    addHandler: (hash) => handlers.push(hash),
    onRefused: (number) => refused.push(number),
  })
  return { html, scripts, handlers, refused }
}

const mark = (source: string, marks: ScriptMarks) =>
  markScripts(source, marks, { register: () => 0, onUnclosed: () => undefined })

it('resolves the marks of its own theme only, and leaves none', () => {
  const [own, other] = [createScriptMarks(), createScriptMarks()]
  const forged = mark('<script>forged()</script><a onclick="forged()">', other).text
  const { html, scripts, handlers } = resolve(
    mark('<script>theme()</script>', own).text + forged,
    own,
  )
  expect(scripts).toEqual([hashScript('theme()')])
  expect(handlers).toEqual([])
  expect(html).not.toContain(own.secret)
})

it('removes what a formatter left of a mark, and hashes nothing there', () => {
  const marks = createScriptMarks()
  const { text } = mark('<script>a()</script>', marks)
  for (const broken of [text.replaceAll('\u0002', ''), text.slice(0, -12), text.slice(12)]) {
    const { html, scripts } = resolve(broken, marks)
    expect(html).not.toContain(marks.secret)
    expect(scripts).toEqual([])
  }
})

it.each([
  [`<a onclick='say("a")'>`, 'say("a")'],
  [`<a onclick="say('a')">`, `say('a')`],
  [`<a onclick="say(&quot;a&quot;)">`, 'say("a")'],
  [`<a onclick = "say(&#34;a&#x27;)">`, `say("a')`],
  [`<a {.if x}b{.end} onclick="if (a) {b()}">`, 'if (a) {b()}'],
])('hashes a handler as the browser reads it: %s', (source, handler) => {
  const marks = createScriptMarks()
  const { html, handlers } = resolve(mark(source, marks).text, marks)
  expect(handlers).toEqual([hashScript(handler)])
  expect(html).toBe(source)
})

it('escapes values in handlers for the script and for the attribute', () => {
  const marks = createScriptMarks()
  const { text } = mark(`<a onclick="say('{x}')" class="b">`, marks)
  const { html, handlers } = resolve(text.replace('{x}', `"'); evil(); ('`), marks)
  const handler = String.raw`say('\u0022\u0027); evil(); (\u0027')`
  expect(handlers).toEqual([hashScript(handler)])
  expect(html).toBe(
    String.raw`<a onclick="say(&#39;)" class="b">`.replace(
      '&#39;',
      `'\\u0022\\u0027); evil(); (\\u0027'`,
    ),
  )
  const unsafe = resolve(mark('<a onclick="{x}">', marks).text.replace('{x}', 'evil()'), marks)
  expect(unsafe).toMatchObject({ html: '<a>', handlers: [], refused: [0] })
})

it('finds the offsets of the source behind the marks', () => {
  const source = 'a <script>b {c}</script> <p onclick="d{e}f">{g}'
  const { text, getOrigin } = mark(source, createScriptMarks())
  for (const value of ['{c}', '{e}', '{g}'])
    expect(getOrigin(text.indexOf(value))).toBe(source.indexOf(value))
})
