import type { Embed } from '@vitrine/contract'
import { newBlock, newContent, newPage, newSection, type Op } from '@vitrine/page'
import type { GuardedFetch } from '../platform/fetch/guarded-fetch.ts'
import { testFetch } from './fetch.ts'
import { Jobs } from '../platform/jobs/index.ts'
import { testOwner } from './owner.ts'
import { testSite } from './site.ts'
import { embedJobs } from '../content/embeds/jobs.ts'
import { fetchPendingEmbeds } from '../content/embeds/fetch-pending.ts'

/** Fetches without TLS, as stand-ins have no certificates, and with a timeout for slow machines. */
export const fetchUnencrypted: GuardedFetch = (address, options) =>
  testFetch(address.replace(/^https:/, 'http:'), { ...options, timeoutMs: 60_000 })

const EN = 'en-US'
const DOCUMENTS = '/api/studio/documents'
let serial = 0
const nextId = () => `embed-${++serial}`

type Given = Parameters<typeof newBlock>[2]
type Saved = { readonly id: string; readonly rev: number }

/** Creates a site with a signed-in owner, and helpers for pages with embed blocks. */
export async function testEmbedStudio() {
  const shop = await testSite()
  const { db, pool, files, site, browser } = shop
  const { call } = await testOwner(shop)
  const ports = { db, files, fetch: fetchUnencrypted }
  const reportedErrors: string[] = []
  const reportError = (message: string) => void reportedErrors.push(message)
  const jobs = new Jobs(db)
  embedJobs(jobs, ports, reportError)

  const post = async (path: string, given: object) => {
    const { status, body, text } = await call('POST', path, given)
    if (status !== 200) throw new Error(text)
    return body as Saved
  }
  const publish = (id: string, rev: number) =>
    post('/api/studio/publications', { entries: [{ documentId: id, locale: EN, rev }] })
  return {
    db,
    call,
    browser,
    complaints: reportedErrors,
    publish,
    /** Publishes a page of these blocks; nothing is fetched yet. */
    page: async (...given: readonly (readonly [type: number, given: Given])[]) => {
      const slug = nextId()
      const blocks = given.map(([type, data]) => newBlock(nextId, type, data))
      const content = newContent([{ section: newSection(nextId), blocks }])
      const body = newPage({ locale: EN, title: 'Elsewhere', slug }, content)
      const { id, rev } = await post(DOCUMENTS, { kind: 'page', body })
      await publish(id, rev)
      return { id, rev, slug, blockIds: blocks.map((block) => block.id) }
    },
    /** Sends a change of a draft. */
    change: (id: string, base: number, op: Op) =>
      call('POST', `${DOCUMENTS}/${id}/changes`, {
        base,
        clientId: nextId(),
        sets: [{ seq: 1, command: 'block.setData', label: 'change', ops: [op] }],
      }),
    rows: async (text: string) =>
      (await pool.query(text, [site.id])).rows as Record<string, unknown>[],
    /** Handles the events, then fetches pending embeds; none of other sites, which share the database. */
    settle: async () => {
      await jobs.drain(pool)
      await pool.query(`update embed set taken_at = 'infinity' where site_id <> $1`, [site.id])
      await fetchPendingEmbeds(ports, reportError)
    },
    drain: () => jobs.drain(pool),
    shown: async (slug: string) => (await browser().visit(`/${slug}`)).text,
    embeds: async (id: string): Promise<readonly Embed[]> => {
      const { body } = await call('GET', `${DOCUMENTS}/${id}/embeds`)
      return (body as { readonly embeds: readonly Embed[] }).embeds
    },
    as: async (role: Parameters<typeof testOwner>[1]) => (await testOwner(shop, role)).call,
  }
}
