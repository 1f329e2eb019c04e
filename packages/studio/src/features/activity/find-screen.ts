import type { Activity } from '@vitrine/contract'
import { calls } from '../../api/calls.ts'

/** The screens that show the subjects of calls, by the beginning of the calls’ paths. */
const SCREENS = {
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

/** Returns the address of the screen that shows what a change was about; undefined if there is none any more. */
export function findScreen({ operation, subject }: Activity): string | undefined {
  if (subject === '' || !isCall(operation)) return undefined
  const [method, path] = calls[operation]
  const found = Object.entries(SCREENS).find(
    ([beginning]) => `${path}/`.startsWith(`${beginning}/`) || `${path}/{id}` === beginning,
  )
  if (!found || (method === 'DELETE' && path === found[0])) return undefined
  return `/config/${found[1]}/${subject}`
}

function isCall(name: string): name is keyof typeof calls {
  return Object.hasOwn(calls, name)
}
