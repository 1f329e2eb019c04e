import type { Db } from '../../platform/db/db.ts'
import type { ImportComments } from '../../platform/slice.ts'
import { ensureAuthors } from './authors.ts'
import { findBlog, type ImportBlog, prepareBlog } from './blog.ts'
import { type PreparedEntry, prepareEntry } from './create-body.ts'
import {
  type ContentEntry,
  type ContentSite,
  type ContentSource,
  copyText,
  type EntryPosition,
  type SourceRemark,
} from './entry.ts'
import { ImageLoader, type LoaderPorts } from './image-loader.ts'
import { findRejection, importEntry } from './import-entry.ts'
import { type MovedPath, redirectOldPaths, type RedirectCounts } from './redirects.ts'
import { type ImportedRow, loadImported } from './store.ts'

/** The ports of an import of content. */
export interface ContentPorts extends LoaderPorts {
  readonly importComments: ImportComments
}

export interface ContentOptions {
  /** The URL path of the blog of the posts, which is created if there is none. */
  readonly collection: string
  /** Whether to plan the import and change nothing. */
  readonly dryRun: boolean
  /** Whether everything becomes a draft, also what the source has published. */
  readonly asDrafts: boolean
  /** Whether old URLs are redirected. */
  readonly redirects: boolean
  readonly memberId: string | null
  /** Whether the importing member may add code; entries with code are not imported otherwise. */
  readonly mayAddCode: boolean
  /**
   * The number of entries to create, or to load images for in vain; the next run continues. At least one is created.
   * Undefined for all.
   */
  readonly limit?: number | undefined
  /** Called after every entry that was created. */
  readonly onProgress?: (done: number) => void
}

/** The outcome of an entry of the source, as planned or as done. */
export interface EntryOutcome {
  /** The line in a file with many entries; null for a file of its own. */
  readonly line: number | null
  /** The path of its own file; null in a file with many entries. */
  readonly file: string | null
  readonly kind: 'post' | 'page' | null
  readonly title: string
  readonly action: 'create' | 'exists' | 'skip' | 'error'
  readonly documentId: string | null
  /** The path of the document; null if there is none. */
  readonly path: string | null
  readonly isPublished: boolean
  /** The number of comments that come along. */
  readonly comments: number
  /** The remarks for the owner, or the reasons why it is not imported. */
  readonly notes: readonly string[]
}

export interface ContentResult {
  readonly format: string
  readonly dryRun: boolean
  readonly collection: string
  readonly outcomes: readonly EntryOutcome[]
  readonly remarks: readonly SourceRemark[]
  /** The distinct images that entries name, and the number of stored ones. */
  readonly images: { readonly named: number; readonly stored: number }
  /** The old URLs that are redirected; in a dry run those that would be. */
  readonly redirects: RedirectCounts
  /** The number of entries that `limit` leaves for the next run. */
  readonly remaining: number
}

/** The number of entries that are looked up at once. */
const BATCH_SIZE = 50
const CODE = 'has code, which only an owner can import'

/**
 * Imports the posts and pages of a source, each in a transaction of its own. An interrupted import can be run again
 * and resumes: an entry that was imported is never changed or created a second time. Throws `content-import.notABlog`.
 */
export async function importContent(
  ports: ContentPorts,
  site: ContentSite,
  source: ContentSource,
  options: ContentOptions,
): Promise<ContentResult> {
  const { language: locale } = site
  const blog = await findBlog(ports.db, site.id, { locale, slug: options.collection })
  const run = new ContentImport({ ports, site, source, options, blog })
  // A page of the source may have the URL of the blog, which is created before it.
  if (!blog && !options.dryRun && (await hasNewPosts(ports.db, site.id, source)))
    await run.createBlog()
  let batch: ContentEntry[] = []
  for await (const read of source.read()) {
    if (read.kind === 'entry') batch.push(read.entry)
    else if (read.kind === 'remark') run.remarks.push(read.remark)
    else run.skip(read.skipped, read.skipped.reason)
    if (batch.length < BATCH_SIZE) continue
    await run.addEntries(batch)
    batch = []
  }
  await run.addEntries(batch)
  return run.finish()
}

/** Reads a source up to the first post that is not imported. Resolves to whether there is one. */
async function hasNewPosts(db: Db, siteId: string, source: ContentSource): Promise<boolean> {
  for await (const read of source.read())
    if (read.kind === 'entry' && read.entry.kind === 'post') {
      const { key } = read.entry
      if ((await loadImported(db, siteId, [key])).size === 0) return true
    }
  return false
}

interface RunInput {
  readonly ports: ContentPorts
  readonly site: ContentSite
  readonly source: ContentSource
  readonly options: ContentOptions
  readonly blog: ImportBlog | undefined
}

/** The maximum size of the identity of an entry in its source, such as a path: an index has it. */
const MAX_KEY_BYTES = 2_200
const KEY_TOO_LONG = `its path or URL in the file has more than ${MAX_KEY_BYTES} bytes`

/** An import at work, with what it has to report. */
class ContentImport {
  readonly remarks: SourceRemark[] = []
  readonly #input: RunInput
  readonly #loader: ImageLoader
  readonly #outcomes: EntryOutcome[] = []
  readonly #moved: MovedPath[] = []
  readonly #images = new Set<string>()
  readonly #keys = new Set<string>()
  /** The ids of the authors by their names in lower case. */
  readonly #authors = new Map<string, string>()
  #blog: ImportBlog | undefined
  #created = 0
  /** The number of entries whose images were loaded, but that could not be created. */
  #failed = 0
  #remaining = 0

  constructor(input: RunInput) {
    this.#input = input
    this.#blog = input.blog
    this.#loader = new ImageLoader(input.ports, input.site.id, input.source)
  }

  async createBlog(): Promise<void> {
    const { ports, site, options } = this.#input
    this.#blog = await prepareBlog(ports.db, site, options)
    this.#remark(`the blog /${options.collection} is in no menu yet: add it under Pages`)
  }

  skip(entry: EntryPosition & { readonly title: string }, reason: string): void {
    this.#add(entry, { kind: null, action: 'skip', notes: [reason] })
  }

  async addEntries(entries: readonly ContentEntry[]): Promise<void> {
    const { ports, site, options } = this.#input
    const keys = entries.map(({ key }) => key)
    const known = await loadImported(ports.db, site.id, keys)
    const posts = entries.filter(({ kind, key }) => kind === 'post' && !known.has(key))
    if (!options.dryRun && !this.#isStepDone()) await this.#addAuthors(posts)
    for (const entry of entries) {
      if (Buffer.byteLength(entry.key) > MAX_KEY_BYTES) this.skip(entry, KEY_TOO_LONG)
      else if (this.#keys.has(entry.key)) this.skip(entry, 'the file has it twice')
      else await this.#addEntry(entry, known.get(entry.key))
      this.#keys.add(entry.key)
    }
  }

  async finish(): Promise<ContentResult> {
    const { ports, site, source, options } = this.#input
    const { dryRun, collection } = options
    const moved = options.redirects ? this.#moved : []
    const redirects = await redirectOldPaths(ports.db, site.id, moved, { dryRun })
    return {
      ...{ dryRun, collection, redirects, format: source.format },
      outcomes: this.#outcomes,
      remarks: this.remarks,
      images: { named: this.#images.size, stored: this.#loader.count },
      remaining: this.#remaining,
    }
  }

  /** Adds the authors of new posts before they are imported. */
  async #addAuthors(posts: readonly ContentEntry[]): Promise<void> {
    const { ports, site, options } = this.#input
    const names = [...new Set(posts.map(({ author }) => author))].filter(
      (name) => name !== '' && !this.#authors.has(toAuthorKey(name)),
    )
    const input = { names, locale: site.language, memberId: options.memberId }
    const { ids, remarks } = await ensureAuthors(ports.db, site.id, input)
    for (const [name, id] of ids) this.#authors.set(name, id)
    for (const message of remarks) this.#remark(message)
  }

  async #addEntry(entry: ContentEntry, known: ImportedRow | undefined): Promise<void> {
    if (known) {
      const { documentId, path, isRedirected } = known
      this.#move(entry, path, isRedirected)
      return this.#add(entry, { action: 'exists', documentId, path })
    }
    if (this.#isStepDone()) {
      this.#remaining += 1
      return
    }
    const { dryRun, mayAddCode } = this.#input.options
    const prepared = prepareEntry(entry)
    if ('reason' in prepared) return this.#reject(entry, prepared)
    if (!mayAddCode && prepared.parts.some(({ kind }) => kind === 'foreign'))
      return this.#reject({ ...entry, title: prepared.title }, { reason: CODE })
    for (const image of prepared.imageSources) this.#images.add(copyText(image))
    await (dryRun ? this.#plan(prepared) : this.#import(prepared))
  }

  /** Returns whether the rest is for the next run, which meets entries with errors again: one has to be created. */
  #isStepDone(): boolean {
    const { limit } = this.#input.options
    return limit !== undefined && this.#created > 0 && this.#created + this.#failed >= limit
  }

  #plan({ entry, title, slug, notes }: PreparedEntry): void {
    const { asDrafts, collection } = this.#input.options
    const isPublished = entry.isPublished && !asDrafts
    const path = entry.kind === 'post' ? `/${collection}/${slug}` : `/${slug}`
    this.#move(entry, path)
    const comments = entry.kind === 'post' ? entry.comments.length : 0
    this.#add({ ...entry, title }, { action: 'create', path, isPublished, comments, notes })
  }

  async #import(prepared: PreparedEntry): Promise<void> {
    const { ports, site, options } = this.#input
    const { entry, title } = prepared
    const authorId = this.#authors.get(toAuthorKey(entry.author))
    const { importComments } = ports
    const context = {
      ...{ site, options, authorId, importComments },
      loader: this.#loader,
      blog: this.#blog,
    }
    const hasImages = prepared.imageSources.length > 0
    const rejection = hasImages ? await findRejection(ports.db, prepared, context) : undefined
    if (rejection) return this.#reject({ ...entry, title }, rejection)
    const missing = await this.#loader.load(prepared.imageSources)
    const outcome = await importEntry(ports.db, prepared, context)
    if ('reason' in outcome) {
      if (hasImages) this.#failed += 1
      return this.#reject({ ...entry, title }, outcome)
    }
    this.#created += 1
    this.#input.options.onProgress?.(this.#created)
    this.#move(entry, outcome.path)
    const missed = missing.map(({ source, reason }) => `image ${source} is missing: ${reason}`)
    const notes = [...prepared.notes, ...missed, ...outcome.notes]
    this.#add({ ...entry, title }, { ...outcome, action: 'create', notes })
  }

  #reject(entry: ContentEntry, { reason }: { readonly reason: string }): void {
    this.#add(entry, { action: 'error', notes: [reason] })
  }

  #move({ key, oldPath }: ContentEntry, path: string, isRedirected = false): void {
    if (oldPath !== null && oldPath.replace(/\/$/, '') !== path)
      this.#moved.push({ key, oldPath, path, isRedirected })
  }

  #remark(message: string): void {
    if (this.remarks.some((remark) => remark.message === message)) return
    this.remarks.push({ line: null, path: null, message })
  }

  #add(
    entry: EntryPosition & { readonly title: string; readonly kind?: 'post' | 'page' },
    outcome: Partial<EntryOutcome> & Pick<EntryOutcome, 'action'>,
  ): void {
    const { line, path: file, title, kind = null } = entry
    const none = { documentId: null, isPublished: false, comments: 0, notes: [] }
    const path = outcome.path ?? null
    this.#outcomes.push({ ...none, kind, line, file, title, ...outcome, path })
  }
}

function toAuthorKey(name: string): string {
  return name.slice(0, 100).toLowerCase()
}
