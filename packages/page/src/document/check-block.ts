import { blockTypeCodes } from '@vitrine/model'
import type { Path } from '../change/op.ts'
import { isList, isObject, type Json, type JsonObject, member } from '../json.ts'
import { isRichText, stringFaults } from './check-strings.ts'
import { linkSchema } from './common.ts'
import { blockSchema } from './content.ts'
import type { Fault } from './fault.ts'
import { schemaFaults, sentence } from './issue.ts'

const known: ReadonlySet<unknown> = new Set(Object.values(blockTypeCodes))
/** What these hold is meant to be HTML and scripts. */
const raw: ReadonlySet<unknown> = new Set([blockTypeCodes.code, blockTypeCodes.embed])
const linkKinds: ReadonlySet<unknown> = new Set(['document', 'product', 'category', 'asset', 'url'])
/** A colour written out instead of named. */
const colour = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\(.*\))$/i

/** What is wrong with one block. What a type that is not known here holds is nobody's business. */
export function blockFaults(id: string, block: Json): readonly Fault[] {
  const path = ['blocks', id]
  const ofSchema = schemaFaults(blockSchema, block, path)
  if (ofSchema.length > 0 || !isObject(block)) return ofSchema
  if (block['id'] !== id)
    return [
      { path: [...path, 'id'], message: sentence(path, 'stands under another id than its own') },
    ]
  if (!known.has(block['type'])) return []
  const data = objectIn(block, 'data')
  const style = objectIn(block, 'style')
  return [
    ...(raw.has(block['type'])
      ? []
      : [
          ...stringFaults(data, [...path, 'data'], 'addresses'),
          ...stringFaults(objectIn(block, 'text'), [...path, 'text'], 'words'),
        ]),
    ...stringFaults(style, [...path, 'style'], 'addresses'),
    ...dataFaults(data, [...path, 'data']),
    ...styleFaults(style, [...path, 'style']),
  ]
}

/** Texts stand in `text`, where they are translated; links name what they lead to. */
function dataFaults(json: Json, path: Path): readonly Fault[] {
  if (isList(json)) return json.flatMap((element, at) => dataFaults(element, [...path, String(at)]))
  if (!isObject(json)) return []
  if (isRichText(json))
    return [{ path, message: sentence(path, 'is a text. Texts stand in the part called text') }]
  if (linkKinds.has(member(json, 'kind')) && ('id' in json || 'url' in json))
    return schemaFaults(linkSchema, json, path)
  return Object.entries(json).flatMap(([name, value]) => dataFaults(value, [...path, name]))
}

function styleFaults(json: Json, path: Path): readonly Fault[] {
  if (typeof json === 'string')
    return colour.test(json)
      ? [{ path, message: sentence(path, 'is a colour of its own. Choose one of the palette') }]
      : []
  if (isList(json))
    return json.flatMap((element, at) => styleFaults(element, [...path, String(at)]))
  if (!isObject(json)) return []
  return Object.entries(json)
    .filter(([name]) => name !== 'custom')
    .flatMap(([name, value]) => styleFaults(value, [...path, name]))
}

function objectIn(json: JsonObject, name: string): JsonObject {
  const value = member(json, name)
  return isObject(value) ? value : {}
}
