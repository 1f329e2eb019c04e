import { parseWholeReference } from '../parse/reference.ts'
import type { Format, FormatterTable, Setup } from '../plugin.ts'
import { runProgram } from '../run/program.ts'
import type { Run } from '../run/run.ts'
import { Frame } from '../run/run.ts'
import type { Reference, Segment } from '../tree/tree.ts'
import {
  asNumber,
  asString,
  getChild,
  getDescendant,
  isArray,
  isObject,
  toScriptText,
  getSize,
  isTruthy,
} from '../value.ts'
import { parseInteger } from './text.ts'

export const core: FormatterTable = {
  apply: (args, { source, at }) => {
    const [name, ...options] = args
    if (!name) return () => ''
    const isPrivate = options.includes('private')
    const namedArguments = parseNamedArguments(options)
    const site = { name, at, source }
    return (value, run) => {
      const outer = run.frame
      const frame = new Frame(outer, value)
      frame.barrier = isPrivate
      if (options.length > 0) frame.set('@args', namedArguments)
      run.frame = frame
      const output = run.capture((inner) => runProgram(inner, site))
      run.frame = outer
      return output
    }
  },
  count: () => (value, run) => {
    if (typeof value === 'string') return value.length
    const count = getSize(value)
    run.charge(4 * count)
    return count
  },
  cycle: (args) => (value) => {
    const index = asNumber(value) - 1
    if (args.length === 0 || !Number.isInteger(index)) return undefined
    return args[((index % args.length) + args.length) % args.length]
  },
  'find-first': (args) => createFinder(args, (items, test) => items.find(test)),
  'find-last': (args) => createFinder(args, (items, test) => items.findLast(test)),
  format: (args) => {
    const references = args.map(parseWholeReference)
    return (value, run) => {
      const values = references.map((reference) => resolveFromParent(run, reference))
      return fillPattern(asString(value), values, run)
    }
  },
  get: (args) => {
    const references = args.map(parseWholeReference)
    return (value, run) => {
      let found = value
      for (const reference of references) {
        const key = reference === null ? undefined : run.resolve(reference)
        if (isArray(key)) {
          run.charge(4 * key.length)
          found = getDescendant(found, key.map(toKey))
        } else found = key === undefined || key === null ? undefined : getChild(found, toKey(key))
      }
      return found
    }
  },
  iter: () => (_, run) => asString(run.resolve(['@index'])),
  json: (_, setup) => (value) => formatJson(value, setup),
  'json-pretty': (_, setup) => (value) => formatJson(value, setup, 2),
  'key-by': (args) => {
    const path = args[0] === undefined ? null : parsePath(args[0])
    return (value) => {
      const entries: [string, unknown][] = []
      for (const item of path && isArray(value) ? value : []) {
        const key = path ? getDescendant(item, path) : undefined
        if (key !== undefined) entries.push([toScriptText(key), item])
      }
      return Object.fromEntries(entries)
    }
  },
  lookup: (args) => {
    const reference = args[0] === undefined ? null : parseWholeReference(args[0])
    return (_, run) => {
      if (reference === null) return ''
      const name = asString(run.resolve(reference))
      run.charge(4 * name.length)
      return run.resolve(parsePath(name))
    }
  },
  mod: (args) => {
    const divisor = (args[0] === undefined ? 0 : parseInteger(args[0])) || 2
    return (value) => asNumber(value) % divisor
  },
  output: (args) => {
    const text = args.join(' ')
    return () => text
  },
  prop: (args) => {
    const path = args.flatMap(parsePath)
    return (value) => getDescendant(value, path)
  },
  raw: (_, { dialect }) =>
    dialect === 'vitrine'
      ? (value) => escapeJson(stringify(value ?? null) ?? '')
      : (value) => stringify(value ?? null),
  round: () => (value) => Math.round(asNumber(value)),
}

/**
 * Formats a value as JSON. In dialect `vitrine` nothing in it can end a script element or an
 * attribute in single quotes.
 */
function formatJson(value: unknown, { dialect }: Setup, space?: number): string | undefined {
  if (value === undefined) return ''
  const text = stringify(value, space)
  return dialect === 'vitrine' ? text && escapeJson(text) : text?.replaceAll('</', '<\\/')
}

/**
 * Converts a value to JSON. Throws an error with a one-line message if the value contains itself.
 */
function stringify(value: unknown, space?: number): string | undefined {
  try {
    return JSON.stringify(value, null, space)
  } catch (thrown) {
    if (thrown instanceof TypeError)
      throw new TypeError('a value that contains itself cannot be converted to JSON')
    throw thrown
  }
}

const ACTIVE_CHARACTERS = /[<>&'\u2028\u2029]/g

/** Escapes the characters of JSON that HTML or a script would interpret. */
function escapeJson(text: string): string {
  return text.replace(
    ACTIVE_CHARACTERS,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function parseNamedArguments(options: readonly string[]): Readonly<Record<string, string>> {
  const named: [string, string][] = []
  for (const option of options) {
    const sign = option.indexOf('=')
    if (sign > 0) named.push([option.slice(0, sign), option.slice(sign + 1)])
  }
  return Object.fromEntries(named)
}

/** Parses a path of keys joined with dots; keys of digits only are indexes. */
export function parsePath(path: string): Reference {
  return path.split('.').map(toKey)
}

function toKey(key: unknown): Segment {
  if (typeof key === 'number') return key
  const name = asString(key)
  return /^\d{1,10}$/.test(name) ? Number(name) : name
}

/**
 * Resolves a reference in the scope around the tag: one frame further out than the tag's own
 * (section 8, "from parent").
 */
export function resolveFromParent(run: Run, reference: Reference | null): unknown {
  if (reference === null) return undefined
  return run.resolve(reference, run.frame.parent ?? run.frame)
}

type FindElement = (items: readonly unknown[], test: (item: unknown) => boolean) => unknown

function createFinder(args: readonly string[], find: FindElement): Format {
  const [first, second] = args
  if (first === undefined) return (value) => (isArray(value) ? find(value, () => true) : undefined)
  const path = parsePath(second ?? first)
  if (second === undefined) {
    return (value) =>
      isArray(value) ? find(value, (item) => isTruthy(getDescendant(item, path))) : undefined
  }
  const reference = args.length === 2 ? parseWholeReference(first) : null
  return (value, run) => {
    const table = reference === null ? undefined : run.resolve(reference)
    if (!isArray(value) || !isObject(table)) return undefined
    return find(value, (item) => isTruthy(getDescendant(getChild(table, asString(item)), path)))
  }
}

/** Fills the `{n}` of a pattern. Text after an unclosed brace is dropped. */
function fillPattern(pattern: string, values: readonly unknown[], run: Run): string {
  let filled = ''
  let at = 0
  for (;;) {
    const open = pattern.indexOf('{', at)
    if (open < 0) return filled + pattern.slice(at)
    filled += pattern.slice(at, open)
    const close = pattern.indexOf('}', open)
    if (close < 0) return filled
    const inside = pattern.slice(open + 1, close)
    const value = inside === '' ? values[0] : values[parseInteger(inside)]
    const shown = value === undefined || value === null ? '' : toScriptText(value)
    run.charge(shown.length)
    filled += shown
    at = close + 1
  }
}
