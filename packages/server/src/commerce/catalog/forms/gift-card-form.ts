import type { ProductFormField } from '@vitrine/contract'
import { getTranslate, giftCardFields, MAX_GIFT_MESSAGE, MAX_GIFT_NAME } from '@vitrine/model'
import type { ProductForm } from '../product.ts'

/** The ID of the form that every gift card has. */
export const GIFT_CARD_FORM_ID = '00000000-0000-4000-8000-000000000004'

/**
 * Creates the form of a gift card in a language: its recipient, a message and the day of its delivery, then the fields of
 * the owner's own form.
 */
export function createGiftCardForm(locale: string, own: ProductForm | null): ProductForm {
  const translate = getTranslate(locale)
  const { recipientName, recipientEmail, message, deliveryDate } = giftCardFields
  return {
    id: GIFT_CARD_FORM_ID,
    name: 'Gift card',
    fields: [
      createField(recipientName, {
        title: translate('giftCards.recipientName'),
        maxLength: MAX_GIFT_NAME,
      }),
      createField(recipientEmail, {
        type: 'email',
        title: translate('giftCards.recipientEmail'),
        description: translate('giftCards.recipientHelp'),
      }),
      createField(message, {
        type: 'textarea',
        title: translate('giftCards.message'),
        maxLength: MAX_GIFT_MESSAGE,
      }),
      createField(deliveryDate, {
        type: 'date',
        title: translate('giftCards.deliveryDate'),
        description: translate('giftCards.deliveryHelp'),
      }),
      ...(own?.fields ?? []),
    ],
  }
}

function createField(id: string, properties: Partial<ProductFormField>): ProductFormField {
  return {
    ...{ id, type: 'text', title: '', description: '', placeholder: '', required: false },
    ...{ options: [], maxLength: null, currencySymbol: '', showCountryCode: false },
    underline: false,
    ...properties,
  }
}
