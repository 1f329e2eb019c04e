import { Readable } from 'node:stream'
import { getFileKind, parseImageWidth } from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseAcceptedFormats } from '../http/accepted-formats.ts'
import { AppError } from '../http/app-error.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import type { HttpServer } from '../http/http-server.ts'
import { CachedResponse } from '../http/cached-response.ts'
import { matchesEtag } from '../http/etag.ts'
import { httpErrors } from '../http/problem.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { CACHE_FOREVER, sendCached } from '../http/static.ts'
import { formatAssetUrl } from './asset-url.ts'
import { formatDispositionName } from './filename.ts'
import { ImageCopies, type ImageCopy } from './image-copies.ts'
import { type FileStore, isFileKey, readBytes, type StoredFile } from './file-store.ts'
import { parseRange } from './parse-range.ts'
import { ImageCache, MAX_CACHED_BYTES } from './image-cache.ts'
import { findAssetByKey, isImage, type StoredAsset } from './store.ts'

/**
 * A file can do nothing, whatever it turns out to be: opened as a document it runs no scripts, has no origin
 * and loads nothing.
 */
const INERT = {
  ...SECURITY_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** A better format is being encoded: shared caches revalidate soon, browsers need not. */
const CACHE_UNTIL_BETTER = 'public, max-age=31536000, s-maxage=600, immutable'

/** A PDF is shown by the browser's own viewer, which a sandbox would stop; its scripts have no access to the site. */
const INERT_PDF = {
  ...INERT,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
}

const PDF = 'application/pdf'
const SVG = 'image/svg+xml'
/** Images that are wider are served whole. */
const MAX_COPY_WIDTH = 2500

/** The served files, as other slices and tests need them. */
export interface ServedImages {
  /** Removes all cached responses of a file. */
  readonly evict: (fileKey: string) => void
  /** Resolves when no copy is being made in the background. */
  readonly settled: () => Promise<void>
}

/** The ports of the asset routes. */
interface AssetPorts {
  readonly files: FileStore
  readonly responseCache: ResponseCache
}

/**
 * Serves `/assets/<key>.<ext>`, the whole file; with `?format=500w` a copy of an image that is no wider, in the
 * best format that the browser accepts.
 */
export function serveAssets(http: HttpServer, { files, responseCache }: AssetPorts): ServedImages {
  const copies = new ImageCopies(files)
  const imageCache = new ImageCache()
  const remember = (request: FastifyRequest, answer: CachedResponse) => {
    if (answer.size > MAX_CACHED_BYTES) return
    const name = `${request.hostname} ${request.raw.url} ${parseAcceptedFormats(request.headers.accept)}`
    imageCache.set(name, answer)
    responseCache.store(request.raw, answer)
  }
  http.app.get<{ Params: { name: string }; Querystring: { format?: string } }>(
    // Other names are those of the theme's files.
    '/assets/:name(^[0-9a-f]{64}\\.[a-z0-9]+$)',
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const asset = await findAsset(http, request, request.params.name)
      const width = parseCopyWidth(asset, request.query.format)
      const accepted = parseAcceptedFormats(request.headers.accept)
      const copy =
        width === undefined || !isImage(asset)
          ? undefined
          : await copies.load(asset, { width, accepted }).catch(deferIfBusy)
      if (copy && copy !== 'later') {
        const answer = await createCopyResponse(copy)
        // A better format will replace it soon.
        if (copy.isFinal) remember(request, answer)
        return sendCached(request, reply, answer)
      }
      const file = await files.readFile(asset.fileKey)
      if (!file) throw httpErrors.notFound()
      const isTemporary = copy === 'later'
      const headers = createHeaders(asset, { isNegotiated: width !== undefined, isTemporary })
      // Players ask for ranges of files of any size.
      if (file.size > MAX_CACHED_BYTES || !isImage(asset))
        return sendStream({ request, reply, asset, file, headers })
      const isCompressible = asset.contentType === SVG
      const answer = await CachedResponse.create({
        bytes: await readBytes(file),
        isCompressible,
        headers,
      })
      await answer.compressFor(request.raw)
      if (!isTemporary) remember(request, answer)
      return sendCached(request, reply, answer)
    },
  )
  return { evict: (fileKey) => imageCache.deleteAll(fileKey), settled: () => copies.settled() }
}

async function findAsset(
  { db, findSite }: Pick<HttpServer, 'db' | 'findSite'>,
  request: FastifyRequest,
  name: string,
): Promise<StoredAsset> {
  const site = await findSite(request)
  if (!site) throw httpErrors.unknownSite()
  const key = name.split('.')[0] ?? ''
  const asset = isFileKey(key) ? await findAssetByKey(db, site.id, key) : undefined
  if (!asset || formatAssetUrl(asset) !== `/assets/${name}`) throw httpErrors.notFound()
  return asset
}

function createCopyResponse({ bytes, isFinal, type }: ImageCopy): Promise<CachedResponse> {
  return CachedResponse.create({
    bytes,
    isCompressible: false,
    headers: {
      ...INERT,
      'content-type': `image/${type}`,
      'cache-control': isFinal ? CACHE_FOREVER : CACHE_UNTIL_BETTER,
      vary: 'accept',
    },
  })
}

function createHeaders(
  asset: StoredAsset,
  options: {
    readonly isNegotiated: boolean
    /** Whether the file replaces a copy that the busy server could not make. */
    readonly isTemporary: boolean
  },
): Readonly<Record<string, string>> {
  const { contentType } = asset
  const disposition = formatDisposition(asset)
  return {
    ...(contentType === PDF ? INERT_PDF : INERT),
    'content-type': contentType === 'text/plain' ? `${contentType}; charset=utf-8` : contentType,
    'cache-control': options.isTemporary ? 'no-store' : CACHE_FOREVER,
    ...(disposition !== undefined && { 'content-disposition': disposition }),
    ...(options.isNegotiated && { vary: 'accept' }),
  }
}

/**
 * Formats how a browser treats a file that it opens by itself: images, audio, video and PDFs are shown, everything
 * else is saved. An SVG is a document, and is saved, too.
 */
function formatDisposition({ contentType, filename }: StoredAsset): string | undefined {
  const kind = getFileKind(contentType)
  if (contentType === SVG) return 'attachment; filename="drawing.svg"'
  if (kind === 'image') return undefined
  const isShown = kind === 'audio' || kind === 'video' || contentType === PDF
  return `${isShown ? 'inline' : 'attachment'}; ${formatDispositionName(filename)}`
}

interface StreamedFile {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly asset: StoredAsset
  readonly file: StoredFile
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a file that is not cached, or the range of it that the client asks for. */
function sendStream({ request, reply, asset, file, headers }: StreamedFile): FastifyReply {
  const etag = `"${asset.fileKey}"`
  reply.headers({ ...headers, etag, 'accept-ranges': 'bytes' })
  if (matchesEtag(request.headers['if-none-match'], [etag])) return reply.status(304).send()
  const range = parseRange(request.headers, { size: file.size, etag })
  if (range === 'unsatisfiable') {
    reply.removeHeader('content-disposition').removeHeader('cache-control').removeHeader('etag')
    reply.type('application/octet-stream').header('content-range', `bytes */${file.size}`)
    return reply.status(416).send()
  }
  if (range) {
    const { start, end } = range
    reply.status(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  }
  reply.header('content-length', range ? range.end - range.start + 1 : file.size)
  // Fastify keeps the length of a HEAD response only if its body is a stream.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : file.stream(range))
}

function deferIfBusy(error: unknown): 'later' {
  if (error instanceof AppError && error.status === 503) return 'later'
  throw error
}

/** Returns the width of the requested copy; undefined if the file itself is requested. */
function parseCopyWidth(asset: StoredAsset, format = ''): number | undefined {
  if (asset.contentType === SVG || !isImage(asset)) return undefined
  const asked = parseImageWidth(format)
  if (asked === 'original') return asset.width < MAX_COPY_WIDTH ? asset.width : undefined
  return asked
}
