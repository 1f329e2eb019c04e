import { fileURLToPath } from 'node:url'
import { type ContentChanges, THEMES_CHANGED } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import type { FormPagePort } from '../../platform/http/form-page-port.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { serveFolder } from '../../platform/http/static.ts'
import { STOREFRONT_DIST, THEMES, TRACKING_DIST } from '../../platform/config/paths.ts'
import type { EmailPorts } from '../../platform/mail/index.ts'
import type { GetThemeColors } from '../../platform/slice.ts'
import { createRecordFinder, loadPageOfType } from '../content-loading/index.ts'
import { createEmailSiteLoader } from '../email-look/index.ts'
import { canvasRoutes } from '../canvas/index.ts'
import { lockRoutes, previewRoutes } from '../page-access/index.ts'
import { PageCache, type PagePorts } from '../page-cache/index.ts'
import { readClientScripts } from '../page-metadata/index.ts'
import { createCookieBannerLoader, createSystemPageRenderer } from '../render/index.ts'
import {
  CurrentThemeIssues,
  installmentsPageRoutes,
  robotsRoutes,
  themeReloadRoutes,
  themeRoutes,
} from '../site-files/index.ts'
import { SiteShells } from '../site-shell/index.ts'
import { StyleSheets } from '../styles/index.ts'
import { type Theme, Themes } from '../theme-loading/index.ts'
import { renderThemePreview, themePreviewRoutes } from '../theme-preview/index.ts'
import { OwnThemes, themeSettingsRoutes } from '../themes/index.ts'
import { createTranslatorLoader } from '../translations/index.ts'
import { adFrameRoute } from './ad-frame.ts'
import { codeFrameRoutes } from './code-frame.ts'
import { createFormPages } from './form-page.ts'
import { pageRoutes, servePage } from './routes.ts'

export interface WebsiteOptions {
  readonly changes: ContentChanges
  readonly responseCache: ResponseCache
  /** Whether a theme is read again when its files change, for theme development. */
  readonly watchesThemes: boolean
  /** The folder of the installed themes; the themes of Vitrine by default. */
  readonly themesDir?: string | undefined
  /** The folder of a theme in development, which replaces every other theme. */
  readonly themeInHand?: string | undefined
}

export interface Website {
  /** The web server with the website, for slices that have pages. */
  readonly server: PageServer
  readonly forms: FormPagePort
  readonly loadEmailSite: EmailPorts['loadSite']
  readonly getThemeColors: GetThemeColors
  /** Mounts the routes of the website. They come after those of all slices. */
  readonly mount: () => void
}

/** Composes the website: its themes, caches and ports. */
export function createWebsite(http: HttpServer, options: WebsiteOptions): Website {
  const { db, sendsEmail, runsPageScripts } = http
  const { changes, responseCache } = options
  const issues = new CurrentThemeIssues()
  const onIssue = (issue: string, theme?: Theme) => {
    http.app.log.warn({ issue }, 'template issue')
    if (theme === undefined || themes.isCurrent(theme)) issues.add(themes.revision, issue)
  }
  const themes: Themes = new Themes(options.themesDir ?? fileURLToPath(THEMES), {
    watches: options.watchesThemes,
    instead: options.themeInHand,
    version: () => changes.getVersion(THEMES_CHANGED),
    onIssue,
  })
  const ownThemes = new OwnThemes({ db, themes, changes })
  const scripts = readClientScripts(fileURLToPath(STOREFRONT_DIST), fileURLToPath(TRACKING_DIST))
  const getPartPosition = (siteId: string) => changes.getPartPosition(siteId)
  const records = createRecordFinder(db, getPartPosition)
  const sheets = new StyleSheets(onIssue)
  const renderer = {
    ...{ db, themes, records, scripts, sendsEmail, runsPageScripts, sheets, onIssue },
    getPartPosition,
  }
  const shells = new SiteShells(db, changes)
  const server: PageServer = {
    ...http,
    findSite: createThemedSiteFinder(http, ownThemes),
    website: {
      findLanguage: async (site, prefix) =>
        (await shells.loadLanguages(site.id)).find((language) => language.prefix === prefix),
      loadTranslator: createTranslatorLoader({ shells, themes, ownThemes, sendsEmail }),
      renderSystemPage: createSystemPageRenderer({
        ...renderer,
        shells,
        findOwnPage: (request, type) => loadPageOfType(db, request, type),
      }),
      loadCookieBanner: createCookieBannerLoader({ shells, themes, sendsEmail }),
      getMenuNames: (site) => themes.get(site.theme).menus,
      getMenuTitles: (site) => themes.get(site.theme).menuTitles,
      getThemeTitle: (theme) => themes.get(theme).title,
      renderPreview: (tx, site, path) =>
        renderThemePreview(readThrough(ports, tx), { site, theme: themes.get(site.theme), path }),
      servePage: (request, reply) => servePage(ports, { request, reply }),
    },
  }
  const cache = new PageCache()
  const ports: PagePorts = {
    ...{ http: server, changes, responseCache, cache, themes, ownThemes, renderer, shells },
  }
  return {
    server,
    forms: createFormPages(ports),
    loadEmailSite: createEmailSiteLoader({ shells, themes, ownThemes }),
    getThemeColors: (theme) => themes.get(theme).look,
    mount: () => {
      if (themes.isInDevelopment) themeReloadRoutes(server, themes, issues)
      mountWebsite(ports)
    },
  }
}

/** Creates the function that finds a site and loads its theme, which is then read without waiting. */
function createThemedSiteFinder(
  { findSite }: HttpServer,
  ownThemes: OwnThemes,
): HttpServer['findSite'] {
  return async (request) => {
    const site = await findSite(request)
    if (site) await ownThemes.prepare(site)
    return site
  }
}

/** Returns the ports of pages for another connection: with nothing that was loaded, and so cached, before. */
function readThrough({ http, renderer, changes, ...ports }: PagePorts, db: Db): PagePorts {
  return {
    ...{ ...ports, changes },
    http: { ...http, db },
    shells: new SiteShells(db, changes),
    renderer: { ...renderer, db, records: createRecordFinder(db, renderer.getPartPosition) },
  }
}

function mountWebsite(ports: PagePorts): void {
  const { http, responseCache, themes, ownThemes, shells } = ports
  const { sheets } = ports.renderer
  previewRoutes(ports)
  lockRoutes(ports)
  const folder = fileURLToPath(STOREFRONT_DIST)
  serveFolder(http.app, responseCache, { prefix: '/static/app/', folder })
  const tracking = fileURLToPath(TRACKING_DIST)
  serveFolder(http.app, responseCache, { prefix: '/static/visits/', folder: tracking })
  codeFrameRoutes(ports)
  adFrameRoute(ports)
  canvasRoutes(ports)
  themePreviewRoutes(ports)
  themeRoutes({ ...ports, sheets, servePage: (call) => servePage(ports, call) })
  themeSettingsRoutes(http, { themes, ownThemes, sheets, shells })
  robotsRoutes(ports)
  installmentsPageRoutes(ports)
  pageRoutes(ports)
}
