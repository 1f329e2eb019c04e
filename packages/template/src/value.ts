/**
 * The data model of a rendering: JSON values as JavaScript holds them, plus `undefined` for a
 * missing value. Every conversion follows section 1 of the language reference.
 */

export type Key = string | number

/**
 * A text that a visitor controls. In dialect `vitrine` it is escaped when printed, unless a
 * formatter of its chain escapes it. Elsewhere it reads as the plain string.
 */
export class Untrusted {
  /** Private, so that no lookup of a template reaches it. */
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  get text(): string {
    untrustedAccess.reads++
    return this.#text
  }

  get isEmpty(): boolean {
    return this.#text === ''
  }

  toJSON(): string {
    return this.text
  }
}

/** The number of reads of untrusted text. A value created while it rises may contain some. */
export const untrustedAccess = { reads: 0 }

export function untrusted(text: string): Untrusted {
  return new Untrusted(text)
}

export function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Returns whether a value is a JSON object: not null, not an array, not untrusted text. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Untrusted)
  )
}

function isContainer(value: unknown): value is Readonly<Record<Key, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Returns a value as JSON has it: undefined instead of functions, symbols and bigints. */
function toJsonValue(value: unknown): unknown {
  const type = typeof value
  return type === 'function' || type === 'symbol' || type === 'bigint' ? undefined : value
}

/** Returns an own property or an element; undefined if there is none. */
export function getChild(value: unknown, key: Key): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (isArray(value)) return typeof key === 'number' ? toJsonValue(value[key]) : undefined
  return getMember(value, key)
}

/**
 * Looks up a first segment: like `getChild`, but an array also has its `length`, a habit of the
 * reference engine that templates rely on.
 */
export function getMember(value: unknown, key: Key): unknown {
  if (!isContainer(value)) return undefined
  const found = value[key]
  if (found === undefined || !Object.hasOwn(value, key)) return undefined
  return typeof found === 'object' ? found : toJsonValue(found)
}

/** Follows a path of keys below a value, from the start of the path or a later key of it. */
export function getDescendant(value: unknown, path: readonly Key[], from = 0): unknown {
  let found = value
  for (let at = from; at < path.length; at++) {
    if (found === undefined || found === null) return undefined
    found = getChild(found, path[at] ?? '')
  }
  return found
}

export function isTruthy(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value !== ''
    case 'number':
      return value !== 0 && !Number.isNaN(value)
    case 'boolean':
      return value
    case 'object':
      if (value === null) return false
      if (value instanceof Untrusted) return !value.isEmpty
      return isArray(value) ? value.length > 0 : hasKeys(value)
    default:
      return false
  }
}

const MANY_KEYS = 64
/**
 * One key of each large object seen: the runtime takes a millisecond to start listing 20,000 keys.
 */
const someKey = new WeakMap<object, string>()

function hasKeys(value: object): boolean {
  const known = someKey.get(value)
  if (known !== undefined && Object.hasOwn(value, known)) return true
  let own = ''
  let count = 0
  for (const key in value) {
    if (count === 0 && !Object.hasOwn(value, key)) continue
    if (count === 0) own = key
    if (++count === MANY_KEYS) {
      someKey.set(value, own)
      return true
    }
  }
  return count > 0
}

export function asString(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'boolean':
      return String(value)
    default:
      return value instanceof Untrusted ? value.text : ''
  }
}

export function asNumber(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return value
    case 'boolean':
      return value ? 1 : 0
    case 'string':
      return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10)
    default:
      return value instanceof Untrusted ? asNumber(value.text) : 0
  }
}

export function asBoolean(value: unknown): boolean {
  switch (typeof value) {
    case 'boolean':
      return value
    case 'string':
      return value === 'true'
    case 'number':
      return Number.isInteger(value) && value !== 0
    default:
      return value instanceof Untrusted && value.text === 'true'
  }
}

export function getSize(value: unknown): number {
  if (isArray(value)) return value.length
  return isObject(value) ? Object.keys(value).length : 0
}

/**
 * Compares values deeply; a missing value equals null. Throws if they nest too deeply. `spend`
 * receives the number of elements or keys of each container.
 */
export function isEqual(a: unknown, b: unknown, spend?: (steps: number) => void): boolean {
  const left = toPlainValue(a)
  const right = toPlainValue(b)
  if (typeof left === 'string' && typeof right === 'string') {
    if (left.length !== right.length) return false
    spend?.(left.length / COMPARED_CHARACTERS_PER_STEP)
  }
  if (left === right) return true
  if (isArray(left)) {
    if (!isArray(right) || left.length !== right.length) return false
    spend?.(left.length)
    return left.every((item, index) => isEqual(item, right[index], spend))
  }
  if (!isObject(left) || !isObject(right)) return false
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  spend?.(keys.length)
  return keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key], spend))
}

function toPlainValue(value: unknown): unknown {
  if (value === undefined) return null
  return value instanceof Untrusted ? value.text : value
}

/** The number of characters of two texts compared in the time of a step. */
const COMPARED_CHARACTERS_PER_STEP = 64

/** Returns -1, 0 or 1; the type of the left value decides how values compare. */
export function compareValues(a: unknown, b: unknown, spend?: (steps: number) => void): number {
  const left = toPlainValue(a)
  switch (typeof left) {
    case 'number': {
      const right = asNumber(b)
      if (left < right) return -1
      return left === right ? 0 : 1
    }
    case 'string': {
      const right = asString(b)
      spend?.(Math.min(left.length, right.length) / COMPARED_CHARACTERS_PER_STEP)
      if (left === right) return 0
      return left < right ? -1 : 1
    }
    case 'boolean':
      if (left === asBoolean(b)) return 0
      return left ? 1 : -1
    default:
      return isEqual(left, b, spend) ? 0 : -1
  }
}

/** Converts a value to the text it prints (section 7). */
export function toText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'boolean':
      return String(value)
    default:
      if (value instanceof Untrusted) return value.text
      return isArray(value) ? value.map((item) => toScriptText(item)).join(',') : ''
  }
}

const MAX_PRINTED_DEPTH = 100

/**
 * Converts a value like JavaScript's string concatenation, without calling anything in the data.
 */
export function toScriptText(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return String(value)
  if (isArray(value)) {
    if (depth > MAX_PRINTED_DEPTH) return ''
    return value
      .map((item) => (item === null || item === undefined ? '' : toScriptText(item, depth + 1)))
      .join(',')
  }
  return isObject(value) ? '[object Object]' : asString(value)
}
