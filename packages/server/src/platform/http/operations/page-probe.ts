import type { FastifyInstance } from 'fastify'
import type { Site } from '../site.ts'

/** Returns whether visitors find something at a path of a site: a page, a file, or a redirect to one. */
export type HasPage = (site: Pick<Site, 'origin'>, path: string) => Promise<boolean>

const MISSING: ReadonlySet<number> = new Set([404, 410])

/** Returns the function that asks the server itself, as a visitor without cookies would. */
export function createPageProbe(app: FastifyInstance): HasPage {
  return async ({ origin }, path) => {
    const { host } = new URL(origin)
    const headers = { host, accept: 'text/html' }
    const { statusCode } = await app.inject({ method: 'GET', url: path, headers })
    return !MISSING.has(statusCode)
  }
}
