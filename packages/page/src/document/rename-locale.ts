import type * as z from 'zod/mini'
import { isList, isObject, type Json, type JsonObject } from '../json.ts'
import { localeSchema } from './common.ts'
import { type DocumentKind, documentSchemas } from './kinds.ts'
import { migrateDocument } from './migrate.ts'

type AnySchema = z.core.$ZodType

/** The languages whose texts are renamed. */
export interface LocaleChange {
  readonly from: string
  readonly to: string
}

/**
 * Returns a body whose texts in one language are texts in another one, and the body itself if it has none. They
 * replace texts that it has in the other language. The schemas name the members with a text for each language.
 */
export function renameLocale(
  kind: DocumentKind,
  body: JsonObject,
  change: LocaleChange,
): JsonObject {
  const renamed = rename(documentSchemas[kind], migrateDocument(kind, body), change)
  return isObject(renamed) ? renamed : body
}

function rename(schema: AnySchema, json: Json, change: LocaleChange): Json {
  if (!hasTexts(schema)) return json
  const { def } = getDefinition(schema)
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return rename(def.innerType, json, change)
    case 'lazy':
      return rename(def.getter(), json, change)
    case 'array':
      return isList(json) ? mapList(json, (each) => rename(def.element, each, change)) : json
    case 'record':
      if (!isObject(json)) return json
      return def.keyType === localeSchema
        ? renameKey(json, change)
        : mapMembers(json, (each) => rename(def.valueType, each, change))
    case 'object':
      return isObject(json)
        ? mapMembers(json, (each, name) => {
            const member = def.shape[name]
            return member ? rename(member, each, change) : each
          })
        : json
    case 'union': {
      const option = def.options.find((each) => getDefinition(each).run(json))
      return option ? rename(option, json, change) : json
    }
    default:
      return json
  }
}

function renameKey(json: JsonObject, { from, to }: LocaleChange): JsonObject {
  if (from === to || !Object.hasOwn(json, from)) return json
  const entries = Object.entries(json).filter(([locale]) => locale !== to)
  return Object.fromEntries(entries.map(([locale, text]) => [locale === from ? to : locale, text]))
}

function mapList(list: readonly Json[], map: (element: Json) => Json): Json {
  const mapped = list.map(map)
  return mapped.some((element, at) => element !== list[at]) ? mapped : list
}

function mapMembers(json: JsonObject, map: (member: Json, name: string) => Json): JsonObject {
  const mapped = Object.entries(json).map(([name, member]) => [name, map(member, name)] as const)
  return mapped.some(([name, member]) => member !== json[name]) ? Object.fromEntries(mapped) : json
}

const known = new Map<AnySchema, boolean>()

/** Returns whether values of a schema have a text for each language. */
function hasTexts(schema: AnySchema): boolean {
  const before = known.get(schema)
  if (before !== undefined) return before
  // A schema that contains itself is asked again before it is known.
  known.set(schema, false)
  const has = listParts(schema).some((part) => part === localeSchema || hasTexts(part))
  known.set(schema, has)
  return has
}

/** Lists the schemas that a schema is made of. */
function listParts(schema: AnySchema): readonly AnySchema[] {
  const { def } = getDefinition(schema)
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return [def.innerType]
    case 'lazy':
      return [def.getter()]
    case 'array':
      return [def.element]
    case 'record':
      return [def.keyType, def.valueType]
    case 'object':
      return Object.values(def.shape)
    case 'union':
      return def.options
    default:
      return []
  }
}

function getDefinition(schema: AnySchema) {
  // Every schema is one of the types that zod has.
  const { _zod: zod } = schema as z.core.$ZodTypes
  const run = (json: Json) => {
    const { issues } = zod.run({ value: json, issues: [] }, {}) as z.core.ParsePayload // none is asynchronous
    return issues.length === 0
  }
  return { def: zod.def, run }
}
