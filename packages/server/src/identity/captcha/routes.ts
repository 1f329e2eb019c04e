import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { type Captcha, loadCaptcha, updateCaptcha } from '../sites/index.ts'
import { newChallenge } from './challenge.ts'

export function captchaRoutes(http: HttpServer): void {
  const { db } = http

  mount(http, contract.readCaptcha, async ({ site }) => toSettings(await loadCaptcha(db, site.id)))

  mount(http, contract.setCaptcha, async ({ site, body }) => {
    const captcha = toCaptcha(body)
    await updateCaptcha(db, site.id, captcha)
    return toSettings(captcha)
  })

  mount(http, contract.captchaChallenge, async ({ site, body }) => ({
    challenge: await newChallenge(site, body, Date.now()),
  }))
}

function toCaptcha(given: contract.NewCaptchaSettings): Captcha {
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

function toSettings({ kind, siteKey, projectId }: Captcha): contract.CaptchaSettings {
  return { kind, siteKey, projectId }
}
