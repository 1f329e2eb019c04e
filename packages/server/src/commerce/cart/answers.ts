import { checkGift, type FormValues, isEmptyValue } from '@vitrine/model'
import { findFormOfProduct, findStock, getFormFields, GIFT_CARD_FORM_ID } from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { formatAnswer, freezeAnswers } from '../../platform/form-values/answers.ts'
import { assertFit } from '../../platform/form-values/assert-fit.ts'
import { createInvalidFormError, formErrors } from '../../platform/form-values/errors.ts'
import { parsePostedValues, parseSentValues } from '../../platform/form-values/parse-values.ts'
import type { Site } from '../../platform/http/site.ts'
import { hashFields, parseAdditionalFields } from './additional-fields.ts'
import { cartErrors } from './errors.ts'
import { findCartByToken, type StoredAnswers } from './store.ts'

/** The answers of a buyer to the form of a product, as they came. */
export type Answers =
  /** The JSON text of a script: values by field, or texts by label for a product without a form. */
  | { readonly json: string | null }
  /** The values of a native form. */
  | { readonly posted: Readonly<Record<string, string>> }

/**
 * Parses and checks the answers to the form of a product, after `checkStock`. Throws `forms.unparsable`, `forms.invalid` and, for a product without a form, `cart.malformedFields`.
 */
export async function loadAnswers(
  db: Db,
  site: Pick<Site, 'id' | 'language' | 'timeZone'>,
  {
    productId,
    answers,
    checkStock,
  }: {
    readonly productId: string
    readonly answers: Answers
    readonly checkStock: () => Promise<void>
  },
): Promise<StoredAnswers> {
  const form = await findFormOfProduct(db, site.id, { productId, locale: site.language })
  if (!form) return parseLabelledAnswers('json' in answers ? answers.json : null)
  await checkStock()
  const fields = getFormFields(form)
  const values =
    'json' in answers
      ? parseSentValues(fields, parseJson(answers.json))
      : parsePostedValues(fields, answers.posted)
  assertFit({ fields }, values)
  if (form.id === GIFT_CARD_FORM_ID) assertDeliverable(values, site.timeZone)
  return toStoredAnswers(fields, values)
}

/** Throws `forms.invalid` for a gift card that is delivered in the past, or too late. */
function assertDeliverable(values: FormValues, timeZone: string): void {
  // The Swedish order is that of ISO 8601.
  const today = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format()
  const errors = checkGift(values, today)
  if (Object.keys(errors).length > 0) throw createInvalidFormError(errors)
}

/** Parses the answers to a product without a form: texts by label. Throws `cart.malformedFields`. */
export function parseLabelledAnswers(json: string | null): StoredAnswers {
  const fields = parseAdditionalFields(json)
  return { fields, formValues: null, fieldsHash: hashFields(fields) }
}

/**
 * Throws `cart.notEnoughStock` if no variant of a product has more than the cart of a token has already.
 *
 * @see storefront spec §5 "For a button that uses an additional-fields form, stock is checked first"
 */
export async function assertInStock(
  db: Db,
  siteId: string,
  { token, productId }: { readonly token: string | undefined; readonly productId: string },
): Promise<void> {
  const found = await findStock(db, siteId, productId)
  if (!found) throw cartErrors.variantUnavailable()
  const cart = token === undefined ? undefined : await findCartByToken(db, siteId, token)
  const isInStock = found.stock.some(({ variantId, ...stock }) => {
    const lines = cart?.lines.filter((line) => line.variantId === variantId) ?? []
    const inCart = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return stock.unlimited || stock.backorder || stock.available > inCart
  })
  if (!isInStock) throw cartErrors.notEnoughStock()
}

function parseJson(text: string | null): unknown {
  if (text === null || text === '') return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw formErrors.unparsable({ cause })
  }
}

type Fields = Parameters<typeof freezeAnswers>[0]

/** Returns the answers with the texts that are shown; fields that were left empty have none. */
function toStoredAnswers(fields: Fields, formValues: FormValues): StoredAnswers {
  const given = freezeAnswers(fields, formValues).filter(({ value }) => !isEmptyValue(value))
  const shown = Object.fromEntries(given.map((answer) => [answer.title, formatAnswer(answer)]))
  return { fields: shown, formValues, fieldsHash: hashFields(shown) }
}
