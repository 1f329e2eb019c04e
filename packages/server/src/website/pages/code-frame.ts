import { getBlockCode } from '@vitrine/page'
import type { Site } from '../../platform/http/site.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import {
  type CodeFrameAddress,
  formatCodeFramePath,
  renderCodeFrame,
} from '../block-content/index.ts'
import { findPublishedBlock } from '../content-loading/index.ts'
import { loadReader } from '../page-access/index.ts'
import { type PagePorts, PRIVATE_NO_STORE } from '../page-cache/index.ts'
import type { SiteShell } from '../site-shell/index.ts'

const PUBLIC = { config: { access: 'anyone' } } as const

/**
 * Mounts the frames of code, embed and form blocks. The policy gives each an origin of its own, so that its scripts
 * reach neither the page nor a cookie. A visitor who may read the page may read its frames.
 */
export function codeFrameRoutes({ http, shells }: PagePorts): void {
  http.app.get<{ Params: CodeFrameAddress }>(
    formatCodeFramePath({ documentId: ':documentId', blockId: ':blockId' }),
    PUBLIC,
    async (request, reply) => {
      const site = await http.findSite(request)
      if (!site) throw httpErrors.unknownSite()
      const shell = await shells.load(site.id)
      const found = await findFrameSource(site, shell, request.params)
      if (!found) throw httpErrors.notFound()
      if (found.guards.length > 0) {
        const { passes } = await loadReader(http, site, { request, reply })
        for (const guard of found.guards) if (!(await passes(guard))) throw httpErrors.notFound()
      }
      const { html, csp } = renderCodeFrame(found.source)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', csp)
        .header('cache-control', PRIVATE_NO_STORE)
        .header('x-robots-tag', 'noindex')
        .send(html)
    },
  )

  async function findFrameSource(site: Site, shell: SiteShell, address: CodeFrameAddress) {
    const found = await findPublishedBlock(http.db, { site, shell }, address)
    // The code of headers and footers does not run.
    if (!found || found.path === null) return undefined
    const { block, guards } = found
    const source = getBlockCode(block)
    return source !== '' && block.data['isShown'] !== true ? { source, guards } : undefined
  }
}
