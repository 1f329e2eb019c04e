import { setTimeout as pause } from 'node:timers/promises'
import { testSite, type TestReply } from '../site.ts'

/** The user agent of the visitors of tests. */
export const TEST_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

type Row = Readonly<Record<string, unknown>>

export interface TestVisitor {
  readonly address?: string
  readonly agent?: string
  readonly cookies?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates a site whose pages send tracking calls. */
export async function testTracking(given: Parameters<typeof testSite>[0] = {}) {
  const shop = await testSite(given)
  return { ...shop, ...createVisitors(shop) }
}

type Tracked = Pick<Awaited<ReturnType<typeof testSite>>, 'app' | 'host' | 'pool'> & {
  readonly site: { readonly id: string }
}

/** The paths of the pages that visitors of tests view, as if they had been viewed before. */
const PAGES = [
  ...['/', '/a', '/shop', '/about', '/ad', '/mug', '/thanks', '/old', '/late', '/checkout'],
  ...['/shop/p/mug', '/pages'],
]

/** Returns the calls that the visitors of a site send. */
export function createVisitors({ app, host, pool, site }: Tracked) {
  let seeding: Promise<unknown> | undefined
  const seed = () =>
    pool.query(
      `insert into tracked_text (site_id, kind, number, content)
       select $1, kind, place, content from unnest($2::text[]) with ordinality as p (content, place), (values (1), (10)) as k (kind)
       on conflict do nothing`,
      [site.id, PAGES],
    )
  const raw = async (
    url: string,
    type: string,
    payload: string,
    { address = '203.0.113.7', agent = TEST_AGENT, cookies, headers = {} }: TestVisitor = {},
  ): Promise<TestReply> => {
    seeding ??= seed()
    await seeding
    const reply = await app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: address,
      headers: {
        host,
        origin: `http://${host}`,
        'sec-fetch-site': 'same-origin',
        'user-agent': agent,
        'accept-language': 'en-GB,en;q=0.9',
        'content-type': type,
        ...(cookies !== undefined && { cookie: cookies }),
        ...headers,
      },
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    const body: unknown = isJson ? JSON.parse(reply.payload) : reply.payload
    return { status: reply.statusCode, headers: reply.headers, body, text: reply.payload }
  }
  const send = (url: string, body: object = {}, by?: TestVisitor) =>
    raw(url, 'text/plain;charset=UTF-8', JSON.stringify(body), by)
  const form = (url: string, fields: Readonly<Record<string, string>>, by?: TestVisitor) =>
    raw(
      url,
      'application/x-www-form-urlencoded;charset=UTF-8',
      String(new URLSearchParams(fields)),
      by,
    )
  /** Reads rows of the site once `isThere` accepts them: events are stored within a second or two. */
  const read = async (text: string, isThere = (rows: readonly Row[]) => rows.length > 0) => {
    for (let tries = 0; ; tries += 1) {
      const { rows } = await pool.query<Row>(text, [site.id])
      if (isThere(rows) || tries > 100) return rows
      await pause(100)
    }
  }
  const page = { websiteId: site.id, url: '/' }
  return { raw, send, form, read, page }
}
