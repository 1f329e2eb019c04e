export * from './modules.ts'
export { type ErrorDefinition, createOpenApi, getStatuses, isRepeatable } from './openapi.ts'
export { pickCommerceApi } from './openapi/commerce-api.ts'
export {
  type Access,
  type Body,
  type BodyInput,
  type Limit,
  type Params,
  type ParamsInput,
  type Query,
  type QueryInput,
  type Reply,
  type Route,
} from './route.ts'
export { type Operation, type Routes, operations, routes } from './routes.ts'
