import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { installationTaskSchema, taskStates } from './installation-tasks.ts'

const defineRoute = createRouteFactory('installation')

const PATH = '/api/studio/installation/backups'
const access = 'sites.manage'

export const backupPeriods = ['off', 'daily', 'weekly'] as const

export const backupScheduleSchema = z.object({
  period: z.enum(backupPeriods),
  /** The number of scheduled backups that are kept; older ones are deleted. */
  keep: z.int().min(1).max(365),
})

export type BackupSchedule = z.output<typeof backupScheduleSchema>

/** The last backup or test of the installation. */
const lastTaskSchema = z.object({
  state: z.enum(taskStates),
  /** The name of the backup. */
  name: z.string(),
  /** The reason of a failure; empty without one. */
  message: z.string(),
  at: z.iso.datetime(),
})

export const backupsSchema = z.object({
  /** The folder on the server. */
  folder: z.string(),
  /** The name of the bucket that backups are copied to; null for none. */
  bucket: z.string().nullable(),
  /** The backups in it, newest first. */
  backups: z.array(z.object({ name: z.string(), byteSize: z.int(), createdAt: z.iso.datetime() })),
  schedule: backupScheduleSchema,
  /** Whether a scheduled backup is overdue. */
  isLate: z.boolean(),
  lastBackup: lastTaskSchema.nullable(),
  lastTest: lastTaskSchema.nullable(),
})

export type Backups = z.output<typeof backupsSchema>

export const listBackups = defineRoute({
  method: 'GET',
  path: PATH,
  summary: 'Lists the backups of the installation, their schedule, and how the last ones ended.',
  access,
  replies: { 200: backupsSchema, 403: problemSchema },
})

export const backUpNow = defineRoute({
  method: 'POST',
  path: PATH,
  summary: 'Begins to back up the database and all files of the installation.',
  access,
  replies: { 200: installationTaskSchema, 403: problemSchema },
})

export const testBackup = defineRoute({
  method: 'POST',
  path: `${PATH}/{name}/test`,
  summary:
    'Begins to restore a backup into a database that is deleted afterwards, and compares every row and file.',
  access,
  changesNothing: true,
  params: z.object({ name: z.string().max(100) }),
  replies: { 200: installationTaskSchema, 403: problemSchema, 404: problemSchema },
})

export const changeBackupSchedule = defineRoute({
  method: 'PUT',
  path: `${PATH}/schedule`,
  summary: 'Sets how often the installation is backed up, and how many backups are kept.',
  access,
  body: backupScheduleSchema,
  replies: { 200: backupsSchema, 403: problemSchema },
})
