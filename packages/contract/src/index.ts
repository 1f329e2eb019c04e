export * from './accounts.ts'
export * from './aesthetics.ts'
export * from './captcha.ts'
export * from './cart.ts'
export * from './catalog.ts'
export * from './comments.ts'
export * from './document-changes.ts'
export * from './document-versions.ts'
export * from './documents.ts'
export * from './donations.ts'
export * from './embeds.ts'
export * from './forms.ts'
export * from './images.ts'
export * from './mail.ts'
export * from './member-areas.ts'
export * from './money.ts'
export * from './multilingual.ts'
export * from './newsletter.ts'
export { type ErrorLine, isRepeatable, openApi, statusesOf } from './openapi.ts'
export * from './orders.ts'
export * from './page-locks.ts'
export * from './payments.ts'
export * from './problem.ts'
export * from './publications.ts'
export * from './redirects.ts'
export {
  type Access,
  type Body,
  type BodyInput,
  defineRoute,
  type Limit,
  type Params,
  type ParamsInput,
  type Query,
  type QueryInput,
  type Reply,
  type Route,
} from './route.ts'
export * from './search.ts'
export { type Operation, operations, routes } from './routes.ts'
export * from './structure.ts'
export * from './themes.ts'
export * from './site-users.ts'
