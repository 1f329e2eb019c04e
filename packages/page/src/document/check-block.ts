import { blockTypeCodes } from '@vitrine/model'
import type { Path } from '../change/op.ts'
import { isList, isObject, type Json, type JsonObject, getMember } from '../json.ts'
import { isRichText, checkStrings } from './check-strings.ts'
import { linkSchema } from './common.ts'
import { omitBlockCode } from './block-code.ts'
import { blockSchema } from './content.ts'
import type { DocumentIssue } from './document-issue.ts'
import { checkSchema, formatIssue } from './check-schema.ts'

const knownTypes: ReadonlySet<unknown> = new Set(Object.values(blockTypeCodes))
/** The types of blocks that contain HTML and scripts. */
const codeTypes: ReadonlySet<unknown> = new Set([blockTypeCodes.code, blockTypeCodes.embed])

/** Returns whether blocks of a type contain HTML and scripts. */
export function isCodeBlock(type: unknown): boolean {
  return codeTypes.has(type)
}

const linkKinds: ReadonlySet<unknown> = new Set(['document', 'product', 'category', 'asset', 'url'])
/** A literal color. */
const COLOUR = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\(.*\))$/i

/** Returns the issues of a block. The data of an unknown type are not checked. */
export function checkBlock(id: string, block: Json): readonly DocumentIssue[] {
  const path = ['blocks', id]
  const ofSchema = checkSchema(blockSchema, block, path)
  if (ofSchema.length > 0 || !isObject(block)) return ofSchema
  if (block['id'] !== id)
    return [
      { path: [...path, 'id'], message: formatIssue(path, 'has an id that differs from its key') },
    ]
  if (!knownTypes.has(block['type'])) return []
  const data = getObject(block, 'data')
  const style = getObject(block, 'style')
  return [
    ...(isCodeBlock(block['type'])
      ? []
      : [
          ...checkStrings(
            omitBlockCode({ type: block['type'] ?? null, data }),
            [...path, 'data'],
            'addresses',
          ),
          ...checkStrings(getObject(block, 'text'), [...path, 'text'], 'words'),
        ]),
    ...checkStrings(style, [...path, 'style'], 'addresses'),
    ...checkData(data, [...path, 'data']),
    ...checkStyle(style, [...path, 'style']),
  ]
}

/** Returns the issues of data: texts belong to `text`, where they are translated, and links must be valid. */
function checkData(json: Json, path: Path): readonly DocumentIssue[] {
  if (isList(json)) return json.flatMap((element, at) => checkData(element, [...path, String(at)]))
  if (!isObject(json)) return []
  if (isRichText(json))
    return [
      { path, message: formatIssue(path, 'is a text. Put texts into the text part of the block') },
    ]
  if (linkKinds.has(getMember(json, 'kind')) && ('id' in json || 'url' in json))
    return checkSchema(linkSchema, json, path)
  return Object.entries(json).flatMap(([name, value]) => checkData(value, [...path, name]))
}

function checkStyle(json: Json, path: Path): readonly DocumentIssue[] {
  if (typeof json === 'string')
    return COLOUR.test(json)
      ? [{ path, message: formatIssue(path, 'is a custom color. Choose a color of the palette') }]
      : []
  if (isList(json)) return json.flatMap((element, at) => checkStyle(element, [...path, String(at)]))
  if (!isObject(json)) return []
  return Object.entries(json)
    .filter(([name]) => name !== 'custom')
    .flatMap(([name, value]) => checkStyle(value, [...path, name]))
}

function getObject(json: JsonObject, name: string): JsonObject {
  const value = getMember(json, name)
  return isObject(value) ? value : {}
}
