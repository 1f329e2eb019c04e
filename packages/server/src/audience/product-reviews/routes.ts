import { postProductReview } from '@vitrine/contract'
import { getTranslate } from '@vitrine/model'
import type { VerifyCaptcha } from '../../identity/captcha/index.ts'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { type ReviewStatus, submitReview } from './submit-review.ts'

export interface ReviewRoutePorts {
  readonly http: PageServer
  readonly verifyCaptcha: VerifyCaptcha
}

/** Mounts the call with which scripts of product pages send reviews. */
export function reviewRoutes({ http, verifyCaptcha }: ReviewRoutePorts): void {
  mount(http, postProductReview, async (call) => {
    const { db, site, params, body, siteUserCookies, countAccount } = call
    const { website, captchaToken, language, ...fields } = body
    const languages = await listLanguages(db, site.id)
    const { tag } = getLanguage(languages, language ?? '') ?? { tag: site.language }
    const translate = getTranslate(tag)
    const isModerated = site.store.merchandising.productReviewsModerationEnabled
    // Robots get the same answer as people.
    if (website !== '') {
      const status: ReviewStatus = isModerated ? 'pending' : 'approved'
      return { status, message: translate(`product-reviews.${status}`) }
    }
    const user = await http.findSiteUser(site, siteUserCookies.token)
    const sent = { ...fields, productId: params.productId, captchaKey: captchaToken, locale: tag }
    const ports = { verifyCaptcha, countEmail: countAccount }
    const status = await submitReview(db, site, { ...sent, user }, ports)
    return { status, message: translate(`product-reviews.${status}`) }
  })
}
