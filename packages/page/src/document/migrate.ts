import { isObject, type Json, type JsonObject, getMember } from '../json.ts'
import type { DocumentKind } from './kinds.ts'

/** A migration of a document or a block to the next version. It is pure and writes the new version itself. */
export type MigrationStep = (old: JsonObject) => JsonObject

export interface Migrations {
  /** The migrations by kind and by the version they start from. */
  readonly documents: Partial<Record<DocumentKind, Readonly<Record<number, MigrationStep>>>>
  /** The migrations by block type and by the version they start from. */
  readonly blocks: Readonly<Record<number, Readonly<Record<number, MigrationStep>>>>
}

/** The migrations of documents: there is one version of every kind so far. */
export const documentMigrations: Migrations['documents'] = {}

/** Migrates a document to the current version. Newer and unknown documents are returned unchanged. */
export function migrateDocument(
  kind: DocumentKind,
  json: JsonObject,
  steps: Migrations = { documents: documentMigrations, blocks: {} },
): JsonObject {
  const document = migrate(json, 'schema', steps.documents[kind] ?? {})
  const blocks = getMember(document, 'blocks')
  if (!isObject(blocks)) return document
  const migrated = Object.entries(blocks).map(([id, block]): [string, Json] => {
    const type = isObject(block) ? getMember(block, 'type') : undefined
    const ofType = typeof type === 'number' ? steps.blocks[type] : undefined
    return [id, ofType && isObject(block) ? migrate(block, 'v', ofType) : block]
  })
  return migrated.every(([id, block]) => block === blocks[id])
    ? document
    : { ...document, blocks: Object.fromEntries(migrated) }
}

function migrate(
  start: JsonObject,
  versionName: string,
  steps: Readonly<Record<number, MigrationStep>>,
): JsonObject {
  let now = start
  for (;;) {
    const version = getMember(now, versionName)
    const step =
      typeof version === 'number' && Object.hasOwn(steps, version) ? steps[version] : undefined
    if (!step || typeof version !== 'number') return now
    const next = step(now)
    const reached = getMember(next, versionName)
    if (typeof reached !== 'number' || reached <= version)
      throw new Error(`The step from ${versionName} ${version} does not lead to a later one.`)
    now = next
  }
}
