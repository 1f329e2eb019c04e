import { blockRegistry } from '@vitrine/blocks'
import { documentKinds } from '@vitrine/page'
import { expect, it } from 'vitest'
import { formatOpenApi } from './openapi.ts'

interface OpenApi {
  readonly paths: Readonly<Record<string, unknown>>
  readonly components: { readonly schemas: Readonly<Record<string, Record<string, unknown>>> }
}

const text = formatOpenApi()
const openApi = JSON.parse(text) as OpenApi
const { schemas } = openApi.components

it('describes the body of a document by a schema of each kind', () => {
  const { anyOf } = schemas['DocumentBody'] as { readonly anyOf: readonly { $ref: string }[] }
  expect(anyOf).toHaveLength(documentKinds.length)
  for (const { $ref } of anyOf) {
    const schema = schemas[$ref.replace('#/components/schemas/', '')]
    expect(schema).toMatchObject({
      additionalProperties: false,
      properties: { schema: { const: 1 } },
    })
  }
  expect(text).toContain('"$ref": "#/components/schemas/DocumentBody"')
})

it('describes the data of every type of block', () => {
  const { allOf } = schemas['Block'] as { readonly allOf: readonly unknown[] }
  expect(allOf).toHaveLength(blockRegistry.size)
  expect(schemas['ImageBlockData']).toMatchObject({
    properties: { fit: { enum: ['cover', 'contain'] } },
  })
})

it('describes sections and blocks wherever a call has them', () => {
  const { '/api/rest/forms/validate/{formId}': _fieldsOfVisitors, ...paths } = openApi.paths
  // An object of anything.
  expect(JSON.stringify(paths)).not.toContain('"additionalProperties":{}')
  expect(JSON.stringify(paths['/api/site-header-footer'])).toMatch(
    /"blocks":\{[^}]*\},"additionalProperties":\{"\$ref":"#\/components\/schemas\/Block"\}/,
  )
})

it('refers only to schemas that are there', () => {
  const references = [...text.matchAll(/"\$ref": "#\/components\/schemas\/([^"]+)"/g)]
  for (const [, name = ''] of references) expect(schemas).toHaveProperty(name)
  expect(text).not.toMatch(/\$defs|__shared|"\$id"/)
})
