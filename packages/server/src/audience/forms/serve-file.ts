import type { Access } from '@vitrine/contract'
import { formatAttachmentHeaders } from '../../platform/files/attachment-headers.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { admitRequest } from '../../platform/http/request-context.ts'
import { findSubmissionFile } from './file-store.ts'
import { API_SUBMISSIONS, STUDIO_SUBMISSIONS } from './submission-view.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Serves the files of submissions to staff who read them, and to API keys. Browsers save them, and never open them. */
export function serveSubmissionFiles(http: HttpServer, files: FileStore): void {
  const staff = { access: 'forms.read', statuses: ['received', 'spam'] } as const
  serveFiles(http, files, { path: STUDIO_SUBMISSIONS, ...staff })
  const programs = { access: 'forms:read', statuses: ['received'] } as const
  serveFiles(http, files, { path: API_SUBMISSIONS, ...programs })
}

function serveFiles(
  http: HttpServer,
  files: FileStore,
  rules: {
    readonly path: string
    readonly access: Access
    readonly statuses: readonly ('received' | 'spam')[]
  },
): void {
  const { path, access, statuses } = rules
  http.app.get<{ Params: { readonly id: string; readonly fileId: string } }>(
    `${path}/:id/files/:fileId`,
    { config: { access } },
    async (request, reply) => {
      const limit = access === 'forms:read' ? { limit: 'commerce-api' as const } : {}
      const admission = { method: 'GET', access, ...limit }
      const { site } = await admitRequest(http, request, reply, admission)
      const { id: submissionId, fileId: id } = request.params
      if (!UUID.test(submissionId) || !UUID.test(id)) throw formErrors.unknownFile()
      const row = await findSubmissionFile(http.db, site.id, { id, submissionId, statuses })
      const file = row && (await files.readFile(row.fileKey))
      if (!row || !file) throw formErrors.unknownFile()
      return reply
        .headers(formatAttachmentHeaders(row))
        .header('content-length', file.size)
        .header('cache-control', 'private, no-store')
        .send(file.stream())
    },
  )
}
