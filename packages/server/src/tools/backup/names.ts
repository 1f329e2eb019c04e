import { escapeIdentifier } from 'pg'

/** The schemas of Vitrine and of its queue. */
export const SCHEMAS = ['public', 'graphile_worker']

export const quoteName = escapeIdentifier

/** Formats the name of a table or a sequence for a statement. */
export function quoteTable({ schema, name }: { readonly schema: string; readonly name: string }) {
  return `${quoteName(schema)}.${quoteName(name)}`
}
