import type { BodyInput, setSiteUserLocale } from '@vitrine/contract'
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
  /** The XSRF token of the session, as the server last sent it; before that, the one of the cookie is sent. */
  #xsrfToken: string | undefined

  /** Sets the language of the account, which cannot be one with a code of the owner's own. Throws the error of the server. */
  async setLocale(language: {
    readonly tag: string
    readonly isCustomCode: boolean
  }): Promise<void> {
    if (!language.isCustomCode) await this.#save({ language: language.tag })
  }

  /**
   * Calls the account of the site user with the XSRF token. If the server answers `crumbFail`, the call is repeated once
   * with the token of that answer, which is kept. Throws an error with the message of the server.
   */
  async #save(body: BodyInput<typeof setSiteUserLocale>, isRepeated = false): Promise<void> {
    const token = this.#xsrfToken ?? readCookie(document.cookie, cookieNames.siteUserCrumb)
    const response = await fetch('/api/site-users/account/locale', {
      method: 'POST',
      // The call is still sent if the visitor leaves the page at once.
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { [SITE_USER_XSRF_HEADER]: token }),
      },
      body: JSON.stringify(body),
    })
    if (response.ok) return
    const answer: unknown = await response.json()
    // The server validates its responses against the contract, so the cast is safe.
    const { message, crumbFail, crumb } = answer as Problem
    if (crumbFail) this.#xsrfToken = crumb
    if (crumbFail && !isRepeated) return this.#save(body, true)
    throw new Error(message)
  }
}
