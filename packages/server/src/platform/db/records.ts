import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Db } from './db.ts'

/** A row in the file of a record: its columns by property, without the site. Amounts are strings. */
export type RecordRow = Readonly<Record<string, unknown>>

/** The site that records are restored in. */
export interface RecordSite {
  readonly id: string
  readonly secret: Buffer
}

/** A table of records. */
export interface RecordTable {
  readonly table: PgTable
  /** The properties that no file has: secrets, and the key of the site. */
  readonly omitted?: readonly string[]
  /** The properties that a file has and that the database computes from other rows. */
  readonly computed?: readonly string[]
  /** The shapes of JSON columns. */
  readonly shapes?: Readonly<Record<string, z.ZodMiniType>>
  /** Completes a row that is restored with what its file does not have. */
  readonly complete?: (row: RecordRow, site: RecordSite) => RecordRow | Promise<RecordRow>
}

/** The rows of a table that belong to a record, such as the lines of an order. */
export interface RecordPart extends RecordTable {
  /** The member of the file that has them. */
  readonly name: string
  /** The property that names the row it belongs to. */
  readonly by: string
  /** The part with that row; absent for the record itself. */
  readonly of?: string
  /** The properties that the rows are sorted by. */
  readonly order: readonly string[]
  /** Inserts the rows, if that takes more than an insert. */
  readonly insert?: (tx: Db, site: RecordSite, rows: readonly RecordRow[]) => Promise<void>
}

/** The parts of a record by name. */
export type RecordParts = Readonly<Record<string, readonly RecordRow[]>>

/** A kind of record, such as an order: one file for each, with a row and those that belong to it. */
export interface RecordSet extends RecordTable {
  /** The member of the file that has the row. */
  readonly name: string
  readonly folder: string
  /** Selects the rows that are exported; all by default. */
  readonly where?: SQL | undefined
  /** The name of the file in the folder; its id by default. */
  readonly getFileName?: (row: RecordRow) => string
  readonly parts: readonly RecordPart[]
  /** Completes a record when all its rows are restored. */
  readonly finish?: (tx: Db, site: RecordSite, row: RecordRow, parts: RecordParts) => Promise<void>
}
