import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { blockRegistry } from '@vitrine/blocks'
import { type Block, newBlock, newContent, newPage, newSection, type Page } from '@vitrine/page'
import * as z from 'zod/mini'
import { LOCALE } from './demo.ts'
import type { Example } from './example.ts'

const documentSchema = z.object({ id: z.string(), rev: z.number() })

/** A client for the API calls of the studio. */
export class Owner {
  readonly #request: APIRequestContext
  readonly #crumb: string

  private constructor(request: APIRequestContext, crumb: string) {
    this.#request = request
    this.#crumb = crumb
  }

  /** Creates a client for a signed-in browser. */
  static async create(request: APIRequestContext): Promise<Owner> {
    const session = await request.get('/api/studio/session')
    const { crumb } = z.object({ crumb: z.string() }).parse(await session.json())
    return new Owner(request, crumb)
  }

  async call(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<unknown> {
    const headers = { 'x-csrf-token': this.#crumb }
    const reply = await this.#request.fetch(path, { method, headers, ...(data && { data }) })
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`)
    return reply.json()
  }

  /** Publishes a page. Resolves to its id. */
  async publish(
    slug: string,
    title: string,
    content: Partial<Page>,
    locale: string = LOCALE,
  ): Promise<string> {
    const body = newPage({ locale, title, slug }, content)
    const made = await this.call('POST', '/api/studio/documents', { kind: 'page', body })
    const { id, rev } = documentSchema.parse(made)
    await this.#publishNow(id, rev, locale)
    return id
  }

  /** Sets a member of a document and publishes it. */
  async set(documentId: string, member: string, value: unknown): Promise<void> {
    await this.#change(documentId, [member], value, LOCALE)
  }

  /** Translates the title of a page and publishes it in that language. */
  async translate(
    documentId: string,
    locale: string,
    meta: { readonly title: string; readonly slug: string },
  ): Promise<void> {
    await this.#change(documentId, ['meta', locale], meta, locale)
  }

  async loadSettingsId(): Promise<string> {
    const list = await this.call('GET', '/api/studio/documents?kind=site-settings')
    const { documents } = z.object({ documents: z.array(z.object({ id: z.string() })) }).parse(list)
    const [first] = documents
    if (!first) throw new Error('The site has no settings')
    return first.id
  }

  async unpublish(documentId: string): Promise<void> {
    const entries = [{ documentId, locale: LOCALE }]
    await this.call('POST', '/api/studio/unpublications', { entries })
  }

  async #change(
    documentId: string,
    path: readonly string[],
    value: unknown,
    locale: string,
  ): Promise<void> {
    const at = `/api/studio/documents/${documentId}`
    const { id, rev } = documentSchema.parse(await this.call('GET', at))
    const ops = [{ op: 'set', path, value }]
    const name = path.join('.')
    const set = { seq: 1, command: `${name}.set`, label: `set ${name}`, ops }
    // Every change is the first of its client: the server ignores a number that it has seen.
    const change = { base: rev, clientId: randomUUID(), sets: [set] }
    const saved = z
      .object({ rev: z.number() })
      .parse(await this.call('POST', `${at}/changes`, change))
    await this.#publishNow(id, saved.rev, locale)
  }

  async #publishNow(documentId: string, rev: number, locale: string): Promise<void> {
    const entries = [{ documentId, locale, rev }]
    await this.call('POST', '/api/studio/publications', { entries })
  }
}

/** Creates a section for each example; the blocks are found as `#block-<slug>-<number>`. */
export function createContent(
  slug: string,
  examples: readonly Example[],
  locale: string = LOCALE,
): Partial<Page> {
  let sections = 0
  const sectionId = () => `${slug}-s${(sections += 1)}`
  return newContent(
    createBlocks(slug, examples, locale).map((block) => ({
      section: newSection(sectionId),
      blocks: [block],
    })),
  )
}

/** Creates blocks, one below the other. */
export function createBlocks(
  slug: string,
  examples: readonly Example[],
  locale: string = LOCALE,
): readonly Block[] {
  let y = 0
  return examples.map(({ block, text, columns }, index) => {
    const { size, auto } = blockRegistry.get(block.type)?.defaults ?? {}
    const h = size?.h ?? 8
    y += h
    return newBlock(() => `${slug}-${index + 1}`, block.type, {
      ...block,
      text: { [locale]: text },
      place: { desktop: { x: 0, y: y - h, w: columns, h, z: 0 } },
      ...(auto && { auto }),
    })
  })
}
