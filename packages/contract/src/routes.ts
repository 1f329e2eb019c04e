import * as z from 'zod'
import * as accounts from './accounts.ts'
import * as aesthetics from './aesthetics.ts'
import * as captcha from './captcha.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import * as comments from './comments.ts'
import * as documentChanges from './document-changes.ts'
import * as documentVersions from './document-versions.ts'
import * as documents from './documents.ts'
import * as donations from './donations.ts'
import * as embeds from './embeds.ts'
import * as forms from './forms.ts'
import * as images from './images.ts'
import * as mail from './mail.ts'
import * as memberAreas from './member-areas.ts'
import * as money from './money.ts'
import * as multilingual from './multilingual.ts'
import * as newsletter from './newsletter.ts'
import * as orders from './orders.ts'
import * as pageLocks from './page-locks.ts'
import * as payments from './payments.ts'
import * as problem from './problem.ts'
import * as redirects from './redirects.ts'
import * as publications from './publications.ts'
import type { Route } from './route.ts'
import * as structure from './structure.ts'
import * as siteUsers from './site-users.ts'
import * as themes from './themes.ts'
import * as search from './search.ts'

const slices: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accounts,
  captcha,
  cart,
  catalog,
  comments,
  documents: { ...documents, ...documentChanges, ...documentVersions, ...publications },
  donations,
  embeds,
  forms,
  images,
  mail,
  money,
  multilingual,
  newsletter,
  orders,
  'page-locks': pageLocks,
  payments,
  problem,
  redirects,
  structure,
  'site-users': { ...siteUsers, ...memberAreas },
  search,
  themes: { ...themes, ...aesthetics },
}

/** A route with the name it has in the contract, and the slice it belongs to. */
export interface Operation {
  readonly name: string
  readonly slice: string
  readonly route: Route
}

const exported = Object.entries(slices).flatMap(([slice, module]) =>
  Object.entries(module).map(([name, value]) => ({ slice, name, value })),
)

export const operations: readonly Operation[] = exported.flatMap(({ slice, name, value }) =>
  isRoute(value) ? [{ slice, name, route: value }] : [],
)

/** Every call there is: what OpenAPI is written from, and what the tests of access walk. */
export const routes: readonly Route[] = operations.map(({ route }) => route)

/** The schemas that have a name, without their "Schema": `ShoppingCart`. */
export const schemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  exported.flatMap(({ name, value }) =>
    value instanceof z.ZodType ? [[typeName(name), value] as const] : [],
  ),
)

function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '')
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'access' in value && 'replies' in value
}
