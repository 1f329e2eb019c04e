import { z } from 'zod'

/** The format that this version writes. It reads older ones. */
export const BACKUP_FORMAT = 1

const migration = z.object({ name: z.string(), checksum: z.string() })

/** A sequence with the value that the next one follows. */
const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string(),
  isCalled: z.boolean(),
})

/** The first entry: what the backup was made of. */
const manifest = z.object({
  type: z.literal('manifest'),
  format: z.int().positive(),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The applied migrations, in order. They define the tables. */
  migrations: z.array(migration),
  sequences: z.array(sequence),
})

/** The rows of a table, as PostgreSQL's COPY writes them. */
const table = z.object({
  type: z.literal('table'),
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
})

/** An uploaded file; its key is the SHA-256 digest of its bytes. */
const file = z.object({ type: z.literal('file'), key: z.string() })

/** A file of an installed theme; the path is relative to the folder of the themes. */
const theme = z.object({ type: z.literal('theme'), path: z.string() })

/** The last entry: what a complete backup has before it. */
const end = z.object({
  type: z.literal('end'),
  /** The SHA-256 digest of every byte before this entry. */
  digest: z.string(),
  /** The rows of each table, by `schema.name`. */
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  /** Keys of files that the store had lost. */
  missing: z.array(z.string()),
})

export const headerSchema = z.discriminatedUnion('type', [manifest, table, file, theme, end])

export type BackupHeader = z.infer<typeof headerSchema>
export type Manifest = z.infer<typeof manifest>
export type TableHeader = z.infer<typeof table>
export type Summary = z.infer<typeof end>

/** A part of a backup. Its content is read or drained before the next one. */
export interface BackupEntry<Header extends BackupHeader = BackupHeader> {
  readonly header: Header
  readonly content: AsyncIterable<Uint8Array>
}
