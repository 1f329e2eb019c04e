import { isObject, type Json, type JsonObject, member } from '../json.ts'
import type { DocumentKind } from './kinds.ts'

/** What a document or a block of one version is in the next. Pure; it writes the new version itself. */
export type Step = (old: JsonObject) => JsonObject

export interface Steps {
  /** By kind, by the version they start from. */
  readonly documents: Partial<Record<DocumentKind, Readonly<Record<number, Step>>>>
  /** By block type, by the version of its data they start from. */
  readonly blocks: Readonly<Record<number, Readonly<Record<number, Step>>>>
}

/** There is one version of every kind so far. */
export const documentSteps: Steps['documents'] = {}

/**
 * A document as this version of the program has it: steps in order from the version it has. What is
 * newer or not known stays as it is.
 */
export function migrateDocument(
  kind: DocumentKind,
  json: JsonObject,
  steps: Steps = { documents: documentSteps, blocks: {} },
): JsonObject {
  const document = walk(json, 'schema', steps.documents[kind] ?? {})
  const blocks = member(document, 'blocks')
  if (!isObject(blocks)) return document
  const migrated = Object.entries(blocks).map(([id, block]): [string, Json] => {
    const type = isObject(block) ? member(block, 'type') : undefined
    const ofType = typeof type === 'number' ? steps.blocks[type] : undefined
    return [id, ofType && isObject(block) ? walk(block, 'v', ofType) : block]
  })
  return migrated.every(([id, block]) => block === blocks[id])
    ? document
    : { ...document, blocks: Object.fromEntries(migrated) }
}

function walk(
  start: JsonObject,
  versionName: string,
  steps: Readonly<Record<number, Step>>,
): JsonObject {
  let now = start
  for (;;) {
    const version = member(now, versionName)
    const step =
      typeof version === 'number' && Object.hasOwn(steps, version) ? steps[version] : undefined
    if (!step || typeof version !== 'number') return now
    const next = step(now)
    const reached = member(next, versionName)
    if (typeof reached !== 'number' || reached <= version)
      throw new Error(`The step from ${versionName} ${version} does not lead to a later one.`)
    now = next
  }
}
