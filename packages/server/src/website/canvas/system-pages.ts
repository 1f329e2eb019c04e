import * as contract from '@vitrine/contract'
import { customizablePageTypes } from '@vitrine/model'
import { newContent } from '@vitrine/page'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { admitRequest } from '../../platform/http/request-context.ts'
import { formatCanvasPolicy, newNonce } from '../../platform/http/security-headers.ts'
import type { Site } from '../../platform/http/site.ts'
import { loadPageContext } from '../content-loading/index.ts'
import { type PagePorts, PRIVATE_NO_STORE } from '../page-cache/index.ts'
import { renderPage } from '../render/index.ts'
import { formatCanvasPage } from './canvas-page.ts'
import { createSystemPage } from './create-system-page.ts'
import { canvasErrors } from './errors.ts'
import { loadSystemContent } from './system-content.ts'

const ACCESS = 'content.read'

/** Mounts the defaults of the pages that owners may write, and the call that begins one with its texts. */
export function mountSystemPages(ports: PagePorts): void {
  const { http } = ports

  http.app.get<{ Params: { readonly type: string } }>(
    '/config/canvas/defaults/:type',
    { config: { access: ACCESS } },
    async (request, reply) => {
      const { site } = await admitRequest(http, request, reply, { method: 'GET', access: ACCESS })
      const type = customizablePageTypes.find((each) => each === request.params.type)
      if (!type) throw httpErrors.notFound()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', PRIVATE_NO_STORE)
        .header('content-security-policy', formatCanvasPolicy(newNonce()))
        .header('x-robots-tag', 'noindex, nofollow')
        .send(await renderDefault(ports, site, type))
    },
  )

  mount(http, contract.createSystemPage, async ({ site, body, staffMember }) => ({
    id: await createSystemPage(ports, site, { type: body.type, memberId: staffMember.id }),
  }))
}

/** Renders what visitors see of a type in the site's own language while the owner has published no page of it. */
async function renderDefault(
  { http: { db }, renderer, shells }: PagePorts,
  site: Site,
  type: (typeof customizablePageTypes)[number],
): Promise<string> {
  const language = (await shells.loadLanguages(site.id)).find(({ isDefault }) => isDefault)
  if (!language) throw canvasErrors.notShown()
  const own = { site, shell: await shells.load(site.id, language) }
  const { content, shell } = await loadSystemContent(renderer, own, { type })
  const context = await loadPageContext(db, { site, path: '/', shell }, content, 'main-content')
  const { html } = await renderPage(renderer, context, content)
  return formatCanvasPage(html, { content: newContent(), more: '' })
}
