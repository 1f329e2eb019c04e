import { isSystemPageType } from '@vitrine/model'
import { checkDocument, migrateDocument, singleKinds } from '@vitrine/page'
import { getListing, hasUrl, type RestoredPublication } from '../../content/documents/index.ts'
import { listPublishedBodies, fromDocumentFile } from './document-file.ts'
import { type DocumentFile, documentSchema } from './format.ts'
import type { ArchiveReader } from './archive-reader.ts'

export interface DocumentEntry {
  readonly path: string
  readonly id: string
  readonly kind: DocumentFile['kind']
  readonly publications: readonly RestoredPublication[]
}

interface SeenDocument extends DocumentEntry {
  readonly collectionId: string | undefined
  readonly holdsItems: boolean
  /** The type of a page that a site has only one of. */
  readonly systemType: number | undefined
  /** The URLs of the draft by language; none if it has no URL of its own. */
  readonly slugs: Readonly<Record<string, string>>
}

const singles: readonly string[] = singleKinds

/** Checks every document and the references between them. Returns pages before items. */
export async function checkDocuments(
  reader: ArchiveReader,
  paths: readonly string[],
  site: {
    readonly language: string
    readonly languages: readonly { readonly tag: string }[]
  },
): Promise<readonly DocumentEntry[]> {
  const spoken = new Set([site.language, ...site.languages.map(({ tag }) => tag)])
  const seen: SeenDocument[] = []
  const known = new Map<string, SeenDocument>()
  for (const path of paths) {
    if (reader.hasTooManyErrors) break
    const file = await reader.read(path, documentSchema)
    if (!file) continue
    checkBodies(reader, path, file)
    checkPublished(reader, path, { file, spoken })
    const document = toSeenDocument(path, file)
    const key = singles.includes(file.kind) ? file.kind : file.id
    const other = known.get(key) ?? known.get(file.id)
    if (other) reader.addError(path, `${other.path} has the same document.`)
    known.set(key, document)
    known.set(file.id, document)
    seen.push(document)
  }
  for (const { path, kind, collectionId } of seen) {
    if ((kind === 'item') !== (collectionId !== undefined))
      reader.addError(path, 'collectionId: an item belongs to a collection, and nothing else does.')
    else if (collectionId !== undefined && known.get(collectionId)?.holdsItems !== true)
      reader.addError(path, `collectionId: no page ${collectionId} holds items.`)
  }
  checkSystemPages(reader, seen)
  remarkSharedUrls(reader, seen)
  const rank = ({ kind }: SeenDocument) => (kind === 'item' ? 1 : 0)
  return seen.toSorted((a, b) => rank(a) - rank(b))
}

function toSeenDocument(path: string, file: DocumentFile): SeenDocument {
  const { id, kind, collectionId, draft } = file
  const { document, publications } = fromDocumentFile(file)
  const holdsItems = kind === 'page' && Object.hasOwn(draft, 'collection')
  const { type } = document.body
  const systemType =
    kind === 'page' && typeof type === 'number' && isSystemPageType(type) ? type : undefined
  const slugs = hasUrl(kind, document.body) ? getListing(document.body).slugs : {}
  return { path, id, kind, collectionId, publications, holdsItems, systemType, slugs }
}

/** Reports a second page of a type that a site has only one of, which earlier versions of the product saved. */
function checkSystemPages(reader: ArchiveReader, seen: readonly SeenDocument[]): void {
  const paths = new Map<number, string>()
  for (const { path, systemType } of seen) {
    if (systemType === undefined) continue
    const other = paths.get(systemType)
    const message = `draft: ${other} is a page of the same type, and a site can have only one. Delete one of the files.`
    if (other !== undefined) reader.addError(path, message)
    else paths.set(systemType, path)
  }
}

/** Remarks that two drafts have the same URL, which earlier versions of the product saved: only one can be published. */
function remarkSharedUrls(reader: ArchiveReader, seen: readonly SeenDocument[]): void {
  const paths = new Map<string, string>()
  for (const { path, collectionId, slugs } of seen)
    for (const [locale, slug] of Object.entries(slugs)) {
      const key = JSON.stringify([collectionId, locale, slug])
      const other = paths.get(key)
      const message = `draft: ${other} has the URL “${slug}” in ${locale} too. Choose a different one before you publish.`
      if (other !== undefined) reader.addRemark(path, message)
      else paths.set(key, path)
    }
}

function checkBodies(reader: ArchiveReader, path: string, file: DocumentFile): void {
  const { kind } = file
  const draft = fromDocumentFile(file).document.body
  const bodies = [
    { position: 'draft', body: draft },
    ...listPublishedBodies(file).map(({ locale, body }) => ({
      position: `published › ${locale}`,
      body,
    })),
  ]
  for (const { position, body } of bodies)
    for (const { message } of checkDocument(kind, migrateDocument(kind, body)).issues ?? [])
      reader.addError(path, `${position}: ${message}`)
}

function checkPublished(
  reader: ArchiveReader,
  path: string,
  { file, spoken }: { readonly file: DocumentFile; readonly spoken: ReadonlySet<string> },
): void {
  const { published } = file
  for (const [locale, { body, sameAs }] of Object.entries(published)) {
    const addError = (message: string) => reader.addError(path, `published › ${locale}: ${message}`)
    if (!spoken.has(locale)) addError('the site does not have this language.')
    if (sameAs === undefined) continue
    if (body) addError('it has both `body` and `sameAs`.')
    if (!Object.hasOwn(published, sameAs) || !published[sameAs]?.body)
      addError(`there is no body in ${sameAs}.`)
  }
}
