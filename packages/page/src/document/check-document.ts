import * as z from 'zod/mini'
import { getId } from '../change/list-ids.ts'
import { findValueError } from '../change/json-value.ts'
import { isList, isObject, type Json, type JsonObject, getMember } from '../json.ts'
import { computeByteLength } from './byte-length.ts'
import { checkBlock } from './check-block.ts'
import { checkKind } from './check-kind.ts'
import { checkLayout } from './check-layout.ts'
import { checkStrings } from './check-strings.ts'
import { MAX_SECTIONS, sectionSchema } from './content.ts'
import type { DocumentIssue } from './document-issue.ts'
import { headerFooterSchema } from './header-footer.ts'
import { checkSchema, formatIssue } from './check-schema.ts'
import { itemSchema } from './item.ts'
import { type BodyOf, type DocumentKind, documentSchemas } from './kinds.ts'
import { pageSchema } from './page.ts'
import { omitPageCode } from './page-code.ts'

/** The maximum size of a draft as JSON, in bytes. @see platform spec §9 "bytes per MB 1,000,000" */
export const MAX_DOCUMENT_BYTES = 10_000_000

/** The maximum number of issues that are reported. */
const MAX_ISSUES = 50

const contentMembers = { sections: true, blocks: true } as const

/** The schemas of documents without sections and blocks, which are checked one by one. */
const metadataSchemas: Readonly<Record<DocumentKind, z.ZodMiniType>> = {
  ...documentSchemas,
  page: z.omit(pageSchema, contentMembers),
  item: z.omit(itemSchema, contentMembers),
  'header-footer': z.omit(headerFooterSchema, contentMembers),
}

type CheckResult<K extends DocumentKind> =
  | { readonly body: BodyOf<K>; readonly issues?: never }
  | { readonly issues: readonly DocumentIssue[]; readonly body?: never }

/**
 * Returns `json` as a document of its kind, or its issues. With `known`, a valid body, shared parts are not
 * checked again and the size is not measured, for editors that check every change.
 */
export function checkDocument<K extends DocumentKind>(
  kind: K,
  json: unknown,
  known?: object,
): CheckResult<K> {
  if (!isObject(json)) return { issues: [{ path: [], message: 'A document must be an object.' }] }
  const issues = findIssues(kind, json, isObject(known) ? known : undefined)
  if (issues.length > 0) return { issues: issues.slice(0, MAX_ISSUES) }
  // The schemas have checked every part.
  return { body: json as unknown as BodyOf<K> }
}

function findIssues(
  kind: DocumentKind,
  json: JsonObject,
  known: JsonObject | undefined,
): readonly DocumentIssue[] {
  const before = known ?? {}
  // Of the blocks of a long page only those that changed are looked at.
  const changed = getChangedMembers(getObject(json, 'blocks'), getObject(before, 'blocks'))
  const impossible = getChangedMembers(json, before).flatMap(
    ([name, value]): readonly DocumentIssue[] => {
      const isBlocks = name === 'blocks' && isObject(value)
      const error = findValueError({ [name]: isBlocks ? Object.fromEntries(changed) : value })
      if (!error) return []
      const path = error.path.length > 0 ? error.path : [name]
      return [{ path, message: formatIssue(path, error.words) }]
    },
  )
  if (impossible.length > 0) return impossible
  if (!known && computeByteLength(JSON.stringify(json), MAX_DOCUMENT_BYTES) > MAX_DOCUMENT_BYTES)
    return [
      { path: [], message: 'The document must not exceed 10 MB. Split it into several documents.' },
    ]
  const hasBlocks = metadataSchemas[kind] !== documentSchemas[kind]
  const ofMetadata = checkMetadata(kind, hasBlocks ? omitContent(json) : json, known)
  const ofContent = hasBlocks ? checkContent(json, before, changed) : []
  const isSound = ofMetadata.length === 0 && ofContent.length === 0
  return [
    ...ofMetadata,
    ...ofContent,
    // The following checks read parts that the schemas have accepted.
    ...(hasBlocks && ofContent.length === 0 && !hasSameLayout(json, before, changed)
      ? checkLayout(json)
      : []),
    ...(isSound ? checkKind(kind, json) : []),
  ]
}

function omitContent(json: JsonObject): JsonObject {
  const { sections: _, blocks: __, ...others } = json
  return others
}

/** Returns the issues of what is not sections and blocks; none if it is that of `known`. */
function checkMetadata(
  kind: DocumentKind,
  json: JsonObject,
  known: JsonObject | undefined,
): readonly DocumentIssue[] {
  if (known && hasSameMembers(json, omitContent(known))) return []
  // The schemas say which of the other members are URLs.
  const { custom = null, ...texts } = omitPageCode(json)
  return [
    ...checkSchema(metadataSchemas[kind], json, []),
    ...checkStrings(texts, [], 'words'),
    ...checkStrings(custom, ['custom'], 'addresses'),
  ]
}

function hasSameMembers(json: JsonObject, other: JsonObject): boolean {
  return (
    Object.keys(json).length === Object.keys(other).length &&
    getChangedMembers(json, other).length === 0
  )
}

/** Returns whether sections and the places of blocks, of which some changed, are those of `before`. */
function hasSameLayout(json: JsonObject, before: JsonObject, changed: readonly Member[]): boolean {
  if (json['sections'] !== before['sections']) return false
  const old = getObject(before, 'blocks')
  return (
    Object.keys(getObject(json, 'blocks')).length === Object.keys(old).length &&
    changed.every(([id, block]) => {
      const was = getMember(old, id)
      return isObject(block) && isObject(was) && block['place'] === was['place']
    })
  )
}

/** Returns the issues of the sections that are not part of `before`, and of the blocks that changed. */
function checkContent(
  json: JsonObject,
  before: JsonObject,
  changed: readonly Member[],
): readonly DocumentIssue[] {
  const sections = getMember(json, 'sections')
  const blocks = getMember(json, 'blocks')
  if (!isList(sections)) return [{ path: ['sections'], message: 'sections must be a list.' }]
  if (!isObject(blocks)) return [{ path: ['blocks'], message: 'blocks must be an object.' }]
  if (sections.length > MAX_SECTIONS)
    return [
      { path: ['sections'], message: `A document can have at most ${MAX_SECTIONS} sections.` },
    ]
  const known = new Set(getList(before, 'sections'))
  return [
    ...sections.flatMap((section, at) =>
      known.has(section)
        ? []
        : checkSchema(sectionSchema, section, ['sections', getId(section) ?? String(at)]),
    ),
    ...changed.flatMap(([id, block]) => checkBlock(id, block)),
  ]
}

/** The name and the value of a member. */
type Member = readonly [string, Json]

/** Returns the members that are not identical in `before`. */
function getChangedMembers(json: JsonObject, before: JsonObject): readonly Member[] {
  const changed: Member[] = []
  // Each key of a text comes here: to list the entries of all blocks of a long page takes longer than the rest.
  for (const name of Object.keys(json)) {
    const value = json[name]
    // An inherited member of `before` is no value of JSON, so that it equals none: asking for own ones takes three times as long.
    if (value !== undefined && value !== before[name]) changed.push([name, value])
  }
  return changed
}

function getList(json: JsonObject, name: string): readonly Json[] {
  const list = getMember(json, name)
  return isList(list) ? list : []
}

function getObject(json: JsonObject, name: string): JsonObject {
  const object = getMember(json, name)
  return isObject(object) ? object : {}
}
