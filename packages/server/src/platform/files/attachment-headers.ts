import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { formatDispositionName } from './filename.ts'

/** Returns headers that let a file do nothing, whatever it turns out to be: it is saved, and never opened by the site. */
export function formatAttachmentHeaders({
  contentType,
  filename,
}: {
  readonly contentType: string
  readonly filename: string
}): Readonly<Record<string, string>> {
  return {
    ...SECURITY_HEADERS,
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': contentType,
    'content-disposition': `attachment; ${formatDispositionName(filename)}`,
    'x-robots-tag': 'noindex',
  }
}
