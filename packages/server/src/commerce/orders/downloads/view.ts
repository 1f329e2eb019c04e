import type { OrderDownload } from '@vitrine/contract'
import type { Download } from '../../downloads/index.ts'

/** Returns what staff see of a download of an order. */
export function toDownloadView(download: Download): OrderDownload {
  const { id, lineId, filename, byteSize, state, used, maxDownloads } = download
  return {
    id,
    lineId,
    filename,
    byteSize,
    state,
    used,
    maxDownloads,
    expiresAt: download.expiresAt?.toISOString() ?? null,
    lastDownloadAt: download.lastDownloadAt?.toISOString() ?? null,
  }
}
