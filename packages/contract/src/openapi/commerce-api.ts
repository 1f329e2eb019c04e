import * as z from 'zod'
import { bodyExamples } from './examples.ts'

const PREFIX = '/api/commerce/v1/'

const operationSchema = z.looseObject({
  operationId: z.string(),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({})) }).optional(),
})

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.object({ apiKey: z.unknown() }),
  }),
})

type Json = Readonly<Record<string, unknown>>

/** Returns the part of the OpenAPI document that is for API keys, with examples, and the schemas that it refers to. */
export function pickCommerceApi(whole: Json): Json {
  const { openapi, info, servers, paths, components } = documentSchema.parse(whole)
  const picked = Object.fromEntries(
    Object.entries(paths)
      .filter(([path]) => path.startsWith(PREFIX))
      .map(([path, methods]) => [path, addExamples(methods)]),
  )
  return {
    openapi,
    info: {
      ...z.looseObject({}).parse(info),
      title: 'Vitrine commerce API',
      summary: 'The calls with which other programs read and change a store, by an API key.',
    },
    servers,
    paths: picked,
    components: {
      schemas: pickSchemas(picked, components.schemas),
      securitySchemes: { apiKey: components.securitySchemes.apiKey },
    },
  }
}

function addExamples(methods: Readonly<Record<string, z.output<typeof operationSchema>>>): Json {
  const entries = Object.entries(methods).map(([method, operation]) => {
    const example = bodyExamples[operation.operationId]
    if (!operation.requestBody || !example) return [method, operation] as const
    const content = Object.entries(operation.requestBody.content).map(([type, media]) => [
      type,
      { ...media, example },
    ])
    const requestBody = { ...operation.requestBody, content: Object.fromEntries(content) }
    return [method, { ...operation, requestBody }] as const
  })
  return Object.fromEntries(entries)
}

/** Returns the schemas that a part refers to, and those that these refer to. */
function pickSchemas(part: Json, schemas: Json): Json {
  const names = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name)) continue
      names.add(name)
      visit(schemas[name])
    }
  }
  visit(part)
  return Object.fromEntries([...names].toSorted().map((name) => [name, schemas[name]]))
}
