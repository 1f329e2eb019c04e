import type { HttpServer } from '../../platform/http/http-server.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'

/**
 * Loads the token of the visitor's cart. The cart of an account is found by the session alone: no cookie holds its
 * token, so that a token that someone planted or copied never leads to it.
 */
export async function loadCartToken(
  http: Pick<HttpServer, 'findSiteUser'>,
  { site, siteUserCookies, visitor }: Pick<RequestContext, 'site' | 'siteUserCookies' | 'visitor'>,
): Promise<string | undefined> {
  const siteUser = await http.findSiteUser(site, siteUserCookies.token)
  return siteUser?.cartToken ?? visitor.token
}
