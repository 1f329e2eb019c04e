import * as z from 'zod'
import * as modules from './modules.ts'
import type { Route } from './route.ts'

/** A route with the name that it has in the contract. */
export interface Operation {
  readonly name: string
  readonly route: Route
}

const exported: readonly (readonly [name: string, value: unknown])[] = Object.entries(modules)

export const operations: readonly Operation[] = exported.flatMap(([name, value]) =>
  isRoute(value) ? [{ name, route: value }] : [],
)

/** The routes by the names that they have in the contract. */
export type Routes = {
  readonly [
    Name in keyof typeof modules as (typeof modules)[Name] extends Route ? Name : never
  ]: Extract<(typeof modules)[Name], Route>
}

/** The routes of the interface: OpenAPI is written from them, and the access tests call them. */
export const routes: readonly Route[] = operations.map(({ route }) => route)

/** The exported schemas by name, without the ending "Schema": `ShoppingCart`. */
export const schemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  exported.flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[getTypeName(name), value] as const] : [],
  ),
)

function getTypeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '')
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'access' in value && 'replies' in value
}
