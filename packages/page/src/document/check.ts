import * as z from 'zod/mini'
import { idOf } from '../change/list.ts'
import { valueFault } from '../change/value.ts'
import { isList, isObject, type Json, type JsonObject, member } from '../json.ts'
import { bytesOf } from './bytes.ts'
import { blockFaults } from './check-block.ts'
import { kindFaults } from './check-kind.ts'
import { layoutFaults } from './check-layout.ts'
import { stringFaults } from './check-strings.ts'
import { MOST_SECTIONS, sectionSchema } from './content.ts'
import type { Fault } from './fault.ts'
import { headerFooterSchema } from './header-footer.ts'
import { schemaFaults, sentence } from './issue.ts'
import { itemSchema } from './item.ts'
import { type BodyOf, type DocumentKind, documentSchemas } from './kinds.ts'
import { pageSchema } from './page.ts'

/** What a draft may weigh as JSON. @see platform spec §9 "bytes per MB 1,000,000" */
export const MOST_BYTES = 10_000_000

/** More faults than these are not read by anybody. */
const MOST_FAULTS = 50

const content = { sections: true, blocks: true } as const

/** The members of a kind beside its sections and blocks, which are looked at one by one. */
const restSchemas: Readonly<Record<DocumentKind, z.ZodMiniType>> = {
  ...documentSchemas,
  page: z.omit(pageSchema, content),
  item: z.omit(itemSchema, content),
  'header-footer': z.omit(headerFooterSchema, content),
}

type Checked<K extends DocumentKind> =
  | { readonly body: BodyOf<K>; readonly faults?: never }
  | { readonly faults: readonly Fault[]; readonly body?: never }

/**
 * Whether `json` is a document of its kind: its schema and what holds across its parts. The body is the
 * same object, nothing left out. With `known`, a body that was found right, parts it shares with that
 * one are not looked at again, and the whole is not weighed: for an editor, who asks at every change.
 */
export function checkDocument<K extends DocumentKind>(
  kind: K,
  json: unknown,
  known?: object,
): Checked<K> {
  if (!isObject(json)) return { faults: [{ path: [], message: 'A document is an object.' }] }
  const faults = faultsOf(kind, json, isObject(known) ? known : undefined)
  if (faults.length > 0) return { faults: faults.slice(0, MOST_FAULTS) }
  // Every part was looked at by the schemas that this type is made of.
  return { body: json as unknown as BodyOf<K> }
}

function faultsOf(
  kind: DocumentKind,
  json: JsonObject,
  known: JsonObject | undefined,
): readonly Fault[] {
  const before = known ?? {}
  const impossible = changedIn(json, before).flatMap(([name, value]): readonly Fault[] => {
    const fault = valueFault({ [name]: value })
    return fault ? [{ path: [name], message: sentence([name], fault) }] : []
  })
  if (impossible.length > 0) return impossible
  if (!known && bytesOf(JSON.stringify(json), MOST_BYTES) > MOST_BYTES)
    return [{ path: [], message: 'The document is larger than 10 MB. Divide it into several.' }]
  const hasBlocks = restSchemas[kind] !== documentSchemas[kind]
  const { sections: _, blocks: __, ...others } = json
  const rest = hasBlocks ? others : json
  const ofSchema = [
    ...schemaFaults(restSchemas[kind], rest, []),
    ...(hasBlocks ? contentFaults(json, before) : []),
  ]
  if (ofSchema.length > 0) return ofSchema
  // Of all but these the schemas say what is an address.
  const { custom = null, ...said } = rest
  return [
    ...stringFaults(said, [], 'words'),
    ...stringFaults(custom, ['custom'], 'addresses'),
    ...(hasBlocks ? layoutFaults(json) : []),
    ...kindFaults(kind, json),
  ]
}

/** Sections and blocks one by one, but those that `before` has too. */
function contentFaults(json: JsonObject, before: JsonObject): readonly Fault[] {
  const sections = member(json, 'sections')
  const blocks = member(json, 'blocks')
  if (!isList(sections)) return [{ path: ['sections'], message: 'sections is not a list.' }]
  if (!isObject(blocks)) return [{ path: ['blocks'], message: 'blocks is not an object.' }]
  if (sections.length > MOST_SECTIONS)
    return [{ path: ['sections'], message: `There are more than ${MOST_SECTIONS} sections.` }]
  const known = new Set(listIn(before, 'sections'))
  return [
    ...sections.flatMap((section, at) =>
      known.has(section)
        ? []
        : schemaFaults(sectionSchema, section, ['sections', idOf(section) ?? String(at)]),
    ),
    ...changedIn(blocks, objectIn(before, 'blocks')).flatMap(([id, block]) =>
      blockFaults(id, block),
    ),
  ]
}

/** The members that are not the very same in `before`. */
function changedIn(json: JsonObject, before: JsonObject): readonly (readonly [string, Json])[] {
  return Object.entries(json).filter(([name, value]) => value !== member(before, name))
}

function listIn(json: JsonObject, name: string): readonly Json[] {
  const list = member(json, name)
  return isList(list) ? list : []
}

function objectIn(json: JsonObject, name: string): JsonObject {
  const object = member(json, name)
  return isObject(object) ? object : {}
}
