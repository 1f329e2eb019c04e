import type { Site } from '../../platform/http/site.ts'
import type { ImportedComment } from '../../platform/slice.ts'

/** The site to import content into. */
export type ContentSite = Pick<Site, 'id' | 'language' | 'secret'>

/** The position of an entry: the line of a file with many, or the path of its own file in a folder or an archive. */
export interface EntryPosition {
  readonly line: number | null
  readonly path: string | null
}

/** A post or a page of another program, in the form that every reader produces. */
export interface ContentEntry extends EntryPosition {
  readonly kind: 'post' | 'page'
  /** The identity of the entry in its source: an entry with the same key is imported once. */
  readonly key: string
  readonly title: string
  /** The last part of its URL; empty if the source has none. */
  readonly slug: string
  /** The path of its old URL, from `/`; null if it is unknown. */
  readonly oldPath: string | null
  readonly isPublished: boolean
  readonly date: Date | null
  /** The name of the author; empty if it is unknown. */
  readonly author: string
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  /** The excerpt as HTML. */
  readonly excerpt: string
  /** The featured image: a URL, or a path in the source. */
  readonly image: { readonly source: string; readonly alt: string } | null
  /** The body as HTML. */
  readonly body: string
  /** Whether blank lines separate paragraphs, and shortcodes in brackets stand for blocks. */
  readonly isWordPress: boolean
  /** The public comments. Those of pages are not imported, as pages have none here. */
  readonly comments: readonly ImportedComment[]
  /** The remarks of the reader on this entry. */
  readonly notes: readonly string[]
}

/** An entry that is not imported, with the reason. */
export interface SkippedEntry extends EntryPosition {
  readonly title: string
  readonly reason: string
}

/** A remark on a source, such as damage at a line. */
export interface SourceRemark extends EntryPosition {
  readonly message: string
}

export type ReadEntry =
  | { readonly kind: 'entry'; readonly entry: ContentEntry }
  | { readonly kind: 'skipped'; readonly skipped: SkippedEntry }
  | { readonly kind: 'remark'; readonly remark: SourceRemark }

/** A source of content that a reader has recognized. */
export interface ContentSource {
  /** The name of its format, such as `WordPress`. */
  readonly format: string
  /** Reads the entries from the beginning, one after the other. */
  readonly read: () => AsyncIterable<ReadEntry>
  /** The URL of its site, which relative URLs of images begin at; empty if it is unknown. */
  readonly siteUrl: string
  /** Reads an image that the source contains; undefined if it contains no such image. */
  readonly readImage?: (
    source: string,
  ) => Promise<{ readonly bytes: Uint8Array; readonly filename: string } | undefined>
}

/** The reason why a file cannot be imported. */
export interface UnreadableSource {
  readonly reason: string
}

/** A file that can be read several times without being held in memory. */
export interface ContentFile {
  readonly size: number
  readonly open: (range?: {
    readonly start: number
    readonly end: number
  }) => AsyncIterable<Uint8Array>
}

/** Copies a text out of the part of the file that it was cut from, which would stay in memory with it. */
export function copyText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8')
}
