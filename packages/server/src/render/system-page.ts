import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/site.ts'
import type { SystemPage } from './content.ts'
import { drawPage, type RendererPorts } from './renderer.ts'
import type { Shells } from './shell.ts'

/**
 * Draws a page of the platform for one visitor, in the site's theme. `data` is one object under the
 * page's name; its texts are plain, and escaped by the template.
 *
 * @see themes/system/README.md
 */
export type RenderSystemPage = (
  site: Site,
  name: SystemPage,
  data: Readonly<Record<string, unknown>>,
  given: { readonly nonce: string },
) => Promise<string>

declare module 'fastify' {
  interface FastifyInstance {
    readonly renderSystemPage: RenderSystemPage
  }
}

export function drawSystemPages(app: FastifyInstance, ports: RendererPorts, shells: Shells): void {
  app.decorate('renderSystemPage', async (site, name, data, { nonce }) => {
    const shell = await shells.of(site.id)
    const place = { site, path: `/${name}`, shell }
    const { html } = await drawPage(ports, place, { kind: 'system', name, data }, nonce)
    return html
  })
}
