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
  readonly access: 'anyone' | Action
  /**
   * What the body is written in; JSON when left out. A native form carries no crumb, and is taken only
   * from a page of the same origin.
   */
  readonly encoding?: 'form'
  /** The crumb is not asked for: nobody is harmed by a forged call. */
  readonly crumb?: 'none'
  /** Which of the server's limits counts it. */
  readonly limit?: Limit
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly replies: { readonly 200: z.ZodType } & Readonly<Record<number, z.ZodType>>
}

/** The limits of calls by name; the server holds their numbers. */
export type Limit = 'cart-write' | 'checkout' | 'sign-in' | 'webhook'

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
