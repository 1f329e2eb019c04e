import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseCache } from './response-cache.ts'
import { CachedResponse } from './cached-response.ts'
import { httpErrors } from './problem.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

const INCOMPRESSIBLE_TYPES = /^(image\/(?!svg)|video\/|font\/woff)/

/** The Cache-Control of files whose name contains a version: they never change. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
/**
 * The Cache-Control of files that the client revalidates each time, with 304 while they are
 * unchanged.
 */
export const CACHE_REVALIDATE = 'public, max-age=0, must-revalidate'

/** Creates the response for a file; its type follows from its name, which is ours. */
export async function createFileResponse(
  name: string,
  bytes: Buffer,
  options: {
    readonly cacheControl: string
    readonly isCurrent?: () => boolean
  },
): Promise<CachedResponse> {
  const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
  const { cacheControl, ...rest } = options
  return CachedResponse.create({
    bytes,
    isCompressible: !INCOMPRESSIBLE_TYPES.test(type),
    headers: {
      ...SECURITY_HEADERS,
      'content-type': type,
      'cache-control': cacheControl,
      // An SVG that is opened by itself is a document; it may do nothing.
      ...(type.startsWith('image/svg') && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    },
    ...rest,
  })
}

/** Sends a cached response past Fastify, from one of its routes. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): void {
  reply.hijack()
  response.send(request.raw, reply.raw)
}

/**
 * Serves the files that are in a folder at the start, from memory. Their names hold versions, as builds write
 * them. No path is ever built from a request.
 */
export function serveFolder(
  app: FastifyInstance,
  responseCache: ResponseCache,
  at: { readonly prefix: `/${string}/`; readonly folder: string },
): void {
  const files = new Map(listFolder(at.folder).map((path) => [path, join(at.folder, path)]))
  const responses = new Map<string, Promise<CachedResponse>>()
  app.get<{ Params: { '*': string } }>(
    `${at.prefix}*`,
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const path = request.params['*']
      const file = files.get(path)
      if (file === undefined) throw httpErrors.notFound()
      const making =
        responses.get(path) ??
        createFileResponse(path, readFileSync(file), { cacheControl: CACHE_FOREVER })
      responses.set(path, making)
      const response = await making
      await response.compressFor(request.raw)
      responseCache.store(request.raw, response)
      sendCached(request, reply, response)
    },
  )
}

function listFolder(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
}
