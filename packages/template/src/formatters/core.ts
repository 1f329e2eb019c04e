import { referenceOf } from '../parse/reference.ts'
import type { Format, FormatterTable, Setup } from '../plugin.ts'
import { runProgram } from '../program.ts'
import type { Run } from '../run.ts'
import { Frame } from '../run.ts'
import type { Reference, Segment } from '../tree.ts'
import {
  asNumber,
  asString,
  child,
  descend,
  isArray,
  isObject,
  scriptText,
  size,
  truthy,
} from '../value.ts'
import { integerOf } from './text.ts'

export const core: FormatterTable = {
  apply: (args, { source, at }) => {
    const [name, ...options] = args
    if (!name) return () => ''
    const isPrivate = options.includes('private')
    const given = namedArguments(options)
    const site = { name, at, source }
    return (value, run) => {
      const outer = run.frame
      const frame = new Frame(outer, value)
      frame.barrier = isPrivate
      if (options.length > 0) frame.set('@args', given)
      run.frame = frame
      const output = run.capture((inner) => runProgram(inner, site))
      run.frame = outer
      return output
    }
  },
  count: () => (value, run) => {
    if (typeof value === 'string') return value.length
    const count = size(value)
    run.charge(4 * count)
    return count
  },
  cycle: (args) => (value) => {
    const index = asNumber(value) - 1
    if (args.length === 0 || !Number.isInteger(index)) return undefined
    return args[((index % args.length) + args.length) % args.length]
  },
  'find-first': (args) => finder(args, (items, test) => items.find(test)),
  'find-last': (args) => finder(args, (items, test) => items.findLast(test)),
  format: (args) => {
    const references = args.map(referenceOf)
    return (value, run) => {
      const values = references.map((reference) => fromParent(run, reference))
      return fill(asString(value), values, run)
    }
  },
  get: (args) => {
    const references = args.map(referenceOf)
    return (value, run) => {
      let found = value
      for (const reference of references) {
        const key = reference === null ? undefined : run.resolve(reference)
        if (isArray(key)) {
          run.charge(4 * key.length)
          found = descend(found, key.map(keyOf))
        } else found = key === undefined || key === null ? undefined : child(found, keyOf(key))
      }
      return found
    }
  },
  iter: () => (_, run) => asString(run.resolve(['@index'])),
  json: (_, setup) => (value) => jsonText(value, setup),
  'json-pretty': (_, setup) => (value) => jsonText(value, setup, 2),
  'key-by': (args) => {
    const path = args[0] === undefined ? null : splitPath(args[0])
    return (value) => {
      const entries: [string, unknown][] = []
      for (const item of path && isArray(value) ? value : []) {
        const key = path ? descend(item, path) : undefined
        if (key !== undefined) entries.push([scriptText(key), item])
      }
      return Object.fromEntries(entries)
    }
  },
  lookup: (args) => {
    const reference = args[0] === undefined ? null : referenceOf(args[0])
    return (_, run) => {
      if (reference === null) return ''
      const name = asString(run.resolve(reference))
      run.charge(4 * name.length)
      return run.resolve(splitPath(name))
    }
  },
  mod: (args) => {
    const given = args[0] === undefined ? 0 : integerOf(args[0])
    const divisor = given || 2
    return (value) => asNumber(value) % divisor
  },
  output: (args) => {
    const text = args.join(' ')
    return () => text
  },
  prop: (args) => {
    const path = args.flatMap(splitPath)
    return (value) => descend(value, path)
  },
  raw: (_, { dialect }) =>
    dialect === 'vitrine'
      ? (value) => inertJson(written(value ?? null) ?? '')
      : (value) => written(value ?? null),
  round: () => (value) => Math.round(asNumber(value)),
}

/** In `vitrine` nothing in it can end a script element, or an attribute in single quotes. */
function jsonText(value: unknown, { dialect }: Setup, space?: number): string | undefined {
  if (value === undefined) return ''
  const text = written(value, space)
  return dialect === 'vitrine' ? text && inertJson(text) : text?.replaceAll('</', '<\\/')
}

/** Throws in words of one line where a value contains itself. */
function written(value: unknown, space?: number): string | undefined {
  try {
    return JSON.stringify(value, null, space)
  } catch (thrown) {
    if (thrown instanceof TypeError) throw new TypeError('a value that holds itself is no JSON')
    throw thrown
  }
}

const activeMarks = /[<>&'\u2028\u2029]/g

/** The same JSON without a character that HTML or a script reads as its own. */
function inertJson(text: string): string {
  return text.replace(
    activeMarks,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function namedArguments(options: readonly string[]): Readonly<Record<string, string>> {
  const named: [string, string][] = []
  for (const option of options) {
    const sign = option.indexOf('=')
    if (sign > 0) named.push([option.slice(0, sign), option.slice(sign + 1)])
  }
  return Object.fromEntries(named)
}

/** Keys of a path written with dots; those of digits alone are indexes. */
export function splitPath(path: string): Reference {
  return path.split('.').map(keyOf)
}

function keyOf(key: unknown): Segment {
  if (typeof key === 'number') return key
  const name = asString(key)
  return /^\d{1,10}$/.test(name) ? Number(name) : name
}

/**
 * A reference as the scope around the tag sees it: one frame further out than the tag's own
 * (section 8, "from parent").
 */
export function fromParent(run: Run, reference: Reference | null): unknown {
  if (reference === null) return undefined
  return run.resolve(reference, run.frame.parent ?? run.frame)
}

type Found = (items: readonly unknown[], test: (item: unknown) => boolean) => unknown

function finder(args: readonly string[], find: Found): Format {
  const [first, second] = args
  if (first === undefined) return (value) => (isArray(value) ? find(value, () => true) : undefined)
  const path = splitPath(second ?? first)
  if (second === undefined) {
    return (value) =>
      isArray(value) ? find(value, (item) => truthy(descend(item, path))) : undefined
  }
  const reference = args.length === 2 ? referenceOf(first) : null
  return (value, run) => {
    const table = reference === null ? undefined : run.resolve(reference)
    if (!isArray(value) || !isObject(table)) return undefined
    return find(value, (item) => truthy(descend(child(table, asString(item)), path)))
  }
}

/** A pattern with its `{n}` replaced; what stands in an unclosed brace is dropped. */
function fill(pattern: string, values: readonly unknown[], run: Run): string {
  let filled = ''
  let at = 0
  for (;;) {
    const open = pattern.indexOf('{', at)
    if (open < 0) return filled + pattern.slice(at)
    filled += pattern.slice(at, open)
    const close = pattern.indexOf('}', open)
    if (close < 0) return filled
    const inside = pattern.slice(open + 1, close)
    const value = inside === '' ? values[0] : values[integerOf(inside)]
    const shown = value === undefined || value === null ? '' : scriptText(value)
    run.charge(shown.length)
    filled += shown
    at = close + 1
  }
}
