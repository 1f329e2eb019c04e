/**
 * The data model of a template run: JSON values as JavaScript holds them, plus `undefined` for
 * "nothing there". Every conversion follows section 1 of the language reference.
 */

export type Key = string | number

/**
 * Text a visitor controls. In dialect `vitrine` it is escaped when printed unless the chain of
 * formatters that prints it escapes by itself; everywhere else it reads as the plain string.
 */
export class Untrusted {
  /** Private, so that no look-up of a template reaches it. */
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  get text(): string {
    marks.reads++
    return this.#text
  }

  get isEmpty(): boolean {
    return this.#text === ''
  }

  toJSON(): string {
    return this.text
  }
}

/** How often marked text was read: what is made meanwhile may hold some of it. */
export const marks = { reads: 0 }

export function untrusted(text: string): Untrusted {
  return new Untrusted(text)
}

export function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** A JSON object: not null, not an array, not marked text. */
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

/** Functions, symbols and bigints are no JSON; templates see nothing in their place. */
function settled(value: unknown): unknown {
  const type = typeof value
  return type === 'function' || type === 'symbol' || type === 'bigint' ? undefined : value
}

/** An own property, or an element; `undefined` when there is none. */
export function child(value: unknown, key: Key): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (isArray(value)) return typeof key === 'number' ? settled(value[key]) : undefined
  return member(value, key)
}

/**
 * The look-up of a first segment: as `child`, but an array also has its `length`
 * (a habit of the reference that templates rely on).
 */
export function member(value: unknown, key: Key): unknown {
  if (!isContainer(value)) return undefined
  const found = value[key]
  if (found === undefined || !Object.hasOwn(value, key)) return undefined
  return typeof found === 'object' ? found : settled(found)
}

/** Follows a path of keys below a value, from the path's beginning or a later key of it. */
export function descend(value: unknown, path: readonly Key[], from = 0): unknown {
  let found = value
  for (let at = from; at < path.length; at++) {
    if (found === undefined || found === null) return undefined
    found = child(found, path[at] ?? '')
  }
  return found
}

export function truthy(value: unknown): boolean {
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

const manyKeys = 64
/** One key of each large object met: the runtime takes a millisecond to begin listing 20,000. */
const someKey = new WeakMap<object, string>()

function hasKeys(value: object): boolean {
  const known = someKey.get(value)
  if (known !== undefined && Object.hasOwn(value, known)) return true
  let own = ''
  let count = 0
  for (const key in value) {
    if (count === 0 && !Object.hasOwn(value, key)) continue
    if (count === 0) own = key
    if (++count === manyKeys) {
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

export function size(value: unknown): number {
  if (isArray(value)) return value.length
  return isObject(value) ? Object.keys(value).length : 0
}

/**
 * Deep equality; a missing value equals null. Throws when the values nest too deeply. `spend` is
 * told how many elements or keys each container takes.
 */
export function equal(a: unknown, b: unknown, spend?: (steps: number) => void): boolean {
  const left = plain(a)
  const right = plain(b)
  if (typeof left === 'string' && typeof right === 'string') {
    if (left.length !== right.length) return false
    spend?.(left.length / charactersAtOnce)
  }
  if (left === right) return true
  if (isArray(left)) {
    if (!isArray(right) || left.length !== right.length) return false
    spend?.(left.length)
    return left.every((item, index) => equal(item, right[index], spend))
  }
  if (!isObject(left) || !isObject(right)) return false
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  spend?.(keys.length)
  return keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key], spend))
}

function plain(value: unknown): unknown {
  if (value === undefined) return null
  return value instanceof Untrusted ? value.text : value
}

/** How many characters of two texts are compared in the time of a step. */
const charactersAtOnce = 64

/** -1, 0 or 1, decided by the type of the left value. */
export function compare(a: unknown, b: unknown, spend?: (steps: number) => void): number {
  const left = plain(a)
  switch (typeof left) {
    case 'number': {
      const right = asNumber(b)
      if (left < right) return -1
      return left === right ? 0 : 1
    }
    case 'string': {
      const right = asString(b)
      spend?.(Math.min(left.length, right.length) / charactersAtOnce)
      if (left === right) return 0
      return left < right ? -1 : 1
    }
    case 'boolean':
      if (left === asBoolean(b)) return 0
      return left ? 1 : -1
    default:
      return equal(left, b, spend) ? 0 : -1
  }
}

/** What a value prints (section 7). */
export function toText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'boolean':
      return String(value)
    default:
      if (value instanceof Untrusted) return value.text
      return isArray(value) ? value.map((item) => scriptText(item)).join(',') : ''
  }
}

const deepestPrinted = 100

/** A value as JavaScript's string concatenation shows it, without calling anything of the data. */
export function scriptText(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return String(value)
  if (isArray(value)) {
    if (depth > deepestPrinted) return ''
    return value
      .map((item) => (item === null || item === undefined ? '' : scriptText(item, depth + 1)))
      .join(',')
  }
  return isObject(value) ? '[object Object]' : asString(value)
}
