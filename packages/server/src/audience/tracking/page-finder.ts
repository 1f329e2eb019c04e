import type { FastifyInstance } from 'fastify'
import { isPrivatePath } from './texts.ts'

/** The most pages that are looked for in a second, so that made-up paths cost little. */
const MAX_REQUESTS = 20
const SECOND_MS = 1_000
/** How long a missing page is remembered. */
const MISSING_MS = 10 * 60 * 1_000
const MAX_MISSING = 50_000

/** Finds out whether paths that were never seen before have pages: the server asks itself. */
export class PageFinder {
  readonly #app: Pick<FastifyInstance, 'inject'>
  readonly #hosts = new Map<string, string>()
  #missing = new Set<string>()
  #missingSince = 0
  #second = 0
  #requests = 0

  constructor(app: Pick<FastifyInstance, 'inject'>) {
    this.#app = app
  }

  /** Remembers a host under which visitors see a site. */
  setHost(siteId: string, host: string): void {
    this.#hosts.set(siteId, host)
  }

  /** Returns the paths, each after its site, that have no page, or that there was no time to ask for. */
  async findMissing(
    paths: readonly { readonly siteId: string; readonly text: string }[],
  ): Promise<ReadonlySet<string>> {
    this.#clearOld()
    const missing = new Set<string>()
    const found = new Set<string>()
    for (const { siteId, text } of paths) {
      const key = `${siteId} ${text}`
      if (found.has(key) || missing.has(key)) continue
      const isMissing =
        this.#missing.has(key) || !this.#mayAsk() || !(await this.#hasPage(siteId, text))
      if (isMissing) missing.add(key)
      else found.add(key)
    }
    return missing
  }

  #clearOld(): void {
    const now = Date.now()
    if (now - this.#missingSince < MISSING_MS && this.#missing.size < MAX_MISSING) return
    this.#missing = new Set()
    this.#missingSince = now
  }

  #mayAsk(): boolean {
    const second = Math.floor(Date.now() / SECOND_MS)
    if (second !== this.#second) this.#requests = 0
    this.#second = second
    this.#requests += 1
    return this.#requests <= MAX_REQUESTS
  }

  async #hasPage(siteId: string, path: string): Promise<boolean> {
    const host = this.#hosts.get(siteId)
    if (host === undefined || isPrivatePath(path)) return true
    const url = encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')
    // A server that stops answers no more; the last paths are stored.
    const reply = await this.#app
      .inject({ method: 'HEAD', url, headers: { host } })
      .catch(() => undefined)
    if (![400, 404, 410].includes(reply?.statusCode ?? 200)) return true
    this.#missing.add(`${siteId} ${path}`)
    return false
  }
}
