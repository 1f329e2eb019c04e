import type { Action } from '@vitrine/model'
import type * as z from 'zod'

/** One call of the HTTP interface. Server, studio client and OpenAPI file are all read from it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters as `{name}`, as OpenAPI writes them. */
  readonly path: `/${string}`
  /** One sentence for the reader of the OpenAPI file. */
  readonly summary: string
  /** Who may call it. There is no default: a route that forgets to say does not compile. */
  readonly access: Access
  /**
   * What the body is written in; JSON when left out. A native form carries no crumb, and is taken only
   * from a page of the same origin. A `multipart` body holds a file, and is sent by scripts, with the crumb.
   */
  readonly encoding?: 'form' | 'multipart'
  /**
   * The crumb is not asked for: nobody is harmed by a forged call, or the browser's word is enough that a
   * page of the same origin calls.
   */
  readonly crumb?: 'none' | 'same-origin'
  /** Which of the server's limits counts it. */
  readonly limit?: Limit
  /** The largest body in bytes; 256 KB when left out. */
  readonly bodyLimit?: number
  /** May carry an Idempotency-Key, as every unsafe call of `/api/commerce` may. */
  readonly repeatable?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly replies: { readonly 200: z.ZodType } & Readonly<Record<number, z.ZodType>>
}

/**
 * Who may call: anyone, a signed-in visitor of the site (who sends the token of their session in a header
 * of its own with every call that changes something), or members whose role may do the action.
 */
export type Access = 'anyone' | 'site-user' | Action

/** The limits of calls by name; the server holds their numbers. */
export type Limit =
  | 'cart-write'
  | 'checkout'
  | 'comment'
  | 'form'
  | 'form-key'
  | 'like'
  | 'page-lock'
  | 'search'
  | 'sign-in'
  | 'site-user-mail'
  | 'site-user-sign-in'
  | 'upload'
  | 'webhook'

export function defineRoute<const R extends Route>(route: R): R {
  return route
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
