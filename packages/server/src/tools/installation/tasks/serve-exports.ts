import type { FileStore } from '../../../platform/files/file-store.ts'
import { findPrivateFile } from '../../../platform/files/private-file-store.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { admitRequest } from '../../../platform/http/request-context.ts'
import { installationErrors } from '../errors.ts'
import { findOwnTask } from './find-own-task.ts'

const ACCESS = 'site.transfer'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Serves the file of an export to the person who has started it with their password. */
export function serveExports(http: PageServer, files: FileStore): void {
  http.app.get<{ Params: { readonly id: string } }>(
    '/api/studio/installation/exports/:id/file',
    { config: { access: ACCESS } },
    async (request, reply) => {
      const rules = { method: 'GET', access: ACCESS } as const
      const { site, staffMember } = await admitRequest(http, request, reply, rules)
      const { id } = request.params
      if (!UUID.test(id)) throw installationErrors.taskUnknown()
      const task = await findOwnTask(http.db, site.id, { id, memberId: staffMember.id })
      const { fileId = '' } = task.outcome ?? {}
      const row = fileId === '' ? undefined : await findPrivateFile(http.db, site.id, fileId)
      const file = row && (await files.readFile(row.fileKey))
      if (!row || !file) throw installationErrors.fileUnknown()
      return reply
        .type('application/zip')
        .header('content-length', file.size)
        .header('content-disposition', `attachment; filename="${row.filename}"`)
        .header('cache-control', 'private, no-store')
        .send(file.stream())
    },
  )
}
