import type { CaptchaAction } from '@vitrine/model'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { toLoggable } from '../../platform/http/operations/log.ts'
import type { Site } from '../../platform/http/site.ts'
import { type Captcha, loadCaptcha } from '../sites/index.ts'
import { type Purpose, verifyBuiltInSolution, type Solution } from './challenge.ts'
import { captchaErrors } from './errors.ts'
import { type VerificationResult, verifyClassic, verifyEnterprise } from './recaptcha.ts'
import { insertSolution } from './store.ts'

export interface CaptchaPorts {
  readonly db: Db
  readonly fetch: GuardedFetch
  readonly log: FastifyBaseLogger
}

/**
 * Verifies the response to a site's captcha. Returns a built-in solution for `redeemSolution`, as it counts only
 * once; providers check that themselves. Throws `captcha.missing`, `.over`, `.failed`.
 */
export type VerifyCaptcha = (
  site: Site,
  response: Purpose & { readonly key: string },
) => Promise<Solution | undefined>

export function createCaptchaVerifier(ports: CaptchaPorts): VerifyCaptcha {
  return (site, response) => verifyResponse(ports, site, response)
}

async function verifyResponse(
  ports: CaptchaPorts,
  site: Site,
  { key, ...purpose }: Purpose & { readonly key: string },
): Promise<Solution | undefined> {
  if (site.captcha.kind === 'none') return undefined
  if (key === '') throw captchaErrors.missing()
  if (site.captcha.kind === 'built-in') {
    const solution = await verifyBuiltInSolution(site, purpose, key)
    if (!solution) throw captchaErrors.over()
    return solution
  }
  const captcha = await loadCaptcha(ports.db, site.id)
  const result = await verifyWithGoogle(ports, captcha, { token: key, action: purpose.action })
  if (result.kind === 'valid') return undefined
  const { kind, ...details } = result
  // The details hold neither the URL, which may contain a key, nor the submission.
  if (kind === 'error') ports.log.error({ site: site.identifier, ...details }, VERIFICATION_FAILED)
  throw captchaErrors.failed()
}

const VERIFICATION_FAILED = 'reCAPTCHA could not verify a form submission, which was rejected'

async function verifyWithGoogle(
  ports: CaptchaPorts,
  captcha: Captcha,
  response: { readonly token: string; readonly action: CaptchaAction },
): Promise<VerificationResult> {
  try {
    return captcha.kind === 'recaptcha-enterprise'
      ? await verifyEnterprise(ports.fetch, captcha, response)
      : await verifyClassic(ports.fetch, captcha, response.token)
  } catch (error) {
    return { kind: 'error', error: toLoggable(error) }
  }
}

/** Redeems a solution in the transaction that it was solved for. Throws `captcha.over`. */
export async function redeemSolution(tx: Db, siteId: string, solution: Solution): Promise<void> {
  if (!(await insertSolution(tx, siteId, solution))) throw captchaErrors.over()
}
