import type { readStock } from '@vitrine/contract'
import { callApi, RequestError } from '../../call-api.ts'
import { getLatestCart } from '../../cart/latest-cart.ts'
import { t } from '../../cart/translate.ts'
import { openFormDialog } from '../../form/form-dialog.ts'
import { localizePath } from '../../page-context.ts'
import { purchase, readChosenItem } from './purchase.ts'

/**
 * Asks the form of the product around `button`, and adds the choice with the answers to the cart. Resolves to whether
 * it was added. Throws `RequestError` with the message to show.
 */
export async function purchaseWithForm(button: HTMLElement): Promise<boolean> {
  const { itemId, sku, quantity } = readChosenItem(button)
  await assertInStock(itemId, sku)
  const query = new URLSearchParams({
    itemId,
    ...(sku !== null && { sku }),
    quantity: `${quantity}`,
  })
  return openFormDialog({
    url: localizePath(`/cart/form?${query.toString()}`),
    send: (values) => purchase(button, values),
  })
}

/**
 * Throws `RequestError` if the cart has all that is in stock.
 *
 * @see storefront spec §5 "For a button that uses an additional-fields form, stock is checked first"
 */
async function assertInStock(itemId: string, sku: string | null): Promise<void> {
  const query = new URLSearchParams({ itemId })
  const { results } = await callApi<typeof readStock>(
    'GET',
    `/api/commerce/inventory/stock/?${query.toString()}` as '/api/commerce/inventory/stock/',
  )
  const entries = getLatestCart()?.entries ?? []
  const inCart = entries
    .filter((entry) => entry.itemId === itemId && (sku === null || entry.chosenVariant.sku === sku))
    .reduce((sum, entry) => sum + entry.quantity, 0)
  const isInStock = results.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > inCart)
  if (!isInStock) throw new RequestError(t('cart.notEnoughStock'))
}
