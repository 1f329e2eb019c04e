import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createPasswordChallenge, requirePasswordProof } from '../../identity/captcha/index.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { admitRequest, parseInput } from '../../platform/http/request-context.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { sendProblem, httpErrors, TooManyRequests } from '../../platform/http/problem.ts'
import { newNonce } from '../../platform/http/security-headers.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Translator } from '../../platform/http/translator.ts'
import {
  hasOpened,
  rememberUnlocked,
  findLock,
  openLock,
  pageLockErrors,
} from '../../audience/page-locks/index.ts'
import { parseOwnPath } from '../../audience/site-users/index.ts'
import { parsePageFormat } from '../content-loading/index.ts'
import type { PagePorts } from '../page-cache/index.ts'
import { isStaffAllowed, sendPrivatePage, type Visit } from './visit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the visitor has not entered the password of the locked site. */
    isSiteHidden: boolean
  }
}

const bodySchema = z.record(z.string(), z.string())
const PUBLIC = { config: { access: 'anyone' } } as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Mounts the form of the lock screen, and the site lock in front of every page. */
export function lockRoutes({ http, responseCache }: PagePorts): void {
  http.app.decorateRequest('isSiteHidden', false)
  http.app.addHook('onRequest', async (request, reply) => {
    const isUnlocked = matchesRoute(request, UNLOCKED_ROUTES)
    if (isUnlocked && !matchesRoute(request, UNLOCKED_PAGES)) return
    const site = await http.findSite(request)
    if (!site?.isLocked) return
    const lock = await findLock(http.db, site.id, site.id)
    if (!lock || hasOpened(request, site, lock)) return
    if (await isStaffAllowed(http, { site, request, reply }, 'session.read')) return
    if (isUnlocked) {
      request.isSiteHidden = true
      return
    }
    responseCache.delete(request.raw)
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const search = new URLSearchParams(request.url.split('?')[1] ?? '')
    const needsPlainAnswer = request.url.startsWith('/api/') || parsePageFormat(search) !== 'html'
    if (needsPlainAnswer) return sendProblem(reply, pageLockErrors.locked())
    const next = isPage ? parseOwnPath(request.url, '/') : '/'
    await sendLockScreen(
      http,
      { request, reply },
      site,
      { pageId: site.id, next },
      pageLockErrors.locked(),
    )
    return reply
  })

  mountLockForm(http)
}

/** Mounts the target of the lock screen's form. */
function mountLockForm(http: PageServer): void {
  http.app.get('/lock', PUBLIC, async (_request, reply) => reply.redirect('/', 303))

  http.app.post('/lock', PUBLIC, async (request, reply) => {
    const site = await http.findSite(request)
    if (!site) throw httpErrors.unknownSite()
    const fields = parseFields(request)
    const pageId = (fields['pageId'] ?? '').toLowerCase()
    const next = parseOwnPath(fields['next'], '/')
    try {
      const { visitor } = await admitRequest(http, request, reply, {
        method: 'POST',
        access: 'anyone',
        encoding: 'form',
        limit: 'page-lock',
      })
      const { password = '', proof } = fields
      const subjectId = UUID.test(pageId) ? pageId : undefined
      const by = { account: subjectId ?? '', network: visitor.network }
      if (await http.rateLimits.countAccount('page-lock', site.id, by))
        await requirePasswordProof(
          http.db,
          site,
          { use: 'page-lock', proof },
          pageLockErrors.proofRequired,
        )
      const lock = await openLock(http.db, site.id, { subjectId, password })
      rememberUnlocked(request, reply, site, lock)
      await http.rateLimits.refundAccount('page-lock', site.id, by)
      return await reply.header('cache-control', 'private, no-store').redirect(next, 303)
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfterS))
      // The form brings the challenge of the next attempt along, and its script solves it meanwhile.
      const challenge = JSON.stringify(await createPasswordChallenge(site, 'page-lock'))
      await sendLockScreen(http, { request, reply }, site, { pageId, next, challenge }, error)
      return reply
    }
  })
}

function parseFields(request: FastifyRequest): Readonly<Record<string, string>> {
  return parseInput(bodySchema, request.body) as z.output<typeof bodySchema> // what the schema makes of it
}

/** Renders and sends the lock screen, with the reason if it is not only locked. */
async function sendLockScreen(
  { website }: PageServer,
  { reply }: Visit,
  site: Site,
  lockInput: { readonly pageId: string; readonly next: string; readonly challenge?: string },
  error: AppError,
): Promise<void> {
  const nonce = newNonce()
  // The lock screen has the language of the page at `next`.
  const address = lockInput.next.split('?')[0] ?? '/'
  const translator = await website.loadTranslator(site, { address })
  const isNewReason = error.code !== pageLockErrors.locked().code
  const alert = isNewReason ? formatReason(error, translator) : null
  const isSiteLock = lockInput.pageId === site.id
  const lock = { ...lockInput, alert }
  const options = { nonce, address, isBare: isSiteLock }
  const html = await website.renderSystemPage(site, 'lock', { lock }, options)
  sendPrivatePage(reply, error, { nonce, html })
}

/** Returns the reason; after too many attempts with the minutes to wait. */
function formatReason(error: AppError, { translate, translateError }: Translator): string {
  return error instanceof TooManyRequests
    ? translate('page-locks.tooManyTries', { count: Math.ceil(error.retryAfterS / 60) })
    : translateError(error)
}

/**
 * Matches the routes that the site lock leaves open: the studio, accounts, files and links in
 * emails. Frames of code blocks are content. It matches the route, so no spelling of a URL can get
 * around it.
 */
const UNLOCKED_ROUTES =
  /^\/(config|(?::inLanguage\/)?(?:account|newsletter)|static(?!\/code\/)|assets|lock|api\/(studio|site-users|payments|openapi\.json)|site\.css|favicon\.ico|robots\.txt|healthz|readyz|metrics)(\/|$)/

/** Matches the pages among them, which show nothing of the site but its name. */
const UNLOCKED_PAGES = /^\/(?::inLanguage\/)?(?:account|newsletter)(?:\/|$)/

function matchesRoute({ routeOptions: { url } }: FastifyRequest, routes: RegExp): boolean {
  return url !== undefined && routes.test(url)
}
