import { cookieNames, isApiScope } from '@vitrine/model'
import type { Access } from '../route.ts'

/** The ways to authenticate, as OpenAPI describes them. */
export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of the site, with the scope of the call.',
  },
  member: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-vitrine',
    description: 'The session of a staff member. Over plain http the cookie is named "vitrine".',
  },
  siteUser: {
    type: 'apiKey',
    in: 'cookie',
    name: `__Host-${cookieNames.siteUserToken}`,
    description:
      'The session of a visitor with an account. Over plain http the cookie has no prefix.',
  },
} as const

/** Returns the way to authenticate that an access needs. */
export function getSecurity(access: Access): Readonly<Record<string, readonly string[]>> {
  if (isApiScope(access)) return { apiKey: [access] }
  return access === 'site-user' ? { siteUser: [] } : { member: [] }
}
