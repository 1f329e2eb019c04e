import { checkDocument, migrateDocument, singleKinds } from '@vitrine/page'
import type { RestoredPublication } from '../../content/documents/index.ts'
import { otherBodies, restoredDocument } from './document-file.ts'
import { type DocumentFile, documentSchema, type SiteFile } from './format.ts'
import type { Reading } from './reading.ts'

export interface DocumentFact {
  readonly path: string
  readonly id: string
  readonly kind: DocumentFile['kind']
  readonly publications: readonly RestoredPublication[]
}

interface Seen extends DocumentFact {
  readonly collectionId: string | undefined
  readonly holdsItems: boolean
}

const singles: readonly string[] = singleKinds

/** Every document: each body by itself, and what they say of each other. Pages come before items. */
export async function checkDocuments(
  reading: Reading,
  paths: readonly string[],
  site: SiteFile,
): Promise<readonly DocumentFact[]> {
  const spoken = new Set([site.language, ...site.languages.map(({ tag }) => tag)])
  const seen: Seen[] = []
  const known = new Map<string, Seen>()
  for (const path of paths) {
    if (reading.isHopeless) break
    const file = await reading.read(path, documentSchema)
    if (!file) continue
    checkBodies(reading, path, file)
    checkPublished(reading, path, { file, spoken })
    const one = factOf(path, file)
    const key = singles.includes(file.kind) ? file.kind : file.id
    const other = known.get(key) ?? known.get(file.id)
    if (other) reading.fault(path, `${other.path} is the same document.`)
    known.set(key, one)
    known.set(file.id, one)
    seen.push(one)
  }
  for (const { path, kind, collectionId } of seen) {
    if ((kind === 'item') !== (collectionId !== undefined))
      reading.fault(path, 'collectionId: an item belongs to a collection, and nothing else does.')
    else if (collectionId !== undefined && known.get(collectionId)?.holdsItems !== true)
      reading.fault(path, `collectionId: no page ${collectionId} holds items.`)
  }
  const rank = ({ kind }: Seen) => (kind === 'item' ? 1 : 0)
  return seen.toSorted((a, b) => rank(a) - rank(b))
}

function factOf(path: string, file: DocumentFile): Seen {
  const { id, kind, collectionId, draft } = file
  const { publications } = restoredDocument(file)
  const holdsItems = kind === 'page' && Object.hasOwn(draft, 'collection')
  return { path, id, kind, collectionId, publications, holdsItems }
}

function checkBodies(reading: Reading, path: string, file: DocumentFile): void {
  const { kind } = file
  const draft = restoredDocument(file).document.body
  const bodies = [
    { place: 'draft', body: draft },
    ...otherBodies(file).map(({ locale, body }) => ({ place: `published › ${locale}`, body })),
  ]
  for (const { place, body } of bodies)
    for (const { message } of checkDocument(kind, migrateDocument(kind, body)).faults ?? [])
      reading.fault(path, `${place}: ${message}`)
}

function checkPublished(
  reading: Reading,
  path: string,
  { file, spoken }: { readonly file: DocumentFile; readonly spoken: ReadonlySet<string> },
): void {
  const { published } = file
  for (const [locale, { body, sameAs }] of Object.entries(published)) {
    const fault = (message: string) => reading.fault(path, `published › ${locale}: ${message}`)
    if (!spoken.has(locale)) fault('this is no language of the site.')
    if (sameAs === undefined) continue
    if (body) fault('it has a body of its own, and is the same as another.')
    if (!Object.hasOwn(published, sameAs) || !published[sameAs]?.body)
      fault(`there is no body in ${sameAs}.`)
  }
}
