import type { Campaign } from '@vitrine/contract'
import { htmlToRich } from '@vitrine/page'
import { expect, it, onTestFinished } from 'vitest'
import { createSmtpTransport } from '../../platform/mail/index.ts'
import { startDyingSmtpServer } from '../../test/mail/dying-smtp-server.ts'
import { testSending } from '../../test/mail/sending.ts'
import { testOwner } from '../../test/owner.ts'
import { sendCampaign } from './send.ts'

/** The recipients: `npm run soak -- campaign` has 100,000. */
const RECIPIENTS = Number(process.env['CAMPAIGN_RECIPIENTS'] ?? 30)
const PER_MINUTE = 500
/** The emails between two deaths of the mail server. */
const PER_DEATH = Math.max(10, Math.ceil(RECIPIENTS / 20))

/** Creates a campaign with its recipients, and a process that sends it. */
async function testSoak() {
  const smtp = await startDyingSmtpServer()
  const shop = await testSending()
  const { db, pool, site, sendingPorts } = shop
  const { call } = await testOwner(shop)
  await pool.query(
    `insert into newsletter_subscriber (site_id, id, email, locale, form_id, confirmed_at)
      select $1, gen_random_uuid(), 'reader-' || n || '@example.com', 'en-US', '', now() from generate_series(1, $2) n`,
    [site.id, RECIPIENTS],
  )
  const text = htmlToRich(
    '<p>They are <a href="/shop">in the shop</a>.</p><ul><li>Moon vase</li></ul>',
  )
  const blocks = [{ id: 'text', type: 'text', text }]
  const { body } = await call('POST', '/api/studio/campaigns', {
    ...{ subject: 'The last firing', previewText: '', blocks },
  })
  const { id } = body as Campaign
  /** Starts the process anew, as after a failure: it has a new connection. */
  const restart = async () => {
    const transport = await createSmtpTransport({ url: smtp.url, from: undefined, dkim: undefined })
    onTestFinished(() => transport.close())
    return { ...sendingPorts, transport }
  }
  const makeDue = () =>
    pool.query(`update outbox set run_at = now() where site_id = $1 and done_at is null`, [site.id])
  return {
    ...{ smtp, restart, makeDue, work: shop.work },
    start: () => call('POST', `/api/studio/campaigns/${id}/sending`, { version: 1, sendAt: null }),
    feed: () => sendCampaign(db, site.id, { id, url: 'http://localhost' }),
    read: async () => (await call('GET', `/api/studio/campaigns/${id}`)).body as Campaign,
    countRecent: async () => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int from campaign_recipient
          where site_id = $1 and campaign_id = $2 and queued_at > now() - interval '1 minute'`,
        [site.id, id],
      )
      return rows[0]?.count ?? 0
    },
    endMinute: () =>
      pool.query(
        `update campaign_recipient set queued_at = queued_at - interval '1 minute'
          where site_id = $1 and campaign_id = $2`,
        [site.id, id],
      ),
  }
}

it('sends each email once at its rate, though two processes work and the mail server dies now and then', async () => {
  const { smtp, restart, makeDue, work, start, feed, read, countRecent, endMinute } =
    await testSoak()
  expect(await start()).toMatchObject({ status: 200 })
  const startedAt = performance.now()
  const memory = process.memoryUsage().rss
  let [ports, peak, deaths, minutes] = [await restart(), memory, 0, 0]
  const plan = () => smtp.dieAfter(PER_DEATH, deaths % 2 === 0 ? 'before' : 'after')
  plan()
  while ((await read()).state !== 'sent') {
    await Promise.all([feed(), feed()])
    expect(await countRecent()).toBeLessThanOrEqual(PER_MINUTE)
    await makeDue()
    await Promise.all([work(ports), work(ports)])
    peak = Math.max(peak, process.memoryUsage().rss)
    if (smtp.isDoomed()) {
      minutes += 1
      await endMinute()
    } else {
      // The mail server died: the process with its connections is replaced.
      deaths += 1
      plan()
      ports = await restart()
    }
  }
  expect(await read()).toMatchObject({ counts: { recipients: RECIPIENTS, sent: RECIPIENTS } })
  expect(smtp.received.size).toBe(RECIPIENTS)
  // An email that the server had stored when it died comes again, with the Message-ID by which programs recognize it.
  const copies = [...smtp.received.values()]
  expect(copies.every((ids) => ids.size === 1 && !ids.has(''))).toBe(true)
  const repeated = copies.flatMap((ids) => [...ids.values()]).filter((count) => count > 1).length
  expect(deaths).toBeGreaterThan(1)
  expect(repeated).toBeLessThanOrEqual(deaths)
  if (process.env['CAMPAIGN_RECIPIENTS'] === undefined) return
  const grownMb = Math.round((peak - memory) / 1_000_000)
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  process.stdout.write(
    `${RECIPIENTS} recipients in ${minutes} minutes of the rate, ${seconds} s of work: ${deaths} deaths, ${repeated} repeated, ${grownMb} MB more memory\n`,
  )
})
