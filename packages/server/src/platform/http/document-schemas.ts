import { type BlockKind, blockRegistry } from '@vitrine/blocks'
import {
  announcementBarSchema,
  blockSchema,
  documentSchemas,
  footerSchema,
  headerSchema,
  linkSchema,
  richTextSchema,
  sectionSchema,
} from '@vitrine/page'
import * as z from 'zod/mini'

type Json = Readonly<Record<string, unknown>>

const PLACE = '#/components/schemas/'
/** The place of the parts that zod extracts because they contain themselves. */
const SHARED = `${PLACE}__shared#/$defs/schema`

/**
 * Returns the JSON schemas of documents for the OpenAPI document, by name: `DocumentBody` is any of the
 * kinds, `Block` names the data of each type.
 */
export function createDocumentSchemas(): Readonly<Record<string, Json>> {
  const kinds = Object.entries(documentSchemas).map(
    ([kind, schema]) => [`${toTypeName(kind)}Document`, schema] as const,
  )
  const blocks = [...blockRegistry.values()].map(
    (kind) => [getDataName(kind), kind.schema] as const,
  )
  const named = z.registry<{ id: string }>()
  const parts = {
    Block: blockSchema,
    Section: sectionSchema,
    RichText: richTextSchema,
    Link: linkSchema,
    Header: headerSchema,
    Footer: footerSchema,
    AnnouncementBar: announcementBarSchema,
  }
  for (const [id, schema] of [...Object.entries(parts), ...kinds, ...blocks])
    if (!named.has(schema)) named.add(schema, { id })
  const { schemas } = z.toJSONSchema(named, {
    uri: (id) => PLACE + id,
    io: 'input',
    unrepresentable: 'any',
  })
  const { __shared: shared, ...own } = parseMoved(schemas)
  const { Block: block } = own
  return {
    ...own,
    ...getSharedParts(shared),
    Block: { ...block, allOf: [...blockRegistry.values()].map(describeData) },
    DocumentBody: { anyOf: kinds.map(([name]) => ({ $ref: PLACE + name })) },
  }

  /** Returns the rule that a block of this type has the data of the type. */
  function describeData(kind: BlockKind): Json {
    const name = named.get(kind.schema)?.id ?? ''
    return {
      if: { properties: { type: { const: kind.type } }, required: ['type'] },
      then: { properties: { data: { $ref: PLACE + name } } },
    }
  }
}

function getDataName({ slug }: BlockKind): string {
  return `${toTypeName(slug)}BlockData`
}

/** Returns a name of words in capitals: `HeaderFooter` of `header-footer`. */
function toTypeName(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_hyphen, character: string) => character.toUpperCase())
}

/** Returns schemas without the members of a document of their own, and with the extracted parts by name. */
function parseMoved(schemas: object): Readonly<Record<string, Json>> {
  const text = JSON.stringify(schemas, (key, value: unknown) =>
    key === '$schema' || key === '$id' ? undefined : value,
  )
  const parsed: Readonly<Record<string, Json>> = JSON.parse(
    text.replaceAll(`"${SHARED}`, `"${PLACE}DocumentPart`),
  )
  return parsed
}

function getSharedParts(shared: Json | undefined): Readonly<Record<string, Json>> {
  // The shape that `toJSONSchema` writes for a registry.
  const parts = (shared?.['$defs'] ?? {}) as Readonly<Record<string, Json>>
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name.replace('schema', 'DocumentPart'), part]),
  )
}
