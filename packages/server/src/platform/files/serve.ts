import { Readable } from 'node:stream'
import { widthAsked } from '@vitrine/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedOf } from '../http/accepted-pictures.ts'
import { AppError } from '../http/app-error.ts'
import type { FrontDoor } from '../http/front-door.ts'
import { KeptAnswer } from '../http/kept-answer.ts'
import { isKnownTag } from '../http/known-tag.ts'
import { httpErrors } from '../http/problem.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { FOREVER, give } from '../http/static.ts'
import { assetUrl } from './asset-url.ts'
import { Copies } from './copies.ts'
import { bytesOf, type FileStore, isFileKey } from './file-store.ts'
import { KeptPictures, LARGEST_KEPT } from './kept-pictures.ts'
import { assetByKey, type KeptAsset } from './store.ts'

/**
 * Whatever a file turns out to be, it can do nothing: a document opened from here has no scripts, no
 * origin and loads nothing.
 */
const INERT = {
  ...SECURITY_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** A better format is being made: caches between us and browsers are to ask again soon. */
const FOREVER_BUT_SHARED = 'public, max-age=31536000, s-maxage=600, immutable'

const SVG = 'image/svg+xml'
/** Of those wider than our widest there is always the whole. */
const WIDEST = 2500

/** What is served of pictures, by file. */
export interface ServedPictures {
  /** Nothing of the file is given any more. */
  readonly forget: (fileKey: string) => void
  /** Resolves when no copy is made that nobody waits for. */
  readonly settled: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly pictures: ServedPictures
  }
}

/**
 * `/assets/<key>.<ext>` is the whole picture; with `?format=500w` a copy that is no wider, in the best format
 * the browser says it reads.
 */
export function serveAssets(
  app: FastifyInstance,
  { files, frontDoor }: { readonly files: FileStore; readonly frontDoor: FrontDoor },
): void {
  const copies = new Copies(files)
  const kept = new KeptPictures()
  app.decorate('pictures', {
    forget: (fileKey) => kept.forget(fileKey),
    settled: () => copies.settled(),
  })

  app.get<{ Params: { name: string }; Querystring: { format?: string } }>(
    '/assets/:name',
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const asset = await assetAsked(request, request.params.name)
      const width = copyAsked(asset, request.query.format)
      const accepted = acceptedOf(request.headers.accept)
      const copy =
        width === undefined
          ? undefined
          : await copies.of(asset, { width, accepted }).catch(laterIfBusy)
      if (copy && copy !== 'later') {
        const { isFinal, type } = copy
        const answer = await KeptAnswer.make({
          bytes: copy.bytes,
          packs: false,
          headers: {
            ...INERT,
            'content-type': `image/${type}`,
            'cache-control': isFinal ? FOREVER : FOREVER_BUT_SHARED,
            vary: 'accept',
          },
        })
        // What will be better soon is looked for again.
        if (isFinal) keep(request, answer)
        return give(request, reply, answer)
      }
      const isForNow = copy === 'later'
      return whole({ request, reply, asset, isNegotiated: width !== undefined, isForNow })
    },
  )

  async function assetAsked(request: FastifyRequest, name: string): Promise<KeptAsset> {
    const site = await app.siteOf(request)
    if (!site) throw httpErrors.unknownSite()
    const key = name.split('.')[0] ?? ''
    const asset = isFileKey(key) ? await assetByKey(app.db, site.id, key) : undefined
    if (!asset || assetUrl(asset) !== `/assets/${name}`) throw httpErrors.notFound()
    return asset
  }

  async function whole(given: {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly asset: KeptAsset
    readonly isNegotiated: boolean
    /** Instead of a copy that nobody has the time to make: next time it may be there. */
    readonly isForNow: boolean
  }): Promise<void> {
    const { request, reply, asset, isNegotiated, isForNow } = given
    const { fileKey, contentType } = asset
    const file = await files.readFile(fileKey)
    if (!file) throw httpErrors.notFound()
    const headers = {
      ...INERT,
      'content-type': contentType,
      'cache-control': isForNow ? 'no-store' : FOREVER,
      // A drawing is a document: opened by itself it is saved and not shown.
      ...(contentType === SVG && { 'content-disposition': `attachment; filename="drawing.svg"` }),
      ...(isNegotiated && { vary: 'accept' }),
    }
    if (file.size <= LARGEST_KEPT) {
      const answer = await KeptAnswer.make({
        bytes: await bytesOf(file),
        packs: contentType === SVG,
        headers,
      })
      await answer.readyFor(request.raw)
      if (!isForNow) keep(request, answer)
      return give(request, reply, answer)
    }
    const etag = `"${fileKey}"`
    reply.headers({ ...headers, etag })
    if (isKnownTag(request.headers['if-none-match'], [etag])) return reply.status(304).send()
    reply.header('content-length', file.size)
    // A stream of nothing: the framework asks for one where it is to leave the length as it is.
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : file.stream())
  }

  function keep(request: FastifyRequest, answer: KeptAnswer): void {
    if (answer.size > LARGEST_KEPT) return
    const name = `${request.hostname} ${request.raw.url} ${acceptedOf(request.headers.accept)}`
    kept.keep(name, answer)
    frontDoor.remember(request.raw, answer)
  }
}

function laterIfBusy(error: unknown): 'later' {
  if (error instanceof AppError && error.status === 503) return 'later'
  throw error
}

/** The width a copy is to have; undefined where the whole is asked for. */
function copyAsked(asset: KeptAsset, format = ''): number | undefined {
  if (asset.contentType === SVG) return undefined
  const asked = widthAsked(format)
  if (asked === 'original') return asset.width < WIDEST ? asset.width : undefined
  return asked
}
