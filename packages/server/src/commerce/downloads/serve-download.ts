import type { IncomingHttpHeaders } from 'node:http'
import type { Db } from '../../platform/db/db.ts'
import { formatAttachmentHeaders } from '../../platform/files/attachment-headers.ts'
import type { FileStore, StoredFile } from '../../platform/files/file-store.ts'
import { parseRange } from '../../platform/files/parse-range.ts'
import type { PageReply } from '../../platform/http/page.ts'
import { countDownload, type Download } from './grant-store.ts'

/** The size of a range with which a client only asks whether there are ranges. */
const PROBE_BYTES = 2

interface Ports {
  readonly db: Db
  readonly files: FileStore
}

interface FileRequest {
  readonly headers: IncomingHttpHeaders
  readonly isHead: boolean
}

/**
 * Serves the file of a download, or the range that the client asks for. What begins at the first byte counts as a
 * download; a range further on resumes one that began within a day, and does not count. Undefined if none is left.
 */
export async function serveDownload(
  { db, files }: Ports,
  siteId: string,
  download: Download,
  { headers, isHead }: FileRequest,
): Promise<PageReply | undefined> {
  const file = await files.readFile(download.fileKey)
  if (!file) throw new Error(`The bytes of a sold file are missing: ${download.fileKey}`)
  const etag = `"${download.fileKey}"`
  const range = parseRange(headers, { size: file.size, etag })
  const isOpen = download.state === 'available'
  if (range === 'unsatisfiable') return isOpen ? refuseRange(file) : undefined
  const isResumed = range !== undefined && range.start > 0 && download.canResume
  if (!isResumed) {
    const isProbe = isHead || (range?.start === 0 && range.end < PROBE_BYTES)
    if (!isOpen) return undefined
    if (!isProbe && !(await countDownload(db, siteId, download))) return undefined
  }
  return {
    kind: 'file',
    status: range ? 206 : 200,
    headers: {
      ...formatAttachmentHeaders(download),
      etag,
      'accept-ranges': 'bytes',
      'content-length': String(range ? range.end - range.start + 1 : file.size),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` }),
    },
    body: isHead ? undefined : file.stream(range),
  }
}

function refuseRange({ size }: StoredFile): PageReply {
  return {
    kind: 'file',
    status: 416,
    headers: { 'content-range': `bytes */${size}`, 'content-type': 'application/octet-stream' },
    body: undefined,
  }
}
