/** The length at which names and ids are cut. */
export const MAX_LENGTH = 200

/** Returns a field that is a text or a number as a text; an empty one for any other. */
export function readText(source: unknown, field: string): string {
  const value = readField(source, field)
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, MAX_LENGTH)
    : ''
}

export function readField(source: unknown, field: string): unknown {
  return isRecord(source) ? source[field] : undefined
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
