import { PassThrough, type Writable } from 'node:stream'
import { formatAttachmentHeaders } from '../../platform/files/attachment-headers.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { toLoggable } from '../../platform/http/operations/log.ts'
import { admitRequest } from '../../platform/http/request-context.ts'
import { createZipSink } from '../../platform/zip/zip-sink.ts'
import { customerErrors } from './errors.ts'
import {
  type ExportPerson,
  exportAccountData,
  exportCustomer,
  type PersonalData,
} from './export-customer.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The routes of the zip files, with `:id` for the person. */
const CUSTOMER_ARCHIVE = '/api/studio/customers/:id/export.zip'
const ACCOUNT_ARCHIVE = '/api/studio/site-users/:id/export.zip'

/** Returns the reply of a call that exports a customer, or an account. */
export function toExportReply(kind: 'customer' | 'account', id: string, data: PersonalData) {
  const path = kind === 'customer' ? CUSTOMER_ARCHIVE : ACCOUNT_ARCHIVE
  const archiveUrl = data.files.length > 0 ? path.replace(':id', id) : null
  return { json: data.json, archiveUrl }
}

/** Serves what is held about a person as a zip file: the text of the export, and the files that the person has sent. */
export function servePersonalArchives(http: HttpServer, files: FileStore): void {
  serveArchive(http, files, { path: CUSTOMER_ARCHIVE, name: 'customer', find: exportCustomer })
  serveArchive(http, files, { path: ACCOUNT_ARCHIVE, name: 'account', find: exportAccountData })
}

function serveArchive(
  http: HttpServer,
  files: FileStore,
  given: { readonly path: string; readonly name: string; readonly find: ExportPerson },
): void {
  const { path, name, find } = given
  const access = 'customers.export'
  http.app.get<{ Params: { readonly id: string } }>(
    path,
    { config: { access } },
    async (request, reply) => {
      const { site } = await admitRequest(http, request, reply, { method: 'GET', access })
      const { id } = request.params
      if (!UUID.test(id)) throw customerErrors.notFound()
      const data = await find(http.db, site.id, id)
      const target = new PassThrough()
      writeArchive(target, files, data).catch((error: unknown) => {
        request.log.error({ error: toLoggable(error) }, 'A personal archive ended early')
        target.destroy()
      })
      return reply
        .headers(
          formatAttachmentHeaders({
            contentType: 'application/zip',
            filename: `${name}-${id}.zip`,
          }),
        )
        .header('cache-control', 'private, no-store')
        .send(target)
    },
  )
}

async function writeArchive(target: Writable, files: FileStore, data: PersonalData): Promise<void> {
  const zip = createZipSink(target)
  await zip.write('data.json', Buffer.from(data.json))
  for (const { path, fileKey } of data.files) {
    // A submission may be deleted meanwhile.
    const file = await files.readFile(fileKey)
    if (file) await zip.write(path, file.stream())
  }
  await zip.finish()
}
