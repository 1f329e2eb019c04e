import type { CaptchaAction } from '@vitrine/model'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { loggable } from '../../platform/http/log.ts'
import type { Site } from '../../platform/http/site.ts'
import { type Captcha, captchaOf } from '../sites/index.ts'
import { type Purpose, readSolution, type Solution } from './challenge.ts'
import { captchaErrors } from './errors.ts'
import { type JudgePorts, judgeClassic, judgeEnterprise, type Verdict } from './recaptcha.ts'
import { putSolution } from './store.ts'

export interface Ports extends JudgePorts {
  readonly db: Db
  readonly log: FastifyBaseLogger
}

/**
 * Judges what came of the captcha of a site. What of it counts once is given back, for `spend`; a provider sees to
 * that by itself. Throws `captcha.missing`, `.over`, `.failed`.
 */
export async function judgeCaptcha(
  ports: Ports,
  site: Site,
  { key, ...purpose }: Purpose & { readonly key: string },
): Promise<Solution | undefined> {
  if (site.captcha.kind === 'none') return undefined
  if (key === '') throw captchaErrors.missing()
  if (site.captcha.kind === 'built-in') {
    const solution = await readSolution(site, purpose, key)
    if (!solution) throw captchaErrors.over()
    return solution
  }
  const captcha = await captchaOf(ports.db, site.id)
  const verdict = await ask(ports, captcha, { token: key, action: purpose.action })
  if (verdict.kind === 'solved') return undefined
  const { kind, ...why } = verdict
  // Neither the address, which may hold a key, nor what was sent is in it.
  if (kind === 'troubled') ports.log.error({ site: site.identifier, ...why }, TROUBLED)
  throw captchaErrors.failed()
}

const TROUBLED = 'reCAPTCHA could not be asked about a form that was sent; nothing of it was kept'

async function ask(
  ports: Ports,
  captcha: Captcha,
  given: { readonly token: string; readonly action: CaptchaAction },
): Promise<Verdict> {
  try {
    return captcha.kind === 'recaptcha-enterprise'
      ? await judgeEnterprise(ports, captcha, given)
      : await judgeClassic(ports, captcha, given.token)
  } catch (error) {
    return { kind: 'troubled', error: loggable(error) }
  }
}

/** Lets a solution count, in the transaction of what it was solved for. Throws `captcha.over`. */
export async function spend(tx: Db, siteId: string, solution: Solution): Promise<void> {
  if (!(await putSolution(tx, siteId, solution))) throw captchaErrors.over()
}
