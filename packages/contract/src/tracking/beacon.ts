import { MAX_BEACON_BYTES } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory, type Route } from '../route.ts'

/** Defines a route of the slice `tracking`. */
export const defineRoute = createRouteFactory('tracking')

/** A text that is cut to a length: a long title is no reason to lose a visit. */
export const cut = (length: number) => z.string().transform((text) => text.slice(0, length))
/** A text that is cut, and may be missing. */
export const optionalCut = (length: number) => z.nullish(cut(length))
/** A size of a screen or a window. */
export const pixels = z.nullish(z.number().min(0).max(100_000))
/** An id of something of the page; it may be missing. */
export const identifier = z.nullish(z.string().max(100))

/** The fields of the page that every call of the census carries. @see storefront spec §3 */
export const pageShape = {
  websiteId: z.string().max(100),
  templateId: identifier,
  website_locale: z.nullish(z.string().max(40)),
  userAgent: optionalCut(1_000),
  /** The clock of the browser in milliseconds; the server corrects one that is wrong. */
  clientDate: z.nullish(z.number()),
  viewportInnerWidth: pixels,
  viewportInnerHeight: pixels,
  screenWidth: pixels,
  screenHeight: pixels,
  /** The path with its query, or the whole URL. */
  url: cut(2_000),
  title: optionalCut(500),
  itemId: identifier,
  collectionId: identifier,
  recordType: z.nullish(z.int().min(0).max(10_000)),
  /** The URL of the page before this one. */
  referrer: optionalCut(2_000),
  /** The id of the page load. With `sequence` it names the event, which counts once however often it arrives. */
  pageLoadId: z.nullish(z.string().regex(/^[\w-]{1,64}$/)),
  sequence: z.nullish(z.int().min(0).max(1_000_000)),
}

/** The value of the cookie `ss_cvr`; null without consent. A malformed one counts as none. */
export const visitorCookie = optionalCut(300)

/** The fields of an event of the census. */
export const event = { ...pageShape, visitorCookie }

/** The calls that scripts of a page send and forget: anyone may send them, and the answer is empty. */
export const beacon = {
  method: 'POST',
  access: 'anyone',
  crumb: 'none',
  bodyLimit: MAX_BEACON_BYTES,
  replies: { 200: z.void(), 400: problemSchema },
} as const satisfies Partial<Route>
