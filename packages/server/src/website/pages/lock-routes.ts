import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { admit, read } from '../../platform/http/call.ts'
import { answer, httpErrors, TooMany } from '../../platform/http/problem.ts'
import { newNonce } from '../../platform/http/security-headers.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  hasOpened,
  keepOpen,
  lockOf,
  openLock,
  pageLockErrors,
} from '../../audience/page-locks/index.ts'
import type { Say } from '../../identity/multilingual/index.ts'
import { ownPath } from '../../audience/site-users/index.ts'
import type { PagePorts } from './make-page.ts'
import { formatIn } from './page-query.ts'
import { isMember, sendForOne, type Visit } from './visit.ts'

const body = z.record(z.string(), z.string())
const anyone = { config: { access: 'anyone' } } as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The lock screen's form, and the lock of the whole site before every page. */
export function lockRoutes(app: FastifyInstance, { db, frontDoor }: PagePorts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOutside(request)) return
    const site = await app.siteOf(request)
    if (!site?.isLocked) return
    const lock = await lockOf(db, site.id, site.id)
    if (!lock || hasOpened(request, site, lock)) return
    if (await isMember(site, { request, reply }, 'session.read')) return
    frontDoor.forget(request.raw)
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const search = new URLSearchParams(request.url.split('?')[1] ?? '')
    const isOther = request.url.startsWith('/api/') || formatIn(search) !== 'html'
    if (isOther) return answer(reply, pageLockErrors.locked())
    const next = isPage ? ownPath(request.url, '/') : '/'
    await giveLockScreen(
      { request, reply },
      site,
      { pageId: site.id, next },
      pageLockErrors.locked(),
    )
    return reply
  })

  app.get('/lock', anyone, async (_request, reply) => reply.redirect('/', 303))

  app.post('/lock', anyone, async (request, reply) => {
    const site = await app.siteOf(request)
    if (!site) throw httpErrors.unknownSite()
    const typed = fieldsOf(request)
    const pageId = (typed['pageId'] ?? '').toLowerCase()
    const next = ownPath(typed['next'], '/')
    try {
      await admit(request, reply, {
        method: 'POST',
        access: 'anyone',
        encoding: 'form',
        limit: 'page-lock',
      })
      const password = typed['password'] ?? ''
      const subjectId = UUID.test(pageId) ? pageId : undefined
      // Wrong tries of one visitor at one lock: nobody else is kept out by them, and no other page is closed.
      const tried = `${request.ip} ${subjectId ?? ''}`
      await app.rateLimits.countAccount('page-lock', site.id, tried)
      keepOpen(request, reply, site, await openLock(db, site.id, { subjectId, password }))
      await app.rateLimits.forgiveAccount('page-lock', site.id, tried)
      return await reply.header('cache-control', 'private, no-store').redirect(next, 303)
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      if (error instanceof TooMany) reply.header('retry-after', String(error.retryAfterS))
      await giveLockScreen({ request, reply }, site, { pageId, next }, error)
      return reply
    }
  })
}

function fieldsOf(request: FastifyRequest): Readonly<Record<string, string>> {
  return read(body, request.body) as z.output<typeof body> // what the schema makes of it
}

/** The lock screen; for a refusal other than that it is locked, with the reason. */
async function giveLockScreen(
  { request, reply }: Visit,
  site: Site,
  at: { readonly pageId: string; readonly next: string },
  error: AppError,
): Promise<void> {
  const nonce = newNonce()
  // The page whose lock it is stands at `next`, and says in which language it is read.
  const address = at.next.split('?')[0] ?? '/'
  const say = await request.server.wordsOf(site, { address })
  const isNews = error.code !== pageLockErrors.locked().code
  const alert = isNews ? reasonOf(error, say) : null
  const isWhole = at.pageId === site.id
  const lock = { ...at, alert }
  const given = { nonce, address, isBare: isWhole }
  const html = await request.server.renderSystemPage(site, 'lock', { lock }, given)
  sendForOne(reply, error, { nonce, html })
}

/** Who tried too often is told how long to wait, in minutes. */
function reasonOf(error: AppError, say: Say): string {
  if (!(error instanceof TooMany)) return say(error.code, error.message)
  const { code, message } = pageLockErrors.tooManyTries()
  return say(code, message).replace('{minutes}', String(Math.ceil(error.retryAfterS / 60)))
}

/**
 * What the lock of the site does not stand before: the owner's screens, accounts, files, and letters'
 * links. The frames of code blocks are content. It goes by the route, which no spelling of an address can change.
 */
const OUTSIDE =
  /^\/(config|account|:inLanguage\/account|static(?!\/code\/)|assets|newsletter|lock|api\/(studio|site-users|payments|openapi\.json)|site\.css|favicon\.ico|robots\.txt|healthz|readyz|metrics)(\/|$)/

function isOutside({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && OUTSIDE.test(url)
}
