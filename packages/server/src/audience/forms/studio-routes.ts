import * as contract from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { transact } from '../../platform/db/transact.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { formatAnswer, maskAnswers } from '../../platform/form-values/answers.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import { listSiteForms } from './list-site-forms.ts'
import { deleteSubmissionTraces } from './delete-traces.ts'
import {
  countSubmissionLists,
  deleteSubmissions,
  markSubmissions,
  setStatus,
  findSubmission,
  type SubmissionRow,
  iterateSubmissions,
  listSubmissions,
} from './studio-store.ts'
import { loadSubmissionViews, STUDIO_SUBMISSIONS } from './submission-view.ts'

const PER_PAGE = 50
/** The maximum size of one export. */
const MAX_EXPORTED = { rows: 10_000, characters: 10_000_000 }

/** Mounts the submission calls of the studio. */
export function studioFormRoutes(http: HttpServer): void {
  mount(http, contract.listForms, async ({ db, site }) => ({
    forms: await listSiteForms(db, site),
  }))

  mount(http, contract.listFormSubmissions, async ({ db, site, query }) => {
    const [rows, counts] = await Promise.all([
      listSubmissions(db, site, { ...query, limit: PER_PAGE + 1 }),
      countSubmissionLists(db, site, query),
    ])
    const page = rows.slice(0, PER_PAGE)
    return {
      submissions: await loadSubmissionViews(db, site.id, {
        rows: page.map((row) => ({ ...row, answers: maskAnswers(row.answers) })),
        path: STUDIO_SUBMISSIONS,
      }),
      counts,
      nextPageCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.exportFormSubmissions, async ({ db, site, query }) => {
    const rows: SubmissionRow[] = []
    let characters = 0
    for await (const row of iterateSubmissions(db, site, query)) {
      if (rows.length === MAX_EXPORTED.rows || characters > MAX_EXPORTED.characters)
        return { csv: formatSubmissionsCsv(rows), nextPageCursor: rows.at(-1)?.id ?? null }
      rows.push(row)
      characters += JSON.stringify(row.answers).length
    }
    return { csv: formatSubmissionsCsv(rows), nextPageCursor: null }
  })

  mount(http, contract.readFormSubmission, async ({ db, site, params }) => {
    const row = await findSubmission(db, site.id, params.id)
    const rows = row ? [row] : []
    const [view] = await loadSubmissionViews(db, site.id, { rows, path: STUDIO_SUBMISSIONS })
    if (!view) throw formErrors.unknownSubmission()
    return view
  })

  mount(http, contract.sortFormSubmissions, async ({ db, site, body }) => ({
    changed: await setStatus(db, site.id, body),
  }))

  mount(http, contract.markFormSubmissions, async ({ db, site, body }) => ({
    changed: await markSubmissions(db, site.id, body),
  }))

  mount(http, contract.deleteFormSubmissions, async ({ db, site, body }) => ({
    deleted: await transact(db, async (tx) => {
      const gone = await deleteSubmissions(tx, site.id, body.ids)
      await deleteSubmissionTraces(tx, site.id, gone)
      return gone.length
    }),
  }))
}

/**
 * Formats submissions as CSV with one column for each field of each form, under the field's current
 * title.
 */
function formatSubmissionsCsv(rows: readonly SubmissionRow[]): string {
  const columns = new Map<string, string>()
  for (const { formId, answers } of rows)
    for (const { id, title } of answers) {
      const key = `${formId} ${id}`
      if (!columns.has(key)) columns.set(key, title)
    }
  const lines = rows.map((row) => {
    const cells = new Map(
      maskAnswers(row.answers).map((answer) => [
        `${row.formId} ${answer.id}`,
        formatAnswer(answer),
      ]),
    )
    return [
      row.createdAt.toISOString(),
      row.formName,
      row.pagePath,
      ...[...columns.keys()].map((key) => cells.get(key) ?? ''),
    ]
  })
  return formatCsv([['Submitted On', 'Form', 'Page', ...columns.values()], ...lines])
}
