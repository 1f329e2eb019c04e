import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type ContentChanges, THEMES_CHANGED } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import type { FrontDoor } from '../../platform/http/front-door.ts'
import { serveFolder } from '../../platform/http/static.ts'
import { STOREFRONT_DIST, THEMES } from '../../platform/config/paths.ts'
import { readClientScripts } from '../render/client-scripts.ts'
import { Shells } from '../render/shell.ts'
import { drawSystemPages, type OwnPage } from '../render/system-page.ts'
import { StyleSheets } from '../render/styles/sheets.ts'
import { Themes } from '../render/themes.ts'
import { offerWords } from '../render/words.ts'
import { themeSettingsRoutes } from '../themes/index.ts'
import { codeFrameRoutes } from './code-frame.ts'
import { formPages } from './form-page.ts'
import { lockRoutes } from './lock-routes.ts'
import { PageCache } from './page-cache.ts'
import { previewRoutes } from './preview.ts'
import { pageOfType } from './read-document.ts'
import { recordsBeside } from './records-beside.ts'
import { robotsRoutes } from './robots.ts'
import { pageRoutes } from './routes.ts'
import { themeReloadRoutes } from './theme-reload.ts'
import { themeRoutes } from './theme-routes.ts'

export { errorPages } from './error-page.ts'
export { readContent } from './read-content.ts'
export { recordsBeside } from './records-beside.ts'

/** Everything that visitors look at: pages, what they are drawn with, and `app.renderSystemPage`. */
export function servePages(
  app: FastifyInstance,
  given: {
    readonly db: Db
    readonly changes: ContentChanges
    readonly frontDoor: FrontDoor
    readonly production: boolean
    /** Reads a theme again when its files change. */
    readonly watchesThemes: boolean
    readonly themesDir?: string | undefined
    /** The folder of a theme that stands for every other, while somebody works on it. */
    readonly themeInHand?: string | undefined
  },
): void {
  const { db, changes, frontDoor, production, watchesThemes } = given
  const onFault = (fault: string) => app.log.warn({ fault }, 'a template is at fault')
  const themes = new Themes(given.themesDir ?? fileURLToPath(THEMES), {
    watches: watchesThemes,
    instead: given.themeInHand,
    version: () => changes.versionOf(THEMES_CHANGED),
    onFault,
  })
  const sheets = new StyleSheets(onFault)
  const storefront = fileURLToPath(STOREFRONT_DIST)
  const records = recordsBeside(db)
  const renderer = { db, themes, records, scripts: readClientScripts(storefront), onFault }
  const shells = new Shells(db, changes)
  const published = { changes, frontDoor, cache: new PageCache(), themes }
  const ports = { ...published, db, renderer, shells, production }

  const ownPage: OwnPage = (at, type) => pageOfType(db, at, type)
  app.decorate('languageAt', async (site, prefix) =>
    (await shells.languagesOf(site.id)).find((language) => language.prefix === prefix),
  )
  drawSystemPages(app, { ...renderer, shells, ownPage })
  offerWords(app, { shells, themes })
  previewRoutes(app, ports)
  lockRoutes(app, ports)
  serveFolder(app, frontDoor, { prefix: '/static/app/', folder: storefront })
  codeFrameRoutes(app, ports)
  formPages(app, ports)
  if (given.themeInHand !== undefined) themeReloadRoutes(app, themes)
  themeRoutes(app, { ...published, shells, sheets })
  themeSettingsRoutes(app, { themes, sheets })
  robotsRoutes(app, ports)
  pageRoutes(app, ports)
}
