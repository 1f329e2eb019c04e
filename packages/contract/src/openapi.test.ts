import { expect, it } from 'vitest'
import { addCartEntry, listOrders } from './index.ts'
import { createOpenApi, getStatuses } from './openapi.ts'
import { operations, routes } from './routes.ts'

const written = createOpenApi([
  { code: 'cart.cartFull', status: 409, message: 'Your cart is full.' },
  { code: 'orders.other', status: 409, message: 'Not of the cart.' },
])
const text = JSON.stringify(written)

it('writes every route of the contract, with its access', () => {
  for (const { name, route } of operations) {
    expect(written).toHaveProperty(
      ['paths', route.path, route.method.toLowerCase()],
      expect.objectContaining({ operationId: name, 'x-access': route.access }),
    )
  }
})

it('assigns a method and path to one route only', () => {
  const calls = routes.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(new Set(calls).size).toBe(calls.length)
})

it('names every parameter of a path in its schema', () => {
  for (const { path, params } of routes) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const answered = params?.safeParse({})
    const missing = answered?.error?.issues.map((issue) => issue.path.join('.')) ?? []
    expect(missing, path).toEqual(inPath)
  }
})

it('refers only to existing schemas', () => {
  const pointers = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
  expect(pointers.length).toBeGreaterThan(10)
  for (const [, name = ''] of pointers)
    expect(written).toHaveProperty(['components', 'schemas', name])
  expect(text).not.toContain('$defs')
})

it('lists the error codes of a call’s own slice', () => {
  const problem = ['paths', addCartEntry.path, 'post', 'responses', '409', 'x-codes']
  expect(written).toHaveProperty(problem, ['cart.cartFull'])
})

it('documents that a limited call may be rejected for a while', () => {
  expect(getStatuses(addCartEntry)).toContain(429)
  expect(getStatuses(listOrders)).not.toContain(429)
})

it('documents that a guarded call requires a staff member', () => {
  expect(getStatuses(listOrders)).toEqual(expect.arrayContaining([401, 403]))
  expect(written).toHaveProperty(['paths', listOrders.path, 'get', 'security'], [{ member: [] }])
})

it('documents a body only for calls that read one', () => {
  for (const { route } of operations) {
    const place = ['paths', route.path, route.method.toLowerCase(), 'requestBody']
    if (route.body || route.encoding === 'stream') expect(written).toHaveProperty(place)
    else expect(written).not.toHaveProperty(place)
  }
})
