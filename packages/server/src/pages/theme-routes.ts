import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpErrors } from '../http/problem.ts'
import { ASK_AGAIN, FOREVER, keptFile } from '../http/static.ts'
import type { Asset, Theme } from '../render/theme.ts'
import { givePublished, type PublishedPorts } from './published.ts'

const anyone = { config: { access: 'anyone' } } as const

type Found = { readonly name: string } & Asset

/** The theme's own files: styles, fonts, pictures, scripts. Asked for by version they are for good. */
export function themeRoutes(app: FastifyInstance, ports: PublishedPorts): void {
  const serve = (
    call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    find: (theme: Theme) => Found | undefined,
  ) => {
    const { request } = call
    const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('v')
    const key = `${request.url.split('?')[0]} ${asked}`
    return givePublished(app, ports, { ...call, key }, async ({ site, isCurrent }) => {
      const file = find(ports.themes.get(site.theme))
      if (!file) throw httpErrors.notFound()
      const cacheControl = asked === file.version ? FOREVER : ASK_AGAIN
      return keptFile(file.name, file.bytes, { cacheControl, isCurrent })
    })
  }
  app.get('/site.css', anyone, (request, reply) =>
    serve({ request, reply }, ({ stylesheet: { text, version } }) => ({
      name: 'site.css',
      bytes: Buffer.from(text),
      version,
    })),
  )
  app.get<{ Params: { '*': string } }>('/static/theme/*', anyone, (request, reply) => {
    const name = request.params['*']
    return serve({ request, reply }, ({ assets }) => {
      const asset = assets.get(name)
      return asset && { name, ...asset }
    })
  })
  app.get('/favicon.ico', anyone, (request, reply) =>
    serve({ request, reply }, ({ assets }) => {
      for (const name of ['favicon.ico', 'favicon.svg', 'favicon.png']) {
        const asset = assets.get(name)
        if (asset) return { name, ...asset }
      }
      return undefined
    }),
  )
}
