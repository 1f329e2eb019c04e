import { isApiScope } from '@vitrine/model'
import { expect, it } from 'vitest'
import { createOpenApi } from '../openapi.ts'
import { operations } from '../routes.ts'
import { pickCommerceApi } from './commerce-api.ts'
import { bodyExamples } from './examples.ts'

const written = pickCommerceApi(createOpenApi([]))
const calls = operations.filter(({ route }) => isApiScope(route.access))

it('writes every call for API keys with its scope, and no other call', () => {
  for (const { name, route } of calls)
    expect(written).toHaveProperty(
      ['paths', route.path, route.method.toLowerCase()],
      expect.objectContaining({ operationId: name, security: [{ apiKey: [route.access] }] }),
    )
  const names = JSON.stringify(written).match(/"operationId":"\w+"/g)
  expect(names).toHaveLength(calls.length)
})

it('has an example of each body, which parses', () => {
  const withBody = calls.filter(({ route }) => route.body)
  expect(withBody.map(({ name }) => name).toSorted()).toEqual(Object.keys(bodyExamples).toSorted())
  for (const { name, route } of withBody) {
    expect(route.body?.safeParse(bodyExamples[name]).error, name).toBeUndefined()
    expect(written).toHaveProperty(
      ['paths', route.path, route.method.toLowerCase()],
      expect.objectContaining({
        requestBody: expect.objectContaining({
          content: {
            'application/json': expect.objectContaining({ example: bodyExamples[name] }),
          },
        }),
      }),
    )
  }
})

it('has every schema that it refers to, and nothing about staff or sessions', () => {
  const text = JSON.stringify(written)
  for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
    expect(written).toHaveProperty(['components', 'schemas', name])
  expect(text).not.toContain('/api/studio/')
  expect(text).not.toContain('__Host-')
})
