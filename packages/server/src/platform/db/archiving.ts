import type { Table } from 'drizzle-orm'

/** The file of an archive that has a table's rows, or the reason why no archive has them. */
export type TableArchiving =
  | { readonly file: string; readonly columns: readonly string[] | undefined }
  | { readonly reason: string }

const declarations = new WeakMap<Table, TableArchiving>()

/**
 * Declares the file of an archive that has a table's rows. With `columns`, the archive knows these columns
 * only, and a new column must be declared here.
 */
export function archived(table: Table, file: string, columns?: readonly string[]): void {
  declarations.set(table, { file, columns })
}

/** Declares why archives omit a table. The guide lists each reason. */
export function notArchived(table: Table, reason: string): void {
  declarations.set(table, { reason })
}

/** Returns the declaration of a table; undefined if there is none. */
export function getArchiving(table: Table): TableArchiving | undefined {
  return declarations.get(table)
}
