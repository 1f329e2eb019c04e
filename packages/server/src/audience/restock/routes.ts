import * as contract from '@vitrine/contract'
import { getTranslate } from '@vitrine/model'
import { findSoldVariants, listVariantIds, type SoldVariant } from '../../commerce/catalog/index.ts'
import type { VerifyCaptcha } from '../../identity/captcha/index.ts'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { restockErrors } from './errors.ts'
import { isForSale, sendToGroup, sendToGroups } from './send.ts'
import { signUp } from './sign-up.ts'
import { deleteSignUp, type GroupRow, listGroups, listSignUps, type SignUpRow } from './store.ts'

const PER_PAGE = 100

export interface RestockPorts {
  readonly http: PageServer
  readonly verifyCaptcha: VerifyCaptcha
}

/** Mounts the sign-up of visitors. @see storefront spec §3 "Restock sign-up payload", §7 */
export function restockRoutes({ http, verifyCaptcha }: RestockPorts): void {
  mount(http, contract.restockSignUp, async (call) => {
    const { db, site, body, siteUserCookies, countAccount } = call
    const user = await http.findSiteUser(site, siteUserCookies.token)
    const languages = await listLanguages(db, site.id)
    const { tag } = getLanguage(languages, body.language ?? '') ?? { tag: site.language }
    const request = {
      productId: body.productId,
      variantId: body.variantId,
      email: body.siteVisitorEmail,
      joinsMailingList: body.isJoinMailingList,
      captchaKey: body.captchaToken ?? body.recaptchaEnterpriseV3Token ?? '',
      locale: tag,
      siteUserId: user?.id ?? null,
    }
    await signUp(db, site, request, { verifyCaptcha, countEmail: countAccount })
    const own = site.store.merchandising.restockNotificationsSuccessText
    return { message: own === '' ? getTranslate(tag)('restock.signedUp') : own }
  })
}

/** Mounts the calls with which staff read sign-ups and send the emails. @see storefront spec §7 */
export function restockDeskRoutes(http: PageServer): void {
  mount(http, contract.listRestockGroups, async ({ db, site, query: { cursor } }) => {
    const rows = await listGroups(db, site.id, { after: cursor, limit: PER_PAGE + 1 })
    const shown = rows.slice(0, PER_PAGE)
    const ids = shown.map(({ variantId }) => variantId)
    const variants = await findSoldVariants(db, site.id, ids)
    return {
      signUpGroups: shown.flatMap((row) => toGroup(row, variants.get(row.variantId))),
      ...toPaging(rows, shown.at(-1)?.variantId),
    }
  })

  mount(http, contract.listRestockSignUps, async ({ db, site, query }) => {
    const { productId, variantId, cursor: after } = query
    const ofProduct = await listVariantIds(db, site.id, productId)
    const variantIds = ofProduct.filter((id) => variantId === undefined || id === variantId)
    const rows = await listSignUps(db, site.id, { variantIds, after, limit: PER_PAGE + 1 })
    const shown = rows.slice(0, PER_PAGE)
    return { signUps: shown.map(toSignUp), ...toPaging(rows, shown.at(-1)?.id) }
  })

  mount(http, contract.deleteRestockSignUp, async ({ db, site, params: { id } }) => {
    if (!(await deleteSignUp(db, site.id, id))) throw restockErrors.unknownSignUp()
    return {}
  })

  mount(http, contract.sendRestock, async ({ db, site, body }) => ({
    sent: await sendToGroup(db, site, body),
  }))

  mount(http, contract.sendAllRestock, async ({ db, site, body }) =>
    sendToGroups(db, site, body.sendRequests),
  )
}

function toPaging(rows: readonly unknown[], last: string | undefined) {
  const hasNextPage = rows.length > PER_PAGE
  return { hasNextPage, nextPageCursor: hasNextPage ? (last ?? null) : null }
}

function toGroup(
  { variantId, waiting, since }: GroupRow,
  variant: SoldVariant | undefined,
): contract.RestockGroup[] {
  if (!variant || !since) return []
  const { productId, productName, variantName, sku, available } = variant
  return [
    {
      ...{ productId, variantId, productName, variantName, sku, waiting },
      waitingSince: since.toISOString(),
      qtyInStock: available,
      isAvailable: isForSale(variant),
    },
  ]
}

function toSignUp({ id, variantId, email, locale, createdAt }: SignUpRow): contract.RestockSignUp {
  return { id, variantId, email, language: locale, createdAt: createdAt.toISOString() }
}
