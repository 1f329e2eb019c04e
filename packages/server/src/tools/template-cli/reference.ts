import {
  type Entry,
  formatterReference,
  instructions,
  predicateReference,
} from '@vitrine/template/reference'
import type { Console } from '../../platform/console/console.ts'

/** The names of the language by kind. */
export const reference: Readonly<Record<Kind, readonly Entry[]>> = {
  instructions,
  formatters: formatterReference,
  predicates: predicateReference,
}

export type Kind = 'instructions' | 'formatters' | 'predicates'

/** Prints every name with its arguments; as JSON with their summaries and examples. */
export function printReference({ json }: { readonly json: boolean }, { write }: Console): number {
  if (json) write(`${JSON.stringify(reference, null, 2)}\n`)
  else {
    const sections = Object.entries(reference).map(
      ([kind, entries]) =>
        `${kind} (${entries.length})\n\n${entries.map((entry) => `${formatLine(entry)}\n`).join('')}`,
    )
    write(sections.join('\n'))
  }
  return 0
}

function formatLine(entry: Entry): string {
  return `  ${formatEntryUsage(entry)}\n      ${entry.summary}`
}

/**
 * Formats the usage of a name: `truncate [limit] [ellipsis]`, with optional arguments in brackets.
 */
export function formatEntryUsage(entry: Entry): string {
  const args = entry.arguments.map(({ name, isOptional }) => {
    // A formatter follows directly. Properties are separated by semicolons, because their values
    // may have spaces.
    const sign = name.startsWith('|') ? '' : name.endsWith('=') ? ';' : ' '
    return isOptional ? `${sign}[${name}]` : `${sign}${name}`
  })
  return [entry.name, ...args].join('')
}
