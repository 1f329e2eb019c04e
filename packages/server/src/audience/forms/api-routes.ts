import * as contract from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { maskAnswers } from '../../platform/form-values/answers.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { findSubmission, listSubmissions, type SubmissionRow } from './studio-store.ts'
import { API_SUBMISSIONS, loadSubmissionViews } from './submission-view.ts'

/** Mounts the calls with which other programs read submissions. */
export function formApiRoutes(http: HttpServer): void {
  mount(http, contract.apiListFormSubmissions, async ({ db, site, query }) => {
    const { limit } = query
    const asked = { ...query, status: 'received' as const, limit: limit + 1 }
    const rows = await listSubmissions(db, site, asked)
    const page = rows.slice(0, limit)
    return {
      submissions: await loadApiViews(db, site.id, page),
      nextPageCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.apiReadFormSubmission, async ({ db, site, params }) => {
    const row = await findSubmission(db, site.id, params.id)
    if (row?.status !== 'received') throw formErrors.unknownSubmission()
    const [view] = await loadApiViews(db, site.id, [row])
    if (!view) throw formErrors.unknownSubmission()
    return view
  })
}

/** Loads submissions as programs read them: without passwords, and without what staff have done with them. */
async function loadApiViews(db: Db, siteId: string, rows: readonly SubmissionRow[]) {
  const masked = rows.map((row) => ({ ...row, answers: maskAnswers(row.answers) }))
  const views = await loadSubmissionViews(db, siteId, { rows: masked, path: API_SUBMISSIONS })
  return views.map(({ isRead: _isRead, reason: _reason, ...view }) => view)
}
