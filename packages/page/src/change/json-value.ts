import { formatName } from './op-error.ts'

/** The maximum depth of a document: more than nested lists in a text need. */
export const MAX_DEPTH = 100

/** The names that reach members of every object. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export function isReserved(name: string): boolean {
  return reserved.has(name)
}

/** Returns why a value cannot be part of a document: it is not JSON, too deep, or uses a reserved name. */
export function getValueError(value: unknown, depth = 0): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'is not a number'
  if (typeof value !== 'object') return 'is not JSON'
  if (depth >= MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const error = getValueError(value[at], depth + 1)
      if (error) return error
    }
    return undefined
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return 'is not JSON'
  for (const [name, inner] of Object.entries(value)) {
    if (isReserved(name)) return `uses the reserved name ${formatName(name)}`
    const error = getValueError(inner, depth + 1)
    if (error) return error
  }
  return undefined
}
