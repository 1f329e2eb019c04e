import { getTranslate } from '@vitrine/model'
import { findSoldVariants, type SoldVariant } from '../../commerce/catalog/index.ts'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import type { EmailSecret, NewEmail } from '../../platform/mail/index.ts'
import { findSignUp, type SignUpRow } from './store.ts'

/** The kind of the link to the product. */
export const RESTOCK_LINK = 'restock-product'

/** Creates the email that tells a visitor that a variant is back. */
export function createRestockEmail(
  { id, email, locale }: SignUpRow,
  { site, variant }: { readonly site: string; readonly variant: SoldVariant },
): NewEmail {
  const translate = getTranslate(locale)
  const { productName, variantName } = variant
  const product = variantName === '' ? productName : `${productName} (${variantName})`
  return {
    dedupe: `restock:${id}`,
    recipient: email,
    subject: translate('emails.restock.subject', { site, product }),
    language: locale,
    parts: [
      { text: translate('emails.restock.text', { product }) },
      { link: { kind: RESTOCK_LINK, id, label: translate('emails.restock.button') } },
      { text: translate('emails.restock.after') },
    ],
  }
}

/** Makes the path of the product that a visitor waited for; undefined if visitors do not see it any more. */
export const makeRestockLink: EmailSecret = async ({ db, siteId, id }) => {
  const row = await findSignUp(db, siteId, id)
  if (!row) return undefined
  const variant = (await findSoldVariants(db, siteId, [row.variantId])).get(row.variantId)
  if (!variant?.isShown) return undefined
  const { prefix = '' } = getLanguage(await listLanguages(db, siteId), row.locale) ?? {}
  return `${prefix === '' ? '' : `/${prefix}`}${variant.url}`
}
