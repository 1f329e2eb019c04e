import {
  type ContentImport,
  deleteContentFile,
  importContentFile,
  MAX_REPORTED_ENTRIES,
} from '@vitrine/contract'
import { may } from '@vitrine/model'
import { isPrivateFileUsed } from '../../commerce/downloads/index.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { findPrivateFile } from '../../platform/files/private-file-store.ts'
import { removePrivateFile } from '../../platform/files/private-file.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { RoutePorts } from '../../platform/slice.ts'
import type { ContentFile } from './entry.ts'
import { contentImportErrors } from './errors.ts'
import { type ContentResult, importContent } from './import-content.ts'
import { readContent } from './read-content.ts'
import { countEntries } from './report.ts'

/** Mounts the calls that import an uploaded export step by step, so that none takes long. */
export function contentImportRoutes(
  http: HttpServer,
  { files, fetch, importComments }: Pick<RoutePorts, 'files' | 'fetch' | 'importComments'>,
): void {
  mount(http, importContentFile, async ({ db, site, body, staffMember }) => {
    const { fileId, fetchImages, oldSite, ...options } = body
    const found = await readContent(await openPrivateFile({ db, files }, site.id, fileId))
    if ('reason' in found) {
      const { code, status } = contentImportErrors.unreadableFile()
      throw new AppError(code, status, found.reason)
    }
    const ports = { db, files, importComments, fetch: fetchImages ? fetch : undefined }
    const source = { ...found, siteUrl: oldSite ?? found.siteUrl }
    const { id: memberId, role } = staffMember
    const rights = { memberId, mayAddCode: may(role, 'content.code') }
    return toReport(await importContent(ports, site, source, { ...options, ...rights }))
  })

  mount(http, deleteContentFile, async ({ db, site, params: { id } }) => {
    await openPrivateFile({ db, files }, site.id, id)
    await removePrivateFile({ db, files }, site.id, id)
    return {}
  })
}

/** Opens an uploaded file, which is read as often as its reader needs. Throws `content-import.noFile`. */
async function openPrivateFile(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  siteId: string,
  id: string,
): Promise<ContentFile> {
  const row = await findPrivateFile(db, siteId, id)
  if (!row || (await isPrivateFileUsed(db, siteId, id)) || !(await files.readFile(row.fileKey)))
    throw contentImportErrors.noFile()
  return {
    size: row.byteSize,
    open: async function* (range) {
      const file = await files.readFile(row.fileKey)
      if (!file) throw contentImportErrors.noFile()
      for await (const chunk of file.stream(range)) yield toBytes(chunk)
    },
  }
}

function toBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  throw new TypeError('A stored file is read as bytes')
}

function toReport(result: ContentResult): ContentImport {
  const { format, dryRun, images, remaining, outcomes, remarks, redirects } = result
  const noted = outcomes.flatMap(({ action, ...outcome }) =>
    action === 'exists' || outcome.notes.length === 0 ? [] : [{ ...outcome, action }],
  )
  return {
    ...{ format, dryRun, images, remaining },
    counts: countEntries(result),
    redirects: redirects.added,
    entries: noted
      .map(({ line, file, title, action, documentId, notes }) => ({
        ...{ line, file, title, action, documentId },
        notes: [...notes],
      }))
      .slice(0, MAX_REPORTED_ENTRIES),
    remarks: [
      ...remarks.map(({ line, path, message }) => ({ line, file: path, message })),
      ...redirects.issues.map(({ from, message }) => ({
        ...{ line: null, file: null },
        message: `${from} is not redirected: ${message}`,
      })),
    ].slice(0, MAX_REPORTED_ENTRIES),
  }
}
