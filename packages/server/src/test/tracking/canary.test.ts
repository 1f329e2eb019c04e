import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatVisitorRecord } from '@vitrine/model'
import { buildApp } from '../../app.ts'
import { checkBackup, openBackup } from '../../tools/backup/check-backup.ts'
import { writeBackup } from '../../tools/backup/write-backup.ts'
import { testFolder } from '../archive.ts'
import { testDatabase } from '../database.ts'
import { createVisitors, testTracking } from './tracking.ts'

const ADDRESS = '198.51.100.77'
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0 CanaryBrowser/9.9'
/** The texts that must be stored nowhere, as one. */
const CANARY = `canary@secret.example ${ADDRESS} 2001:db8:dead:beef::77`
const FOUND = /canary@secret|198\.51\.100\.77|dead:beef|CanaryBrowser/

const TABLES = `select nspname || '.' || relname as name from pg_class join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`

type Visitors = ReturnType<typeof createVisitors>

/** Sends every call of the tracking clients with the canary in each of its texts. */
async function sendAll({ form, send, page }: Visitors): Promise<readonly number[]> {
  const record = { id: 'abcdef-123456', firstVisit: 1, previousVisit: 1, currentVisit: 2 }
  const cvr = formatVisitorRecord({ ...record, visitCount: 2 })
  const by = {
    address: ADDRESS,
    agent: AGENT,
    cookies: `ss_cvr=${cvr}`,
    headers: { referer: `http://a.test/?${CANARY}` },
  }
  const query = encodeURIComponent(CANARY)
  const texts = {
    ...{
      ...page,
      url: `/search?q=${query}&utm_campaign=${query}&utm_source=${query}`,
      title: CANARY,
    },
    ...{ referrer: `https://news.example/${query}`, userAgent: AGENT, visitorCookie: cvr },
  }
  const hit = (event: string, fields: object) =>
    form(
      '/api/census/RecordHit',
      { event, ss_cvr: cvr, data: JSON.stringify({ ...texts, ...fields }) },
      by,
    )
  const content = {
    ...{ website_id: page.websiteId, page_path: `/${query}`, page_query_params: `?${query}` },
    ...{
      page_referrer_url: `https://news.example/?${query}`,
      user_agent: AGENT,
      page_host: CANARY,
    },
    ...{ item_id: CANARY, object_identifier: CANARY, browser_language: CANARY },
  }
  const data = {
    message: CANARY,
    stack: `${CANARY}\nat f (https://a.test/x.js?m=${CANARY}:1:2)`,
    file: CANARY,
    url: `/${query}`,
    line: 1,
    column: 2,
  }
  const speed = { pageGroup: CANARY, pathname: `/${query}`, userAgent: AGENT, responseStart: 9 }
  const event = JSON.stringify({
    websiteId: page.websiteId,
    pagePath: `/${query}`,
    itemId: CANARY,
    pageHash: CANARY,
  })
  const replies = [
    await hit('1', {}),
    await hit('1', { url: `/${query}` }),
    await hit('2', { searchQuery: CANARY, searchResults: 1 }),
    await hit('21', { mediaTitle: CANARY, mediaAction: 'play' }),
    await send('/api/census/button-click', { ...texts, label: CANARY, destination: CANARY }, by),
    await send('/api/census/form-render', { ...texts, formId: CANARY }, by),
    await send('/api/census/overlay', { ...texts, overlayId: CANARY, action: 'shown' }, by),
    await send('/api/census/RecordQuickView/mug', {}, by),
    await form('/api/events/RecordEvent', { event: 'view-product', data: event }, by),
    await send(
      '/api/v1/clanker/events',
      { eventSchemaName: 'product_view', eventContent: JSON.stringify(content) },
      by,
    ),
    await send(
      '/api/1/performance/records',
      [{ app: 'site', event: 'page_speed', pageLoadId: 'a', ts: 1, data: speed }],
      by,
    ),
    await send('/api/events/RecordJavascriptErrors', [{ event: 'error', timestamp: 1, data }], by),
    await form('/api/census/RecordHit', { event: '1', data: CANARY }, by),
    await hit('1', { websiteId: CANARY }),
  ]
  return replies.map(({ status }) => status)
}

it('stores no address, user agent or email of visitors in any table, log or backup', async () => {
  const { pool, site, host, files } = await testTracking()
  const { db, changes, url } = await testDatabase()
  const lines: string[] = []
  const logTarget = { write: (line: string) => lines.push(line) }
  const ports = { db, pool, changes, files, production: true, rateLimitScale: 1_000 }
  const app = await buildApp({ ...ports, logLevel: 'trace', logTarget })
  const visitors = createVisitors({ app, host, pool, site })
  const statuses = await sendAll(visitors)
  expect(statuses).toEqual([...Array(12).fill(200), 400, 200])
  await app.close()
  expect(await visitors.read('select 1 from hit where site_id = $1')).toHaveLength(10)
  expect(await visitors.read('select 1 from script_error where site_id = $1')).toHaveLength(1)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => FOUND.test(line))).toEqual([])
  const { rows: tables } = await pool.query<{ name: string }>(TABLES)
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    expect({ name, rows: rows.filter(({ row }) => FOUND.test(row)) }).toEqual({ name, rows: [] })
  }
  const folder = testFolder()
  const path = join(folder, 'shop.backup')
  await writeBackup({ url, files, themesDir: join(folder, 'themes') }, path)
  expect((await checkBackup(path)).summary.rows['public.hit']).toBeGreaterThan(9)
  for await (const { header, content } of openBackup(path)) {
    const parts: Uint8Array[] = []
    for await (const part of content) parts.push(part)
    const found = FOUND.test(Buffer.concat(parts).toString('latin1'))
    expect({ header: JSON.stringify(header), found }).toMatchObject({ found: false })
  }
})
