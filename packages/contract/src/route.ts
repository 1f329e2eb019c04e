import type { Action, ApiScope } from '@vitrine/model'
import type * as z from 'zod'

/** A call of the HTTP interface. The server, the studio client and the OpenAPI document read it. */
export interface Route {
  /** The name of the slice that serves it; the codes of its errors begin with this name. */
  readonly slice: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path, with parameters as `{name}`, as in OpenAPI. */
  readonly path: `/${string}`
  /** The summary in the OpenAPI document: one sentence. */
  readonly summary: string
  /** The access. It has no default: a route without it does not compile. */
  readonly access: Access
  /**
   * The encoding of the body; JSON by default. A native form carries no crumb, and is accepted from pages of
   * the same origin only. A `multipart` body holds a file, a `files` body is one with several
   * files, and a `stream` is a file or a part of one; scripts send them with the crumb. A `text` body is JSON that beacons may send as plain text.
   */
  readonly encoding?: 'form' | 'multipart' | 'files' | 'stream' | 'text'
  /** Omits the crumb: a forged call does no harm, or the headers of the browser prove the same origin. */
  readonly crumb?: 'none' | 'same-origin'
  /** The rate limit that counts the call. */
  readonly limit?: Limit
  /** The maximum body size in bytes; 256 KB by default. */
  readonly bodyLimit?: number
  /** Whether the call may carry an Idempotency-Key, as every call with effects of `/api/commerce` may. */
  readonly repeatable?: true
  /** Whether the call changes nothing that the activity log shows, though its method is not GET: a preview, or a part of an upload. */
  readonly changesNothing?: true
  /** Whether the reply is the session that the call has started: the activity log shows who signed in. */
  readonly startsSession?: true
  /** Whether the reply is a stream of server-sent events; its schema is that of the data of each event. */
  readonly events?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly replies: { readonly 200: z.ZodType } & Readonly<Record<number, z.ZodType>>
}

/**
 * The callers of a route: anyone, a signed-in visitor (who sends the XSRF token of their session as a
 * header), staff members whose role may do the action, or programs with an API key that has the scope.
 */
export type Access = 'anyone' | 'site-user' | Action | ApiScope

/** The names of the rate limits; the server holds their numbers. */
export type Limit =
  | 'cart-write'
  | 'checkout'
  | 'commerce-api'
  | 'comment'
  | 'discount-code'
  | 'download'
  | 'form'
  | 'form-files'
  | 'form-key'
  | 'like'
  | 'page-lock'
  | 'passkey'
  | 'product-review'
  | 'restock'
  | 'search'
  | 'second-step'
  | 'sign-in'
  | 'stock-hold'
  | 'site-user-mail'
  | 'staff-mail'
  | 'site-user-sign-in'
  | 'upload'
  | 'webhook'

/** Returns the function that defines the routes of one slice. */
export function createRouteFactory<const S extends string>(slice: S) {
  return <const R extends Omit<Route, 'slice'>>(route: R): R & { readonly slice: S } => ({
    ...route,
    slice,
  })
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined

export type Params<R extends Route> = Output<R['params']>
export type ParamsInput<R extends Route> = Input<R['params']>
export type Query<R extends Route> = Output<R['query']>
export type QueryInput<R extends Route> = Input<R['query']>
export type Body<R extends Route> = Output<R['body']>
export type BodyInput<R extends Route> = Input<R['body']>
export type Reply<R extends Route> = z.output<R['replies'][200]>
