type Callable = (...args: readonly unknown[]) => unknown

const isFunction = (value: unknown): value is Callable => typeof value === 'function'
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The type tests of older templates. */
export const Lang = {
  isArray: Array.isArray,
  isBoolean: (value: unknown) => typeof value === 'boolean',
  isFunction,
  isNull: (value: unknown) => value === null,
  isNumber: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  isObject: (value: unknown) => isObject(value) || isFunction(value),
  isString: (value: unknown) => typeof value === 'string',
  isUndefined: (value: unknown) => value === undefined,
  /** Whether a value is set: neither null nor undefined nor NaN. */
  isValue: (value: unknown) => value !== null && value !== undefined && !Number.isNaN(value),
  trim: (text: string) => text.trim(),
  /** Fills `{name}` in a text. */
  sub: (text: string, values: Readonly<Record<string, unknown>>) =>
    text.replaceAll(/\{([^{}]*)\}/g, (slot, inside: string) => {
      const [name = ''] = inside.trim().split(/[\s|]/, 1)
      return Object.hasOwn(values, name) ? String(values[name]) : slot
    }),
}

/** Resolves a function or the name of a method of `context`. */
function resolveCallback(context: unknown, given: unknown): Callable {
  const found = typeof given === 'string' && isObject(context) ? Reflect.get(context, given) : given
  return isFunction(found) ? found : () => undefined
}

/** Calls a function once after a time, or every such time. The timer can be canceled. */
export function later(
  milliseconds: number,
  context: unknown,
  given: unknown,
  data?: unknown,
  isPeriodic = false,
): { readonly id: number; readonly cancel: () => void } {
  const args = Array.isArray(data) ? data : [data]
  const run = () => void resolveCallback(context, given).apply(context, args)
  const id = isPeriodic ? setInterval(run, milliseconds) : setTimeout(run, milliseconds)
  return { id: Number(id), cancel: () => (isPeriodic ? clearInterval(id) : clearTimeout(id)) }
}

/** Returns a function with a fixed `this`. The given arguments come before those of the call. */
export function bind(given: unknown, context: unknown, ...first: readonly unknown[]): Callable {
  return (...args) => resolveCallback(context, given).apply(context, [...first, ...args])
}

/** Returns a function that runs at most once in a time. */
export function throttle(run: Callable, milliseconds = 150): Callable {
  let last = Number.NEGATIVE_INFINITY
  return function throttled(this: unknown, ...args) {
    const now = performance.now()
    if (milliseconds >= 0 && now - last <= milliseconds) return
    last = now
    Reflect.apply(run, this, args)
  }
}

/** Creates the nested objects of dotted names on `root`. Returns the innermost one of the last name. */
export function createNamespace(root: object, ...names: readonly string[]): object {
  let inner = root
  for (const name of names) {
    inner = root
    for (const part of name.split('.')) {
      const known: unknown = Reflect.has(inner, part) ? Reflect.get(inner, part) : undefined
      const next = isObject(known) || isFunction(known) ? known : {}
      Reflect.set(inner, part, next)
      inner = next
    }
  }
  return inner
}

/** Copies members of objects, the last of equal ones counts. */
export function merge(...objects: readonly unknown[]): object {
  return Object.assign({}, ...objects.filter(isObject))
}

type Easing = (passed: number, from: number, by: number, duration: number) => number

const createEasing =
  (shape: (share: number) => number): Easing =>
  (passed, from, by, duration) =>
    from + by * shape(duration > 0 ? Math.min(1, passed / duration) : 1)

const easeIn = (power: number) => createEasing((share) => share ** power)
const easeOut = (power: number) => createEasing((share) => 1 - (1 - share) ** power)
const easeBoth = (power: number) =>
  createEasing((share) =>
    share < 0.5 ? (2 * share) ** power / 2 : 1 - (2 - 2 * share) ** power / 2,
  )

/** The courses of animations: from a value by an amount, after a part of the duration. */
export const Easing = {
  easeNone: createEasing((share) => share),
  easeIn: easeIn(2),
  easeOut: easeOut(2),
  easeBoth: easeBoth(2),
  easeInStrong: easeIn(4),
  easeOutStrong: easeOut(4),
  easeBothStrong: easeBoth(4),
}
