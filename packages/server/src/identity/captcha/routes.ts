import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { type Captcha, captchaOf, setCaptcha } from '../sites/index.ts'
import { newChallenge, type Purpose, type Solution } from './challenge.ts'
import { judgeCaptcha } from './judge.ts'
import type { JudgePorts } from './recaptcha.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Judges what was sent with a form. Throws the errors of `captcha`. */
    readonly judgeCaptcha: (
      site: Site,
      given: Purpose & { readonly key: string },
    ) => Promise<Solution | undefined>
  }
}

export function captchaRoutes(app: FastifyInstance, ports: JudgePorts): void {
  const { db, log } = app
  app.decorate('judgeCaptcha', (site, given) => judgeCaptcha({ ...ports, db, log }, site, given))

  mount(app, contract.readCaptcha, async ({ site }) => viewOf(await captchaOf(db, site.id)))

  mount(app, contract.setCaptcha, async ({ site, body }) => {
    const captcha = captchaIn(body)
    await setCaptcha(db, site.id, captcha)
    return viewOf(captcha)
  })

  mount(app, contract.captchaChallenge, async ({ site, body }) => ({
    challenge: await newChallenge(site, body, Date.now()),
  }))
}

function captchaIn(given: contract.NewCaptchaSettings): Captcha {
  const { kind } = given
  const none = { kind, siteKey: '', secret: '', projectId: '' }
  switch (given.kind) {
    case 'recaptcha':
      return { ...none, siteKey: given.siteKey, secret: given.secretKey }
    case 'recaptcha-enterprise': {
      const { siteKey, projectId, apiKey } = given
      return { kind, siteKey, projectId, secret: apiKey }
    }
    default:
      return none
  }
}

function viewOf({ kind, siteKey, projectId }: Captcha): contract.CaptchaSettings {
  return { kind, siteKey, projectId }
}
