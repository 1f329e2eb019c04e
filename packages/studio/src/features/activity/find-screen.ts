import type { Activity } from '@vitrine/contract'
import { findCall } from '../../api/find-call.ts'
import { isSingleKind } from './single-kind.ts'

/** The screens that show the subjects of calls, by the beginning of the calls’ paths. */
export const screensOfCalls = {
  '/api/studio/customers/{id}': 'customers',
  '/api/studio/discounts/{id}': 'discounts',
  '/api/studio/documents/{id}': 'pages',
  '/api/studio/gift-cards/{id}': 'gift-cards',
  '/api/studio/member-areas/{id}': 'members/areas',
  '/api/studio/orders/{id}': 'orders',
  '/api/studio/products/{id}': 'products',
  '/api/studio/subscriptions/{id}': 'subscriptions',
  '/api/studio/webhooks/{id}': 'settings/webhooks',
} as const

/** The screens of what programs change, by the name of their call. */
const SCREENS_OF_PROGRAMS: Readonly<Record<string, string>> = {
  apiAddCustomerNote: 'customers',
  apiAddOrderNote: 'orders',
  apiAddProductImage: 'products',
  apiCancelOrder: 'orders',
  apiChangeOrder: 'orders',
  apiChangeProduct: 'products',
  apiChangeSubscription: 'subscriptions',
  apiCreateProduct: 'products',
  apiFulfillOrder: 'orders',
  apiRefundOrder: 'orders',
}

/** Returns the address of the screen that shows what a change was about; undefined if there is none any more. */
export function findScreen({ operation, subject, kind }: Activity): string | undefined {
  if (isSingleKind(kind))
    return kind === 'header-footer' || kind === 'site-settings'
      ? '/config/pages/header-footer'
      : undefined
  const screen = SCREENS_OF_PROGRAMS[operation] ?? findScreenOfCall(operation)
  return subject === '' || screen === undefined ? undefined : `/config/${screen}/${subject}`
}

function findScreenOfCall(operation: string): string | undefined {
  const call = findCall(operation)
  if (!call) return undefined
  const [method, path] = call
  const found = Object.entries(screensOfCalls).find(
    ([beginning]) => `${path}/`.startsWith(`${beginning}/`) || `${path}/{id}` === beginning,
  )
  if (!found || (method === 'DELETE' && path === found[0])) return undefined
  return found[1]
}
