import { assetKeys } from '@vitrine/page'

/** The ids that documents name, which are loaded together before rendering. */
export interface DocumentReferences {
  readonly assetIds: ReadonlySet<string>
  readonly documentIds: ReadonlySet<string>
  readonly productIds: ReadonlySet<string>
  readonly memberAreaIds: ReadonlySet<string>
  /** The ids of collections that are shown or linked, with their images. */
  readonly collectionIds: ReadonlySet<string>
}

/** The references of each body: published bodies are immutable and rendered many times. */
const collected = new WeakMap<object, ReferenceSets>()

/** Collects every file, area and link target in these bodies. */
export function collectReferences(bodies: readonly unknown[]): DocumentReferences {
  const found = createReferenceSets()
  for (const body of bodies) {
    if (typeof body !== 'object' || body === null) continue
    const references = collected.get(body) ?? collectFromBody(body)
    for (const id of references.assetIds) found.assetIds.add(id)
    for (const id of references.documentIds) found.documentIds.add(id)
    for (const id of references.productIds) found.productIds.add(id)
    for (const id of references.memberAreaIds) found.memberAreaIds.add(id)
    for (const id of references.collectionIds) found.collectionIds.add(id)
  }
  return found
}

function collectFromBody(body: object): ReferenceSets {
  const found = createReferenceSets()
  collectFromValue(found, body)
  collected.set(body, found)
  return found
}

function createReferenceSets(): ReferenceSets {
  return {
    assetIds: new Set(),
    documentIds: new Set(),
    productIds: new Set(),
    memberAreaIds: new Set(),
    collectionIds: new Set(),
  }
}

interface ReferenceSets {
  readonly assetIds: Set<string>
  readonly documentIds: Set<string>
  readonly productIds: Set<string>
  readonly memberAreaIds: Set<string>
  readonly collectionIds: Set<string>
}

/** Collects the references in a value. Only objects are visited, because texts name nothing. */
function collectFromValue(found: ReferenceSets, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (isList(value)) {
    for (const inner of value) collectFromValue(found, inner)
    return
  }
  // An object that is not a list has string keys.
  const record = value as Readonly<Record<string, unknown>>
  collectFromLink(found, record)
  for (const key of Object.keys(record)) {
    const inner = record[key]
    if (typeof inner === 'object') {
      if (key === 'assetIds' && isList(inner)) addAll(found.assetIds, inner)
      else collectFromValue(found, inner)
    } else if (typeof inner === 'string') {
      if (assetKeys.has(key)) found.assetIds.add(inner)
      else if (key === 'collectionId') found.collectionIds.add(inner)
      else if (key === 'memberAreaId') found.memberAreaIds.add(inner)
    }
  }
}

/** Collects the target of a link: `{ kind: 'document', id }`. */
function collectFromLink(
  found: ReferenceSets,
  { kind, id }: Readonly<Record<string, unknown>>,
): void {
  if (typeof id !== 'string') return
  if (kind === 'document') found.documentIds.add(id)
  else if (kind === 'product') found.productIds.add(id)
  else if (kind === 'asset') found.assetIds.add(id)
}

function addAll(ids: Set<string>, values: readonly unknown[]): void {
  for (const value of values) if (typeof value === 'string') ids.add(value)
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
