import type { BodyInput, Reply, Route } from '@vitrine/contract'
import { cookieNames } from '@vitrine/model'
import { readCookie } from './read-cookie.ts'
import { sendRequest } from './send-request.ts'

export { getErrorText, RequestError, NetworkError } from './send-request.ts'

/** A path of the contract with its parameters filled in. */
type FilledPath<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${FilledPath<After>}`
  : P

/**
 * Calls the site's server. The route is only a type argument: method, path, body and reply are checked against the
 * contract, but neither the contract nor zod is shipped to visitors.
 */
export async function callApi<R extends Route>(
  method: Exclude<R['method'], 'PATCH'>,
  path: FilledPath<R['path']>,
  body?: BodyInput<R>,
  key?: string,
): Promise<Reply<R>> {
  const crumb = readCookie(document.cookie, cookieNames.crumb)
  const answer = await sendRequest({
    method,
    path,
    body,
    crumb,
    key,
    cookieEnabled: navigator.cookieEnabled,
  })
  // The server validates its responses against the contract, so the cast is safe.
  return answer as Reply<R>
}
