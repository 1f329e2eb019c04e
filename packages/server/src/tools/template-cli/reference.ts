import {
  type Entry,
  formatterReference,
  instructions,
  predicateReference,
} from '@vitrine/template/reference'
import type { Console } from '../../platform/console/console.ts'

/** The names of the language by what they are. */
export const reference: Readonly<Record<Kind, readonly Entry[]>> = {
  instructions,
  formatters: formatterReference,
  predicates: predicateReference,
}

export type Kind = 'instructions' | 'formatters' | 'predicates'

/** Lists every name with its arguments; as JSON with their summaries and examples. */
export function printReference({ json }: { readonly json: boolean }, { write }: Console): number {
  if (json) write(`${JSON.stringify(reference, null, 2)}\n`)
  else {
    const sections = Object.entries(reference).map(
      ([kind, entries]) =>
        `${kind} (${entries.length})\n\n${entries.map((entry) => `${lineOf(entry)}\n`).join('')}`,
    )
    write(sections.join('\n'))
  }
  return 0
}

function lineOf(entry: Entry): string {
  return `  ${usageOf(entry)}\n      ${entry.summary}`
}

/** `truncate [limit] [ellipsis]`: what may be left out stands in brackets. */
export function usageOf(entry: Entry): string {
  const args = entry.arguments.map(({ name, isOptional }) => {
    // A formatter follows at once; values with spaces in them are parted by another sign.
    const sign = name.startsWith('|') ? '' : name.endsWith('=') ? ';' : ' '
    return isOptional ? `${sign}[${name}]` : `${sign}${name}`
  })
  return [entry.name, ...args].join('')
}
