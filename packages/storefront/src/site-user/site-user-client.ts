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

/** The fields of an error response that are used here. */
interface Problem {
  readonly message?: string
  readonly crumbFail?: boolean
  readonly crumb?: string
}

/** The calls of a visitor with an account. @see platform spec §7 */
export class SiteUserClient {
  /** The XSRF token of the session, as the server last sent it. */
  #xsrfToken: string | undefined

  /** Signs in, and keeps the XSRF token of the session. Throws the error of the server. */
  async signIn(input: {
    readonly email: string
    readonly password: string
    readonly rememberMe: boolean
  }): Promise<Reply<typeof signInSiteUser>> {
    const session = await this.#call<typeof signInSiteUser>(
      'POST',
      '/api/site-users/account/session',
      input,
    )
    this.#xsrfToken = session.xsrfToken
    return session
  }

  /** Signs out. With `cloneCart` this browser keeps the cart. Throws the error of the server. */
  async signOut(input: { readonly cloneCart: boolean }): Promise<void> {
    await this.#call<typeof signOutSiteUser>('DELETE', '/api/site-users/account/session', input)
    this.#xsrfToken = undefined
  }

  /** Sets the language of the account, which cannot be one with a code of the owner's own. Throws the error of the server. */
  async setLocale(language: {
    readonly tag: string
    readonly isCustomCode: boolean
  }): Promise<void> {
    if (!language.isCustomCode)
      await this.#call<typeof setSiteUserLocale>('POST', '/api/site-users/account/locale', {
        language: language.tag,
      })
  }

  /**
   * Calls the account of the site user with the XSRF token. If the server answers `crumbFail`, the call is repeated once
   * with the token of that answer, which is kept. Throws an error with the message of the server.
   */
  async #call<R extends Route>(
    method: 'POST' | 'DELETE',
    path: R['path'],
    body: BodyInput<R>,
    isRepeated = false,
  ): Promise<Reply<R>> {
    const token = this.#xsrfToken ?? readCookie(document.cookie, cookieNames.siteUserCrumb)
    const response = await fetch(path, {
      method,
      // The call is still sent if the visitor leaves the page at once.
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { [SITE_USER_XSRF_HEADER]: token }),
      },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    // The server validates its responses against the contract, so the casts are safe.
    if (response.ok) return answer as Reply<R>
    const { message, crumbFail, crumb } = answer as Problem
    if (crumbFail) this.#xsrfToken = crumb
    if (crumbFail && !isRepeated) return this.#call<R>(method, path, body, true)
    throw new Error(message)
  }
}
