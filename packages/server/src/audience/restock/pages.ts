import { getRestockTexts, getTranslate, type Message } from '@vitrine/model'
import { z } from 'zod'
import { findSoldVariants, listVariantIds, type SoldVariant } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import {
  mountPage,
  page,
  type PageRequest,
  type PageRoute,
  redirect,
} from '../../platform/http/page.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { toMessage } from '../../platform/http/translator.ts'
import { restockErrors } from './errors.ts'
import type { RestockPorts } from './routes.ts'
import { signUp } from './sign-up.ts'

const PATH = '/account/restock'

const getPath = (productId: string) => `${PATH}/${productId}` as const
const params = z.object({ productId: z.uuid() })
const query = z.object({ done: z.literal('1').optional().catch(undefined) })
/** A request for the page of a product. */
type PageCall = PageRequest<PageRoute & { readonly params: typeof params }>

/** The earlier request that the page shows again, or its success. */
interface Submitted {
  readonly variantId?: string
  readonly email?: string
  readonly isJoining?: boolean
  readonly alert?: Message
  readonly isDone?: boolean
}

const body = z.object({
  variantId: z.uuid().catch(''),
  email: z.string().max(1_000).catch(''),
  isJoinMailingList: z.string().optional(),
  /** A field that people do not see. */
  website: z.string().max(1_000).catch('trap').default(''),
})

/** Mounts the page with which visitors without scripts ask for an email. */
export function restockPages({ http, verifyCaptcha }: RestockPorts): void {
  const route = {
    path: `${PATH}/{productId}`,
    access: 'anyone',
    params,
    isLocalized: true,
  } as const

  mountPage(http, { ...route, method: 'GET', query }, async (call) =>
    page(await renderPage(http, call, { isDone: call.query.done === '1' })),
  )

  mountPage(http, { ...route, method: 'POST', body, limit: 'restock' }, async (call) => {
    const { db, site, language, siteUserCookies, countAccount, localizePath } = call
    const { variantId, email, isJoinMailingList, website } = call.body
    const { productId } = call.params
    const donePath = `${localizePath(getPath(productId))}?done=1` as const
    // Robots get the same answer as people.
    if (website !== '') return redirect(donePath)
    try {
      const user = await http.findSiteUser(site, siteUserCookies.token)
      const request = {
        ...{ productId, variantId, email },
        joinsMailingList: isJoinMailingList !== undefined,
        captchaKey: undefined,
        locale: language.tag,
        siteUserId: user?.id ?? null,
      }
      if (variantId === '') throw restockErrors.unknownVariant()
      await signUp(db, site, request, { verifyCaptcha, countEmail: countAccount })
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const isJoining = isJoinMailingList !== undefined
      const submitted = { variantId, email, isJoining, alert: toMessage(error) }
      return page(await renderPage(http, call, submitted), error.status)
    }
    return redirect(donePath)
  })
}

/** Renders the page of a product. Throws `restock.off` for a product that visitors do not see. */
async function renderPage(
  http: PageServer,
  { db, site, nonce, language, localizePath, params: { productId } }: PageCall,
  submitted: Submitted,
): Promise<string> {
  const soldOut = await listSoldOut(db, site.id, { productId, locale: language.tag })
  const [first] = soldOut.all
  const settings = site.store.merchandising
  const translate = getTranslate(language.tag)
  if (!first || !settings.restockNotificationsEnabled) throw restockErrors.off()
  const data = {
    restock: {
      action: localizePath(getPath(productId)),
      product: first.productName,
      url: localizePath(first.url),
      variants: soldOut.variants.map(({ variantId, variantName }) => ({
        id: variantId,
        name: variantName,
        isChosen: variantId === submitted.variantId,
      })),
      hasChoice: soldOut.variants.length > 1,
      isEmpty: soldOut.variants.length === 0,
      asksMailingList: settings.restockNotificationsMailingListSignUpEnabled,
      isOptedIn: submitted.isJoining ?? settings.restockNotificationsMailingListOptInByDefault,
      texts: getRestockTexts(settings, (id) => translate(id)),
      successText: settings.restockNotificationsSuccessText,
      ...submitted,
    },
  }
  const given = { nonce, language, path: PATH.slice(1) }
  return http.website.renderSystemPage(site, 'restock', data, given)
}

/** Lists the variants of a product that visitors see, named in a language, and those of them that are sold out. */
async function listSoldOut(
  db: Db,
  siteId: string,
  { productId, locale }: { readonly productId: string; readonly locale: string },
) {
  const ids = await listVariantIds(db, siteId, productId)
  const found = await findSoldVariants(db, siteId, ids, locale)
  const all: SoldVariant[] = ids.flatMap((id) => found.get(id) ?? []).filter((each) => each.isShown)
  return { all, variants: all.filter(({ available }) => available === 0) }
}
