import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FrontDoor } from './front-door.ts'
import { KeptAnswer } from './kept-answer.ts'
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

const PACKED = /^(image\/(?!svg)|video\/|font\/woff)/

/** Named by its version: it never changes. */
export const FOREVER = 'public, max-age=31536000, immutable'
/** Asked for again each time, and answered with 304 while it is the same. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate'

/** A file as it is served: the type goes by the name, which is ours. */
export async function keptFile(
  name: string,
  bytes: Buffer,
  options: {
    readonly cacheControl: string
    readonly isCurrent?: () => boolean
  },
): Promise<KeptAnswer> {
  const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
  const { cacheControl, ...rest } = options
  return KeptAnswer.make({
    bytes,
    packs: !PACKED.test(type),
    headers: {
      ...SECURITY_HEADERS,
      'content-type': type,
      'cache-control': cacheControl,
      // A drawing opened by itself is a document; it may do nothing.
      ...(type.startsWith('image/svg') && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    },
    ...rest,
  })
}

/** Gives a kept answer past the framework, from inside one of its routes. */
export function give(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
  reply.hijack()
  answer.give(request.raw, reply.raw)
}

/**
 * Serves the files that are in a folder when the server starts, from memory. Their names hold their
 * versions, as builds write them. No path is ever put together from a request.
 */
export function serveFolder(
  app: FastifyInstance,
  frontDoor: FrontDoor,
  at: { readonly prefix: `/${string}/`; readonly folder: string },
): void {
  const files = new Map(filesIn(at.folder).map((path) => [path, join(at.folder, path)]))
  const kept = new Map<string, Promise<KeptAnswer>>()
  app.get<{ Params: { '*': string } }>(
    `${at.prefix}*`,
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const path = request.params['*']
      const file = files.get(path)
      if (file === undefined) throw httpErrors.notFound()
      const making = kept.get(path) ?? keptFile(path, readFileSync(file), { cacheControl: FOREVER })
      kept.set(path, making)
      const answer = await making
      await answer.readyFor(request.raw)
      frontDoor.remember(request.raw, answer)
      give(request, reply, answer)
    },
  )
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
}
