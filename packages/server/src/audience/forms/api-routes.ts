import * as contract from '@vitrine/contract'
import { maskAnswers } from '../../platform/form-values/answers.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { findSubmission, listSubmissions, type SubmissionRow } from './studio-store.ts'
import { toSubmissionView } from './submission-view.ts'

/** Mounts the calls with which other programs read submissions. */
export function formApiRoutes(http: HttpServer): void {
  mount(http, contract.apiListFormSubmissions, async ({ db, site, query }) => {
    const { limit } = query
    const asked = { ...query, status: 'received' as const, limit: limit + 1 }
    const rows = await listSubmissions(db, site, asked)
    const page = rows.slice(0, limit)
    return {
      submissions: page.map(toApiView),
      nextPageCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.apiReadFormSubmission, async ({ db, site, params }) => {
    const row = await findSubmission(db, site.id, params.id)
    if (row?.status !== 'received') throw formErrors.unknownSubmission()
    return toApiView(row)
  })
}

function toApiView(row: SubmissionRow) {
  const {
    isRead: _isRead,
    reason: _reason,
    ...view
  } = toSubmissionView({
    ...row,
    answers: maskAnswers(row.answers),
  })
  return view
}
