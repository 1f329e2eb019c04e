import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ContentChanges } from '../db/content-changes.ts'
import type { Db } from '../db/db.ts'
import type { FrontDoor } from '../http/front-door.ts'
import { serveFolder } from '../http/static.ts'
import { STOREFRONT_DIST, THEMES } from '../paths.ts'
import { readClientScripts } from '../render/client-scripts.ts'
import { Shells } from '../render/shell.ts'
import { drawSystemPages } from '../render/system-page.ts'
import { Themes } from '../render/themes.ts'
import { PageCache } from './page-cache.ts'
import { robotsRoutes } from './robots.ts'
import { pageRoutes } from './routes.ts'
import { themeRoutes } from './theme-routes.ts'

export { errorPages } from './error-page.ts'

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
  },
): void {
  const { db, changes, frontDoor, production, watchesThemes } = given
  const onFault = (fault: string) => app.log.warn({ fault }, 'a template is at fault')
  const themes = new Themes(given.themesDir ?? fileURLToPath(THEMES), {
    watches: watchesThemes,
    onFault,
  })
  const storefront = fileURLToPath(STOREFRONT_DIST)
  const renderer = { db, themes, scripts: readClientScripts(storefront), onFault }
  const shells = new Shells(db, changes)
  const published = { changes, frontDoor, cache: new PageCache(), themes }
  const ports = { ...published, db, renderer, shells, production }

  drawSystemPages(app, renderer, shells)
  serveFolder(app, frontDoor, { prefix: '/static/app/', folder: storefront })
  themeRoutes(app, published)
  robotsRoutes(app, ports)
  pageRoutes(app, ports)
}
