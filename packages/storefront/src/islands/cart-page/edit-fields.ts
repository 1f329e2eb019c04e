import type { CartEntry, changeCartEntryFields } from '@vitrine/contract'
import { changeCart } from '../../cart/change-cart.ts'
import { loadCart } from '../../cart/load-cart.ts'
import { t } from '../../cart/translate.ts'
import { callApi, getErrorText, RequestError } from '../../call-api.ts'
import { openFormDialog } from '../../form/form-dialog.ts'
import type { Problem } from './entry-changes.ts'

/** Has the visitor change the answers of an entry in the dialog of the form at `url`. Resolves to the error, if any. */
export async function editFields(entry: CartEntry, url: string): Promise<Problem | undefined> {
  const { id, itemId, chosenVariant } = entry
  const path = `/api/commerce/shopping-cart/entries/${id}/additionalFields` as const
  const send = async (additionalFields: string) => {
    const body = { itemId, sku: chosenVariant.sku, additionalFields }
    await changeCart(() => callApi<typeof changeCartEntryFields>('PUT', path, body))
  }
  try {
    await openFormDialog({ url, send })
    return undefined
  } catch (error) {
    const isClosed = error instanceof RequestError && error.code === 'cart.unableToOpenForm'
    // Another tab or the shop may have changed the cart, so load it again.
    void loadCart()
    const title = t(isClosed ? 'cart.unableToOpenForm' : 'cart.unableToUpdateForm')
    return { title, message: getErrorText(error) }
  }
}
