import { formatFileSize, message, type Message } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import { getDownloadUrl } from './download-link.ts'
import type { Download } from './grant-store.ts'

type DescribingSite = Pick<Site, 'secret' | 'language' | 'timeZone'>

/** Returns what the buyer sees of a download: on its own page, on the page of the order, and in the account. */
export function describeDownload(site: DescribingSite, download: Download) {
  const { filename, byteSize, state, maxDownloads, used, expiresAt } = download
  const url = getDownloadUrl(site, download)
  return {
    filename,
    size: formatFileSize(byteSize),
    state,
    url,
    fileUrl: `${url}/file`,
    left: describeLeft(maxDownloads, used),
    until: expiresAt === null ? null : describeExpiry(expiresAt, site),
  }
}

function describeLeft(maxDownloads: number | null, used: number): Message | null {
  if (maxDownloads === null) return null
  return message('downloads.left', { count: maxDownloads - used })
}

/** Formats the moment in the language and the time zone of the site. */
function describeExpiry(
  expiresAt: Date,
  { language, timeZone }: Pick<DescribingSite, 'language' | 'timeZone'>,
): Message {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  const date = new Intl.DateTimeFormat(language, options).format(expiresAt)
  return message('downloads.until', { date })
}
