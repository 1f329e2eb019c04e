import { blockTypeCodes } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import type { Site } from '../../platform/http/site.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { type CodeFrameAddress, codeFrame, codeFramePath } from '../render/code-frame.ts'
import type { Shell } from '../render/shell.ts'
import { FOR_ONE } from './caching.ts'
import type { PagePorts } from './make-page.ts'
import { publishedBlock } from './published-block.ts'
import { readerOf } from './reader.ts'

const anyone = { config: { access: 'anyone' } } as const

/**
 * What an owner wrote into a code block, as a document of its own: its policy gives it an origin that is
 * nobody's, so that its scripts run and reach neither the page around it nor a cookie. Who may read the
 * page may read its frames.
 */
export function codeFrameRoutes(app: FastifyInstance, { db, shells }: PagePorts): void {
  app.get<{ Params: CodeFrameAddress }>(
    codeFramePath({ documentId: ':documentId', blockId: ':blockId' }),
    anyone,
    async (request, reply) => {
      const site = await app.siteOf(request)
      if (!site) throw httpErrors.unknownSite()
      const shell = await shells.of(site.id)
      const found = await read(site, shell, request.params)
      if (!found) throw httpErrors.notFound()
      if (found.guards.length > 0) {
        const { passes } = await readerOf(db, site, { request, reply })
        for (const guard of found.guards) if (!(await passes(guard))) throw httpErrors.notFound()
      }
      const { html, csp } = codeFrame(found.source)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', csp)
        .header('cache-control', FOR_ONE)
        .header('x-robots-tag', 'noindex')
        .send(html)
    },
  )

  async function read(site: Site, shell: Shell, address: CodeFrameAddress) {
    const found = await publishedBlock(db, { site, shell }, address)
    // Code of headers and footers stands in the page and does not run.
    if (!found || found.path === null) return undefined
    const { block, guards } = found
    const isFramed = block.type === blockTypeCodes.code || block.type === blockTypeCodes.embed
    const { source, isShown } = block.data
    return isFramed && isShown !== true && typeof source === 'string'
      ? { source, guards }
      : undefined
  }
}
