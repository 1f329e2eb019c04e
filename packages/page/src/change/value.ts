import { quoted } from './op-error.ts'

/** How deep a document may be nested: more than lists in lists in a text need. */
export const MOST_DEPTH = 100

/** Names by which an object reaches what every object has. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export function isReserved(name: string): boolean {
  return reserved.has(name)
}

/** Why a value cannot stand in a document: it is not JSON, too deep, or uses a reserved name. */
export function valueFault(value: unknown, depth = 0): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'is not a number'
  if (typeof value !== 'object') return 'is not JSON'
  if (depth >= MOST_DEPTH) return `is nested more than ${MOST_DEPTH} deep`
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const fault = valueFault(value[at], depth + 1)
      if (fault) return fault
    }
    return undefined
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return 'is not JSON'
  for (const [name, inner] of Object.entries(value)) {
    if (isReserved(name)) return `uses the reserved name ${quoted(name)}`
    const fault = valueFault(inner, depth + 1)
    if (fault) return fault
  }
  return undefined
}
