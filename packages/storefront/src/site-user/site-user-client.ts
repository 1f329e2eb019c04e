import type {
  BodyInput,
  Reply,
  Route,
  setSiteUserLocale,
  signInSiteUser,
  signOutSiteUser,
} from '@vitrine/contract'
import { cookieNames, SITE_USER_XSRF_HEADER } from '@vitrine/model'
import { readCookie } from '../read-cookie.ts'
import { sendRequest } from '../send-request.ts'

/** The XSRF token of the session, as the server last sent it. */
let xsrfToken: string | undefined

/**
 * Calls the account of the site user with the XSRF token. If the server answers `crumbFail`, the call is repeated once
 * with the token of that answer, which is kept.
 */
async function callAccount<R extends Route>(
  method: 'POST' | 'DELETE',
  path: R['path'],
  body: BodyInput<R>,
): Promise<Reply<R>> {
  const answer = await sendRequest({
    ...{ method, path, body, crumbHeader: SITE_USER_XSRF_HEADER },
    crumb: xsrfToken ?? readCookie(document.cookie, cookieNames.siteUserCrumb),
    cookieEnabled: navigator.cookieEnabled,
    onFreshCrumb: (fresh) => {
      xsrfToken = fresh
    },
  })
  // The server validates its responses against the contract, so the cast is safe.
  return answer as Reply<R>
}

/** The calls of a visitor with an account. @see platform spec §7 */
export const siteUserClient = {
  /** Signs in, and keeps the XSRF token of the session. Throws `RequestError`. */
  signIn: async (input: {
    readonly email: string
    readonly password: string
    readonly rememberMe: boolean
  }) => {
    const session = await callAccount<typeof signInSiteUser>(
      'POST',
      '/api/site-users/account/session',
      input,
    )
    ;({ xsrfToken } = session)
    return session
  },
  /** Signs out. With `cloneCart` this browser keeps the cart. Throws `RequestError`. */
  signOut: async (input: { readonly cloneCart: boolean }) => {
    await callAccount<typeof signOutSiteUser>('DELETE', '/api/site-users/account/session', input)
    xsrfToken = undefined
  },
  /** Sets the language of the account, which cannot be one with a code of the owner's own. Throws `RequestError`. */
  setLocale: async (language: { readonly tag: string; readonly isCustomCode: boolean }) => {
    if (!language.isCustomCode)
      await callAccount<typeof setSiteUserLocale>('POST', '/api/site-users/account/locale', {
        language: language.tag,
      })
  },
}
