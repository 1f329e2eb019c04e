import type { FastifyInstance, FastifyReply } from 'fastify'
import { httpErrors } from '../http/problem.ts'
import { assetUrl } from './asset-url.ts'
import { type FileStore, isFileKey, type StoredFile } from './file-store.ts'
import { narrowed } from './picture.ts'
import { type Asset, assetByKey } from './store.ts'

/** @see storefront spec §9 "Image srcset widths" */
const WIDTHS: ReadonlyMap<string, number> = new Map(
  [100, 300, 500, 750, 1000, 1500, 2500].map((width) => [`${width}w`, width]),
)

/** Formats that a narrower copy is made of; moving pictures stay as they are. */
const NARROWED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * Whatever a file turns out to be, it can do nothing: a document opened from here has no scripts, no
 * origin and loads nothing.
 */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `/assets/<key>.<ext>`, and with `?format=500w` a copy that is no wider than that. */
export function serveAssets(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string }; Querystring: { format?: string } }>(
    '/assets/:name',
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const site = await app.siteOf(request)
      if (!site) throw httpErrors.unknownSite()
      const key = request.params.name.split('.')[0] ?? ''
      const asset = isFileKey(key) ? await assetByKey(app.db, site.id, key) : undefined
      if (!asset || assetUrl(asset) !== `/assets/${request.params.name}`)
        throw httpErrors.notFound()

      const width = WIDTHS.get(request.query.format ?? '')
      const isNarrower = width !== undefined && width < asset.width
      const copy = isNarrower && NARROWED.has(asset.contentType) ? width : undefined
      const etag = copy === undefined ? `"${key}"` : `"${key}-${copy}w"`
      keepForever(reply).header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()

      const type = copy === undefined ? asset.contentType : 'image/webp'
      const file = copy === undefined ? await files.readFile(key) : await copyOf(files, asset, copy)
      if (!file) throw httpErrors.notFound()
      reply.type(type).header('content-length', file.size)
      return reply.send(request.method === 'HEAD' ? null : file.stream())
    },
  )
}

/** What is named by its bytes never changes. */
function keepForever(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', INERT)
    .header('cross-origin-resource-policy', 'cross-origin')
}

/** A copy is made when it is first asked for, and kept. */
async function copyOf(
  files: FileStore,
  asset: Asset,
  width: number,
): Promise<StoredFile | undefined> {
  const name = `${asset.fileKey}-${width}w` as const
  const made = await files.readDerived(name)
  if (made) return made
  const making = underWay.get(name) ?? make(files, asset, width)
  underWay.set(name, making)
  await making.finally(() => underWay.delete(name))
  return files.readDerived(name)
}

/** Many ask for a new picture at once; it is worked out for the first of them. */
const underWay = new Map<string, Promise<void>>()

async function make(files: FileStore, asset: Asset, width: number): Promise<void> {
  const whole = await files.readFile(asset.fileKey)
  if (!whole) return
  const bytes = await narrowed(await bytesOf(whole), width)
  await files.storeDerived(`${asset.fileKey}-${width}w`, bytes)
}

async function bytesOf(file: StoredFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file.stream()) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
