import type { taskKinds, TaskNote, TaskOutcome, taskStates } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

export const installationTask = pgTable(
  'installation_task',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<(typeof taskKinds)[number]>().notNull(),
    state: text('state')
      .$type<(typeof taskStates)[number]>()
      .notNull()
      .default(sql`default`),
    memberId: uuid('member_id'),
    input: jsonb('input').$type<TaskInput>().notNull(),
    step: text('step')
      .notNull()
      .default(sql`default`),
    done: integer('done')
      .notNull()
      .default(sql`default`),
    total: integer('total')
      .notNull()
      .default(sql`default`),
    attempts: smallint('attempts')
      .notNull()
      .default(sql`default`),
    outcome: jsonb('outcome').$type<StoredOutcome>(),
    errors: jsonb('errors')
      .$type<readonly TaskNote[]>()
      .notNull()
      .default(sql`default`),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    beatAt: timestamp('beat_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(installationTask, 'belongs to the server')

/** The choices of a task; each kind reads its own members. */
export interface TaskInput {
  readonly hasRecords?: boolean
  readonly fileId?: string
  readonly target?: 'new' | 'this'
  readonly host?: string | undefined
  readonly dryRun?: boolean
  readonly identifier?: string
  /** The site that the task has made, complete or not. */
  readonly madeSiteId?: string
  /** The name of a backup to test. */
  readonly backup?: string
  /** The number of scheduled backups to keep; undefined for a backup that a person made. */
  readonly keep?: number
}

/** The outcome with the private file to download, which its link alone leads to. */
export interface StoredOutcome extends Omit<TaskOutcome, 'counts' | 'notes'> {
  readonly counts: Readonly<Record<string, number>>
  readonly notes: readonly TaskNote[]
  readonly fileId?: string
  /** The site that has taken the place of the task’s, with its tasks. */
  readonly movedTo?: string
}
