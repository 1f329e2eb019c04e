import { expect, it } from 'vitest'
import { readLenientJson } from './lenient-json.ts'

it('parses plain JSON without issues', () => {
  const text = JSON.stringify({ a: [1, -2.5, true, null, 'x"\\\n'], b: { c: {} } })
  expect(readLenientJson(text)).toMatchObject({ value: JSON.parse(text), issues: [] })
})

it.each([
  ['a byte order mark', '\uFEFF{"a": 1}'],
  ['comments', '// first\n{"a": /* one */ 1} // last'],
  ['a comma too many', '{"a": 1,}'],
  ['a missing comma', '{"a": 1 "b": 2}'],
  ['a name without quotes', '{a: 1}'],
  ['single quotes', "{'a': 1}"],
])('parses %s', (_what, text) => {
  expect(readLenientJson(text).value).toMatchObject({ a: 1 })
})

it('reports the position of an issue', () => {
  const { issues } = readLenientJson('{\n  "a": [1, 2,],\n  b: 3\n}')
  expect(issues).toEqual([
    { message: 'Extra comma', line: 2, column: 14 },
    { message: 'Name without quotes', line: 3, column: 3 },
  ])
})

it('returns the position of a value, or of its closest parent', () => {
  const { getPosition } = readLenientJson('{\n  "a": [1, "two"],\n  "b": {}\n}')
  expect(getPosition(['a', 1])).toEqual({ line: 2, column: 12 })
  expect(getPosition(['a', 7])).toEqual({ line: 2, column: 8 })
  expect(getPosition(['gone', 'too'])).toEqual({ line: 1, column: 1 })
})

it.each(['', '<!doctype html>', '{"a": ', '{"a', '['.repeat(1_000), '{"a": "\\'])(
  'rejects %j without a crash',
  (text) => {
    const { value, issues } = readLenientJson(text)
    expect(value === undefined || issues.length > 0).toBe(true)
  },
)

it('parses an invalid file of any length, and reports a hundred issues', () => {
  const { value, issues } = readLenientJson(`{${'\na: 1,'.repeat(400_000)}"name": "x"}`)
  expect(value).toEqual({ a: 1, name: 'x' })
  expect(issues).toHaveLength(100)
  expect(issues.at(-1)).toMatchObject({ line: 101, column: 1 })
})

it('cannot pollute the prototype of objects', () => {
  const { value } = readLenientJson('{"__proto__": {"polluted": true}}')
  expect({}).not.toHaveProperty('polluted')
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})
