import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact, tryOut } from '../../platform/db/transact.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ImportComments } from '../../platform/slice.ts'
import { createDocument, getListing, publishDocuments } from '../documents/index.ts'
import type { ImportBlog } from './blog.ts'
import { createBody, type PreparedEntry } from './create-body.ts'
import type { ContentSite } from './entry.ts'
import type { ImageLoader } from './image-loader.ts'
import { insertImported } from './store.ts'

interface EntryContext {
  readonly site: ContentSite
  readonly importComments: ImportComments
  readonly options: {
    readonly collection: string
    readonly asDrafts: boolean
    readonly memberId: string | null
  }
  readonly loader: Pick<ImageLoader, 'find'>
  readonly authorId: string | undefined
  readonly blog: ImportBlog | undefined
}

interface CreatedEntry {
  readonly documentId: string
  readonly path: string
  readonly isPublished: boolean
  /** The number of comments that came along. */
  readonly comments: number
  readonly notes: readonly string[]
}

/**
 * Creates the document of an entry, and publishes it if the source has it published. Resolves to the reason if it is
 * rejected, which affects no other entry.
 */
export async function importEntry(
  db: Db,
  prepared: PreparedEntry,
  context: EntryContext,
): Promise<CreatedEntry | { readonly reason: string }> {
  const isPublished = prepared.entry.isPublished && !context.options.asDrafts
  try {
    return await createEntry(db, prepared, { ...context, isPublished })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (!isPublished) return { reason: getReason(error) }
    const draft = await createAsDraft(db, prepared, context)
    const note = `could not be published, and is a draft: ${getReason(error)}`
    return 'reason' in draft ? draft : { ...draft, notes: [note] }
  }
}

/**
 * Tries whether an entry can become a draft, without its images, and changes nothing. Resolves to the reason if it
 * cannot.
 */
export async function findRejection(
  db: Db,
  prepared: PreparedEntry,
  context: Omit<EntryContext, 'loader'>,
): Promise<{ readonly reason: string } | undefined> {
  const trial = { ...context, loader: { find: () => undefined }, isPublished: false }
  try {
    await tryOut(db, (tx) => createEntry(tx, prepared, trial))
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { reason: getReason(error) }
  }
}

async function createAsDraft(
  db: Db,
  prepared: PreparedEntry,
  context: EntryContext,
): Promise<CreatedEntry | { readonly reason: string }> {
  try {
    return await createEntry(db, prepared, { ...context, isPublished: false })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { reason: getReason(error) }
  }
}

async function createEntry(
  db: Db,
  prepared: PreparedEntry,
  context: EntryContext & { readonly isPublished: boolean },
): Promise<CreatedEntry> {
  const { site, options, loader, authorId, blog, isPublished, importComments } = context
  const { entry } = prepared
  const { memberId, collection } = options
  const { id: siteId, language: locale } = site
  const findImage = (source: string) => loader.find(source)
  const body = createBody(prepared, { locale, authorId, findImage })
  const documentId = newId()
  const isPost = entry.kind === 'post'
  return transact(db, async (tx) => {
    const created = await createDocument(tx, siteId, {
      id: documentId,
      kind: isPost ? 'item' : 'page',
      ...(isPost && { collectionId: blog?.id }),
      body,
      memberId,
    })
    const slug = getListing(created.body).slugs[locale] ?? prepared.slug
    const path = isPost ? `/${collection}/${slug}` : `/${slug}`
    const row = { sourceKey: entry.key, documentId, oldPath: entry.oldPath, path }
    if (!(await insertImported(tx, siteId, row))) throw new AppError('documents.exists', 409, TWICE)
    const entries = [{ documentId, locale, rev: created.rev }]
    if (isPublished) await publishDocuments(tx, siteId, { entries, memberId })
    const thread = { documentId, locale, comments: entry.comments }
    const comments = isPost ? await importComments(tx, site, thread) : 0
    const notes = slug === prepared.slug ? [] : [`its URL was taken, and is ${path}`]
    return { documentId, path, isPublished, comments, notes }
  })
}

const TWICE = 'Another import at the same time has imported it.'

function getReason(error: AppError): string {
  const texts = Object.values(error.errors ?? {}).filter((text) => typeof text === 'string')
  return texts.join(' ') || error.message
}
