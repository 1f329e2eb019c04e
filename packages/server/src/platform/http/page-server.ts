import type { SubmittedForm } from '@vitrine/blocks'
import type { AdService, CookiePolicy, Message } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import type { HttpServer } from './http-server.ts'
import type { Site } from './site.ts'
import type { Translator } from './translator.ts'

/** The language that a page is requested in. */
export interface PageLanguage {
  readonly tag: string
  /** The first segment of its URLs, without slashes; empty for the site's own language. */
  readonly prefix: string
}

/** The name of a page of the platform, which is also the name of its template. @see themes/system/README.md */
export type SystemPage =
  | 'access-denied'
  | 'account'
  | 'account-address'
  | 'account-addresses'
  | 'account-claim'
  | 'account-forgot'
  | 'account-login'
  | 'account-orders'
  | 'account-register'
  | 'account-reset'
  | 'account-subscriptions'
  | 'account-verify'
  | 'cart'
  | 'cart-form'
  | 'challenge'
  | 'checkout'
  | 'collected-data'
  | 'comment'
  | 'download'
  | 'error'
  | 'form'
  | 'lock'
  | 'newsletter-confirm'
  | 'not-found'
  | 'order'
  | 'protected'
  | 'restock'
  | 'review'
  | 'subscription'
  | 'unsubscribe'
  | 'search'

export interface SystemPageOptions {
  readonly nonce: string
  /** The language of the page; by default that of `address`, else the site's own. */
  readonly language?: Pick<PageLanguage, 'tag'>
  /** The path that was requested. */
  readonly address?: string
  /** The path of the page in every language, without a prefix; omitted for a page without a URL of its own. */
  readonly path?: string
  /** Whether the page shows nothing of the site: no menu and no footer. */
  readonly isBare?: boolean
  /** A form of a slice, which the template finds under `intro`. */
  readonly form?: SystemForm | undefined
}

/** A form on a page of the platform, drawn like the form blocks of the owner. */
export interface SystemForm {
  readonly block: Block
  /** The URL that it posts to. */
  readonly action: string
  /** The label of its button. */
  readonly submit: Message
  /** The values that are filled in, with their errors. */
  readonly submitted?: SubmittedForm | undefined
}

/**
 * Renders a page of the platform for one visitor, in the theme of the site. `data` is one object under the
 * name of the page; its texts are plain, and the template escapes them.
 *
 * @see themes/system/README.md
 */
export type RenderSystemPage = (
  site: Site,
  name: SystemPage,
  data: Readonly<Record<string, unknown>>,
  options: SystemPageOptions,
) => Promise<string>

/** The texts of a cookie banner as visitors see them, in one language. */
export interface CookieBanner {
  /** The hash of the texts, which names them in the log of consent. */
  readonly id: string
  readonly locale: string
  readonly policy: CookiePolicy
  readonly text: string
  readonly acceptLabel: string
  readonly declineLabel: string
}

/** The published cookie banner, with the ad services that get events after consent. */
export interface PublishedBanner extends CookieBanner {
  readonly adServices: readonly AdService[]
}

/** A page as a preview shows it, or the path that it redirects to. */
export type PagePreview =
  | { readonly status: 200 | 404; readonly html: string }
  | { readonly redirect: string }

/** The website as the pages of slices below it use it. */
export interface WebsitePort {
  /** Finds the language with this URL prefix; the site's own where the prefix is empty. */
  readonly findLanguage: (site: Site, prefix: string) => Promise<PageLanguage | undefined>
  /** Loads the translator for the language of a path, or for the one of this tag. */
  readonly loadTranslator: (
    site: Site,
    locale: { readonly address: string } | { readonly tag: string },
  ) => Promise<Translator>
  readonly renderSystemPage: RenderSystemPage
  /** Loads the published cookie banner in the language of a tag; undefined if the owner shows none. */
  readonly loadCookieBanner: (site: Site, tag: string) => Promise<PublishedBanner | undefined>
  /** Returns the names of the menus that the theme of a site shows. */
  readonly getMenuNames: (site: Site) => readonly string[]
  /** Returns the titles of the menus that the theme of a site shows, by name; some have none. */
  readonly getMenuTitles: (site: Site) => ReadonlyMap<string, string>
  /** Returns the title of an installed theme. */
  readonly getThemeTitle: (theme: string) => string
  /**
   * Renders a page of a site in its theme, with all drafts and without scripts, as a connection or an open transaction
   * reads it.
   */
  readonly renderPreview: (db: Db, site: Site, path: string) => Promise<PagePreview>
  /** Serves the page that the owner published at the URL of the request. */
  readonly servePage: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** The web server of slices that have pages. */
export interface PageServer extends HttpServer {
  readonly website: WebsitePort
}
