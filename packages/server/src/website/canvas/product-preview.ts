import * as contract from '@vitrine/contract'
import { previewProduct } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { mount } from '../../platform/http/mount.ts'
import { admitRequest } from '../../platform/http/request-context.ts'
import { formatCanvasPolicy, newNonce } from '../../platform/http/security-headers.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  canReadNothing,
  hideUnreadable,
  loadContent,
  loadPageContext,
  parsePageQuery,
} from '../content-loading/index.ts'
import { type PagePorts, PRIVATE_NO_STORE } from '../page-cache/index.ts'
import { renderPage } from '../render/index.ts'
import { canvasErrors } from './errors.ts'

const ACCESS = 'products.write'

/** Mounts the preview of products that are not saved, and the empty page of the frame that shows it. */
export function productPreviewRoutes(ports: PagePorts): void {
  const { http } = ports
  mount(http, contract.previewProduct, async ({ db, site, body }) => ({
    html: await previewProduct(db, site, body, (tx, path) =>
      renderProduct(ports, { db: tx, site, path, locale: body.locale }),
    ),
  }))

  // The studio writes the preview into it. Its policy runs no scripts, whatever a description contains.
  http.app.get(
    '/config/product-preview',
    { config: { access: ACCESS } },
    async (request, reply) => {
      await admitRequest(http, request, reply, { method: 'GET', access: ACCESS })
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', PRIVATE_NO_STORE)
        .header('content-security-policy', formatCanvasPolicy(newNonce()))
        .header('x-robots-tag', 'noindex, nofollow')
        .send(
          '<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>',
        )
    },
  )
}

interface ProductRequest {
  /** The transaction in which the product is saved. */
  readonly db: Db
  readonly site: Site
  /** The path of the product, with its leading slash. */
  readonly path: string
  /** The tag of its language; undefined for the site's own. */
  readonly locale: string | undefined
}

/** Renders the page of a product in a language of the site. Throws `canvas.notShown` if its store has no page. */
async function renderProduct(
  { renderer, shells }: PagePorts,
  { db, site, path, locale }: ProductRequest,
): Promise<string> {
  const languages = await shells.loadLanguages(site.id)
  // A language that visitors do not see yet has no page of its own.
  const chosen = languages.find(({ tag }) => tag === locale)
  const language = chosen ?? languages.find(({ isDefault }) => isDefault)
  if (!language) throw canvasErrors.notShown()
  const shell = await shells.load(site.id, language)
  const found = await loadContent(db, {
    ...{ site, shell, path: path.slice(1) },
    theme: renderer.themes.get(site.theme),
    query: parsePageQuery(new URLSearchParams()),
    now: new Date(),
  })
  if (found?.kind !== 'content') throw canvasErrors.notShown()
  const content = hideUnreadable(canReadNothing, found.content)
  // The format leaves out the popup, which would cover the page.
  const context = await loadPageContext(db, { site, path, shell }, content, 'main-content')
  const { html } = await renderPage(renderer, context, content)
  return html
}
