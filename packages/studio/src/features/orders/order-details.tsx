import type { OrderDetail } from '@vitrine/contract'
import type { Definition } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'

/** Returns the shipping method and address of an order. */
export function useFulfillmentDetails(order: OrderDetail): Definition[] {
  const t = useTranslate()
  const { shippingName, shippingAddress } = order
  const method = t('orders.shippingMethod')
  if (!shippingAddress) return [[method, shippingName || t('orders.noShipping')]]
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress
  const locality = [city, region, postalCode].filter(Boolean).join(' ')
  const lines = [name, line1, line2, locality, formatCountry(country)].filter(Boolean)
  return [
    [method, shippingName],
    [t('orders.shippingAddress'), lines.join('\n')],
  ]
}

function formatCountry(code: string): string {
  return code === '' ? '' : (new Intl.DisplayNames(undefined, { type: 'region' }).of(code) ?? code)
}

/** Returns how the customer of an order is reached, and the note. */
export function useCustomerDetails(order: OrderDetail): Definition[] {
  const t = useTranslate()
  const { email, note, shippingAddress } = order
  const details: Definition[] = [
    [
      t('studio.email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ]
  if (shippingAddress?.phone) details.push([t('orders.phone'), shippingAddress.phone])
  if (note) details.push([t('orders.note'), note])
  return details
}
