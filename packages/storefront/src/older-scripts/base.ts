import { EventEmitter } from './event-emitter.ts'

interface Attribute {
  readonly value?: unknown
  readonly valueFn?: unknown
}

type Attributes = Readonly<Record<string, Attribute>>

/** The class that the classes of older templates extend: attributes with defaults, and events of their changes. */
export class OlderBase extends EventEmitter {
  /** The attributes of a class; those of its bases are its own, too. */
  static ATTRS: Attributes = {}
  readonly #values = new Map<string, unknown>()

  constructor(settings: Readonly<Record<string, unknown>> = {}) {
    super()
    for (const [name, attribute] of Object.entries(listAttributes(this.constructor))) {
      const { value, valueFn } = attribute
      const initial: unknown = typeof valueFn === 'function' ? valueFn.call(this) : value
      this.#values.set(name, Object.hasOwn(settings, name) ? settings[name] : initial)
    }
    for (const [name, value] of Object.entries(settings)) this.#values.set(name, value)
    callMethod(this, 'initializer', settings)
  }

  get(name: string): unknown {
    return this.#values.get(name)
  }

  set(name: string, value: unknown): this {
    const prevVal = this.#values.get(name)
    this.#values.set(name, value)
    if (prevVal !== value) this.fire(`${name}Change`, { attrName: name, newVal: value, prevVal })
    return this
  }

  setAttrs(values: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(values)) this.set(name, value)
    return this
  }

  /** Draws a widget, with the methods that it defines. */
  render(): this {
    for (const method of ['renderUI', 'bindUI', 'syncUI']) callMethod(this, method)
    return this
  }

  destroy(): void {
    callMethod(this, 'destructor')
    this.fire('destroy')
  }
}

type BaseClass = typeof OlderBase

/**
 * Creates a class: `create(name, base, extensions, methods, statics)`. Extensions are classes or objects whose methods the class
 * gets, too.
 */
export function createClass(
  name: string,
  base: unknown,
  extensions: readonly unknown[] = [],
  methods: object = {},
  statics: object = {},
): BaseClass {
  const parent = isBaseClass(base) ? base : OlderBase
  const created = class extends parent {
    static override ATTRS: Attributes = {}
  }
  for (const extension of extensions)
    copyMembers(
      created.prototype,
      typeof extension === 'function' ? extension.prototype : extension,
    )
  copyMembers(created.prototype, methods)
  copyMembers(created, statics)
  Object.defineProperty(created, 'NAME', { value: name, configurable: true })
  Object.defineProperty(created, 'superclass', { value: parent.prototype, configurable: true })
  return created
}

function isBaseClass(given: unknown): given is BaseClass {
  return (
    given === OlderBase || (typeof given === 'function' && given.prototype instanceof OlderBase)
  )
}

function copyMembers(target: object, source: unknown): void {
  if (typeof source !== 'object' || source === null) return
  for (const [key, member] of Object.entries(Object.getOwnPropertyDescriptors(source)))
    if (key !== 'constructor') Object.defineProperty(target, key, { ...member, configurable: true })
}

/** Returns the attributes of a class and its bases, those of the class last. */
function listAttributes(given: unknown): Attributes {
  if (!isBaseClass(given)) return {}
  return { ...listAttributes(Object.getPrototypeOf(given)), ...given.ATTRS }
}

function callMethod(target: object, name: string, ...args: readonly unknown[]): void {
  const method: unknown = Reflect.get(target, name)
  if (typeof method === 'function') method.apply(target, args)
}
