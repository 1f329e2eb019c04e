import type { OrderDetail } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sessionQuery } from '../../api/session.ts'
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
  const { data: session } = useQuery(sessionQuery)
  const { id, email, note, shippingAddress } = order
  const details: Definition[] = [
    [
      t('studio.email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ]
  if (order.company) details.push([t('orders.company'), order.company])
  if (order.vatId) details.push([t('orders.vatId'), order.vatId])
  if (shippingAddress?.phone) details.push([t('orders.phone'), shippingAddress.phone])
  if (session && may(session.member.role, 'customers.read'))
    details.push([
      t('orders.column.customer'),
      <Link key="customer" to={`/config/customers/of-order/${id}`}>
        {t('orders.viewCustomer')}
      </Link>,
    ])
  if (note) details.push([t('orders.note'), note])
  return details
}
