import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { mountPage, page, type PageReply, type PageRequest } from '../../platform/http/page.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { computeDigest, isToken } from '../../platform/http/token.ts'
import type { RoutePorts } from '../../platform/slice.ts'
import { describeDownload } from './describe-download.ts'
import { type Download, findDownloadByToken } from './grant-store.ts'
import { serveDownload } from './serve-download.ts'

const params = z.object({ token: z.string().max(100) })

/** The status of the page of a download. */
const STATUS = { available: 200, usedUp: 410, expired: 410, revoked: 403, unknown: 404 } as const

const route = {
  method: 'GET',
  access: 'anyone',
  limit: 'download',
  params,
  isLocalized: true,
} as const

/**
 * Mounts the page of a download and its file. Emails link to the page, which costs no download: programs that check
 * links open them, too.
 */
export function downloadPages(http: PageServer, { files }: Pick<RoutePorts, 'files'>): void {
  mountPage(http, { ...route, path: '/order/download/{token}' }, async (call) => {
    const found = await findDownload(call.db, call.site.id, call.params.token)
    return renderDownload(http, call, found)
  })

  mountPage(http, { ...route, path: '/order/download/{token}/file' }, async (call) => {
    const {
      db,
      site,
      params: { token },
    } = call
    const found = await findDownload(db, site.id, token)
    const served = found && (await serveDownload({ db, files }, site.id, found, call))
    // Another request may have taken the last one meanwhile.
    return served ?? renderDownload(http, call, await findDownload(db, site.id, token))
  })
}

async function findDownload(db: Db, siteId: string, token: string): Promise<Download | undefined> {
  return isToken(token) ? findDownloadByToken(db, siteId, computeDigest(token)) : undefined
}

async function renderDownload(
  http: PageServer,
  call: Pick<
    PageRequest<typeof route & { readonly path: '/' }>,
    'site' | 'localizedSite' | 'nonce' | 'language' | 'params' | 'localizePath'
  >,
  found: Download | undefined,
): Promise<PageReply> {
  const {
    site,
    localizedSite,
    nonce,
    language,
    params: { token },
    localizePath,
  } = call
  const shown = found && describeDownload(localizedSite, found)
  const download = {
    state: 'unknown' as const,
    ...shown,
    ...(shown && { fileUrl: localizePath(`/order/download/${token}/file`) }),
  }
  const html = await http.website.renderSystemPage(
    site,
    'download',
    { download },
    {
      nonce,
      language,
      path: `order/download/${token}`,
    },
  )
  return page(html, STATUS[download.state])
}
