import type { ProductDetail } from '@vitrine/contract'
import { ApiError, callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { FormError } from '../../ui/forms/form-error.ts'
import type { Translate } from '../../ui/i18n.ts'
import { describeCellError } from './describe-cell-error.ts'
import { findCellErrors } from './values/change-cells.ts'
import {
  type AmountFormat,
  getVariantName,
  type ProductValues,
  toSentProduct,
} from './values/product-values.ts'

/** Saves a product. Throws a `FormError` with all cells that have no value, or the error of the call. */
export async function saveProduct(
  t: Translate,
  { id, version }: Pick<ProductDetail, 'id' | 'version'>,
  values: ProductValues,
  format: AmountFormat,
): Promise<ProductDetail> {
  const errors = findCellErrors(values.variants)
  if (errors.length > 0)
    throw new FormError(errors.map((error) => describeCellError(t, error, format)))
  const body = { version, product: toSentProduct(values) }
  const saved = await callApi('changeProduct', { params: { id }, body }).catch((error: unknown) => {
    throw nameVariants(t, error, values)
  })
  await showProduct(saved)
  return saved
}

/** Shows the new state of a product on its page and in the list. */
export async function showProduct(product: ProductDetail): Promise<void> {
  const { queryKey } = routeQuery('readProduct', { params: { id: product.id } })
  queryClient.setQueryData(queryKey, product)
  await queryClient.invalidateQueries({ queryKey: ['listProducts'] })
}

/** Adds the name of the variant to each error of one: a message alone does not say which it means. */
function nameVariants(t: Translate, error: unknown, { variants }: ProductValues): unknown {
  if (!(error instanceof ApiError) || !error.problem?.errors) return error
  const errors = Object.entries(error.problem.errors).map(([path, message]) => {
    const [, index] = /^(?:product\.)?variants\.(\d+)\./.exec(path) ?? []
    const variant = index === undefined ? undefined : variants[Number(index)]
    const name = variant && getVariantName(variant)
    const text = name ? t('products.errorOf', { name, message }) : message
    return [path.replace(/^product\./, ''), text]
  })
  return new ApiError(error.status, { ...error.problem, errors: Object.fromEntries(errors) })
}
