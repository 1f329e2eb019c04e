import type { Run } from '../run.ts'
import { asString } from '../value.ts'

/** Values of a message, by name and by position. */
export interface MessageValues {
  readonly named: ReadonlyMap<string, unknown>
  readonly positional: readonly unknown[]
}

export function namedValues(values: Readonly<Record<string, unknown>>): MessageValues {
  return { named: new Map(Object.entries(values)), positional: Object.values(values) }
}

/** A message pattern with its values inserted. */
export function formatMessage(pattern: string, values: MessageValues, _run: Run): string {
  let text = ''
  let at = 0
  for (;;) {
    const open = pattern.indexOf('{', at)
    const close = open < 0 ? -1 : pattern.indexOf('}', open)
    if (close < 0) return text + pattern.slice(at)
    const name = pattern.slice(open + 1, close)
    text += pattern.slice(at, open) + asString(values.named.get(name))
    at = close + 1
  }
}
