/** The scopes of API keys, in the order in which the studio lists them. */
export const apiScopes = [
  'shop:read',
  'products:read',
  'products:write',
  'stock:read',
  'stock:write',
  'orders:read',
  'orders:write',
  'customers:read',
  'customers:write',
  'subscriptions:read',
  'subscriptions:write',
  'discounts:read',
  'discounts:write',
  'gift-cards:read',
  'gift-cards:write',
  'forms:read',
] as const

/** Something that an API key may do, such as `orders:read`. */
export type ApiScope = (typeof apiScopes)[number]

/** Returns whether a text is a scope of API keys. */
export function isApiScope(text: string): text is ApiScope {
  return apiScopes.some((scope) => scope === text)
}

/** The beginning of every API key, by which scanners for secrets recognize one. */
export const API_KEY_PREFIX = 'vitrine_'

/** The maximum number of API keys of a site that are not revoked. */
export const MAX_API_KEYS = 50
