export * from './accounts.ts'
export * from './cart.ts'
export * from './catalog.ts'
export * from './mail.ts'
export * from './money.ts'
export { type ErrorLine, isRepeatable, openApi, statusesOf } from './openapi.ts'
export * from './orders.ts'
export * from './payments.ts'
export * from './problem.ts'
export {
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
export { type Operation, operations, routes } from './routes.ts'
