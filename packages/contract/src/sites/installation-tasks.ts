import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { currentPassword } from './installation.ts'

const defineRoute = createRouteFactory('installation')

const PATH = '/api/studio/installation'

/** The kinds of work that takes longer than a request. */
export const taskKinds = ['export', 'import', 'copy', 'backup', 'restore-test'] as const

export const taskStates = ['waiting', 'running', 'done', 'failed'] as const

/** A remark or an error about a file of an archive; the file is empty if it is about the whole. */
export const taskNoteSchema = z.object({ file: z.string(), message: z.string() })

export type TaskNote = z.output<typeof taskNoteSchema>

/** The outcome of a task. */
export const taskOutcomeSchema = z.object({
  /** The number of documents, products, files, rows and so on. */
  counts: z.record(z.string(), z.int()),
  /** Remarks on what was skipped and what to know. */
  notes: z.array(taskNoteSchema),
  /** The title of the site that was exported, imported or copied; the name of a backup. */
  name: z.string(),
  /** Whether nothing was changed, since it was a check. */
  isCheck: z.boolean(),
  /** The size of the file to download, or of the backup; null without one. */
  byteSize: z.int().nullable(),
  /** The site that was made; null for none. */
  siteId: z.uuid().nullable(),
})

export type TaskOutcome = z.output<typeof taskOutcomeSchema>

/** A task that the server runs in the background. */
export const installationTaskSchema = z.object({
  id: z.uuid(),
  kind: z.enum(taskKinds),
  state: z.enum(taskStates),
  /** The step that it is at: `documents`, `images`. */
  step: z.string(),
  /** The number of things of this step that are done. */
  done: z.int(),
  /** The number of all things of this step; 0 if that is not known. */
  total: z.int(),
  /** The outcome once it is done; else null. */
  outcome: taskOutcomeSchema.nullable(),
  /** The errors once it has failed. Nothing was changed then. */
  errors: z.array(taskNoteSchema),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})

export type InstallationTask = z.output<typeof installationTaskSchema>

export const readInstallationTask = defineRoute({
  method: 'GET',
  path: `${PATH}/tasks/{id}`,
  summary: 'Returns a task that you started, with its progress.',
  access: 'site.transfer',
  params: z.object({ id: z.uuid() }),
  replies: { 200: installationTaskSchema, 404: problemSchema },
})

export const exportSite = defineRoute({
  method: 'POST',
  path: `${PATH}/exports`,
  summary:
    'Begins to export the site as a zip file, which you can download for a day. It needs your password.',
  access: 'site.transfer',
  body: z.strictObject({
    /** Whether the file has orders, customers, gift cards and all else that names people. */
    hasRecords: z.boolean().default(false),
    currentPassword,
  }),
  replies: { 200: installationTaskSchema, 400: problemSchema, 429: problemSchema },
})

export const importSite = defineRoute({
  method: 'POST',
  path: `${PATH}/imports`,
  summary:
    'Begins to import an uploaded archive as a new site, or in the place of this one as long as it has no content of its own.',
  access: 'site.transfer',
  body: z.strictObject({
    /** The id of the uploaded private file. */
    fileId: z.uuid(),
    target: z.enum(['new', 'this']),
    /** The host of a new site; a host of the machine by default. */
    host: z.string().max(255).optional(),
    /** Whether to check the archive and change nothing. */
    dryRun: z.boolean().default(false),
  }),
  replies: {
    200: installationTaskSchema,
    400: problemSchema,
    403: problemSchema,
    404: problemSchema,
    409: problemSchema,
  },
})

export const copyInstalledSite = defineRoute({
  method: 'POST',
  path: `${PATH}/copies`,
  summary:
    'Begins to copy this site into a new one, without orders, customers and all else that names people.',
  access: 'sites.manage',
  body: z.strictObject({ host: z.string().max(255).optional() }),
  replies: {
    200: installationTaskSchema,
    400: problemSchema,
    403: problemSchema,
    409: problemSchema,
  },
})

export const openTaskSite = defineRoute({
  method: 'POST',
  path: `${PATH}/tasks/{id}/sign-in`,
  summary: 'Returns a link that signs you in once at the site that your import or copy has made.',
  access: 'site.transfer',
  changesNothing: true,
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({ url: z.string() }), 404: problemSchema },
})
