/** What a document names, to be read in one go before it is drawn. */
export interface References {
  readonly assetIds: ReadonlySet<string>
  readonly documentIds: ReadonlySet<string>
  readonly productIds: ReadonlySet<string>
  readonly memberAreaIds: ReadonlySet<string>
  /** Collections that are shown or led to, under their own pictures. */
  readonly collectionIds: ReadonlySet<string>
}

/** The members of documents that name a file. */
const ASSET_KEYS = new Set([
  'assetId',
  'mainImageId',
  'pictureId',
  'faviconId',
  'logoImageId',
  'shareImageId',
])

/** Of bodies that were looked through: what is published never changes, and page after page draws it. */
const known = new WeakMap<object, Found>()

/** Every file, area and link target that stands anywhere in these bodies. */
export function referencesIn(bodies: readonly unknown[]): References {
  const found = nothing()
  for (const body of bodies) {
    if (typeof body !== 'object' || body === null) continue
    const named = known.get(body) ?? lookThrough(body)
    for (const id of named.assetIds) found.assetIds.add(id)
    for (const id of named.documentIds) found.documentIds.add(id)
    for (const id of named.productIds) found.productIds.add(id)
    for (const id of named.memberAreaIds) found.memberAreaIds.add(id)
    for (const id of named.collectionIds) found.collectionIds.add(id)
  }
  return found
}

function lookThrough(body: object): Found {
  const found = nothing()
  look(found, body)
  known.set(body, found)
  return found
}

function nothing(): Found {
  return {
    assetIds: new Set(),
    documentIds: new Set(),
    productIds: new Set(),
    memberAreaIds: new Set(),
    collectionIds: new Set(),
  }
}

interface Found {
  readonly assetIds: Set<string>
  readonly documentIds: Set<string>
  readonly productIds: Set<string>
  readonly memberAreaIds: Set<string>
  readonly collectionIds: Set<string>
}

/** Texts are most of a document and name nothing: only what has members is looked into. */
function look(found: Found, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (isList(value)) {
    for (const inner of value) look(found, inner)
    return
  }
  // An object that is no list has members by name; JSON has no other.
  const members = value as Readonly<Record<string, unknown>>
  note(found, members)
  for (const key of Object.keys(members)) {
    const inner = members[key]
    if (typeof inner === 'object') {
      if (key === 'assetIds' && isList(inner)) addAll(found.assetIds, inner)
      else look(found, inner)
    } else if (typeof inner === 'string') {
      if (ASSET_KEYS.has(key)) found.assetIds.add(inner)
      else if (key === 'collectionId') found.collectionIds.add(inner)
      else if (key === 'memberAreaId') found.memberAreaIds.add(inner)
    }
  }
}

/** A link: `{ kind: 'document', id }`. */
function note(found: Found, { kind, id }: Readonly<Record<string, unknown>>): void {
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
