import type { Found, FoundKind } from '@vitrine/contract'
import type { Action } from '@vitrine/model'
import type { ThemeDefaults } from '@vitrine/page'
import type { ContentChanges } from './db/content-changes.ts'
import type { Db } from './db/db.ts'
import type { GuardedFetch } from './fetch/guarded-fetch.ts'
import type { ServedImages } from './files/asset-routes.ts'
import type { FileStore } from './files/file-store.ts'
import type { S3Settings } from './files/s3-bucket.ts'
import type { FormPagePort } from './http/form-page-port.ts'
import type { HasPage } from './http/operations/page-probe.ts'
import type { PageServer } from './http/page-server.ts'
import type { Site } from './http/site.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { EmailPorts } from './mail/ports.ts'
import type { EmailSecrets, EmailSharedParts } from './mail/secrets.ts'

/** The ports of the routes of a slice, besides the HTTP server. */
export interface RoutePorts {
  readonly files: FileStore
  /** The data folder, which has the backups. */
  readonly dataDir: string
  /** The name of the bucket that backups are copied to; undefined for none. */
  readonly backupBucket: string | undefined
  readonly fetch: GuardedFetch
  readonly changes: ContentChanges
  readonly responseCache: ResponseCache
  readonly assets: Pick<ServedImages, 'evict'>
  readonly forms: FormPagePort
  readonly email: EmailPorts
  readonly listMemberAreaIds: ListMemberAreaIds
  readonly listMailingListIds: ListMailingListIds
  readonly hasPageLock: HasPageLock
  readonly importComments: ImportComments
  readonly getThemeColors: GetThemeColors
  readonly hasPage: HasPage
  readonly finders: readonly Finder[]
}

/** The colors of a theme: its palette, and the section theme of its pages; undefined if it does not say. */
export type ThemeColors = Pick<ThemeDefaults, 'palette' | 'sectionTheme'>

/** Returns the colors of a theme, for slices below that of themes. */
export type GetThemeColors = (theme: string) => ThemeColors

/** Lists the ids of the member areas of a site, for slices below that of visitors' accounts. */
export type ListMemberAreaIds = (db: Db, siteId: string) => Promise<readonly string[]>

/** Lists the ids of the mailing lists of a site, for slices below that of newsletters. */
export type ListMailingListIds = (db: Db, siteId: string) => Promise<readonly string[]>

/** Returns whether a page has a password, for slices below that of page locks. */
export type HasPageLock = (db: Db, siteId: string, documentId: string) => Promise<boolean>

/** A public comment of another program. */
export interface ImportedComment {
  /** Its id there, unique among those of its post. */
  readonly key: string
  /** The key of the comment that it answers; null for none. */
  readonly parentKey: string | null
  readonly name: string
  /** The email address of its author, which visitors never see; empty if it is unknown. */
  readonly email: string
  /** Plain text. */
  readonly text: string
  readonly createdAt: Date
}

/** Adds the comments of a new document that comes from another program, for slices below that of comments. Resolves to their number. */
export type ImportComments = (
  tx: Db,
  site: Pick<Site, 'id' | 'secret'>,
  thread: {
    readonly documentId: string
    readonly locale: string
    readonly comments: readonly ImportedComment[]
  },
) => Promise<number>

/** The ports of the jobs of a slice. */
export interface JobPorts {
  readonly db: Db
  readonly files: FileStore
  readonly fetch: GuardedFetch
  /** Returns the URL of the installation, which links in emails begin with. */
  readonly url: () => string
  readonly email: EmailPorts
  /** The database and the folders, for work on all of the installation. */
  readonly place: InstallationPlace
  readonly logError: LogError
}

/** The database and the folders of an installation. */
export interface InstallationPlace {
  readonly databaseUrl: string
  readonly dataDir: string
  /** The folder of the installed themes. */
  readonly themesDir: string
  /** The bucket that backups are copied to; undefined for none. */
  readonly backupS3?: S3Settings | undefined
}

export type LogError = (message: string, error: unknown) => void

export type NightlyTask = (db: Db, logError: LogError) => Promise<void>

/** The subject of a call, for the activity log. */
export interface Subject {
  /** Its name or number. */
  readonly name: string
  /** The kind of a document; undefined for everything else. */
  readonly kind?: string
}

/** Finds what a call is about by its id. */
export type FindSubject = (db: Db, siteId: string, id: string) => Promise<Subject | undefined>

/** Finds the rows of one kind that staff look for from anywhere in the studio. */
export interface Finder {
  readonly kind: FoundKind
  /** The action that a role needs to see them. */
  readonly action: Action
  /** Lists the best matches of a text, at most `limit`. */
  readonly find: (
    db: Db,
    site: Pick<Site, 'id' | 'language' | 'timeZone'>,
    search: { readonly text: string; readonly limit: number },
  ) => Promise<readonly Omit<Found, 'kind'>[]>
}

/** The routes, jobs and nightly tasks that one slice adds to the server. */
export interface Slice {
  readonly routes?: (http: PageServer, ports: RoutePorts) => void
  readonly jobs?: (jobs: Jobs, ports: JobPorts) => void
  /** The links and codes that the emails of the slice contain, by kind; each is made when an email is sent. */
  readonly emailSecrets?: EmailSecrets
  /** The parts that many emails of the slice share, by kind; they are loaded when each is sent. */
  readonly emailSharedParts?: EmailSharedParts
  /** Names what the calls are about whose paths begin so, for the activity log: `/api/studio/orders/{id}`. */
  readonly subjects?: Readonly<Record<string, FindSubject>>
  /** Finds what the slice stores, for the search of the studio. */
  readonly finder?: Finder
  /** The tasks that run once a night, by the name under which a failure is logged. */
  readonly nightly?: Readonly<Record<string, NightlyTask>>
}
