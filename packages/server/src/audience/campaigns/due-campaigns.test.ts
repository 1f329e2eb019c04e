import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testSending } from '../../test/mail/sending.ts'
import { sendCampaigns } from './send.ts'

const URL = 'http://localhost'

/** A site with a campaign that is due, before or after others. */
async function testDueCampaign(sendAt: string, blocks: string) {
  const shop = await testSending()
  const { pool, site } = shop
  const id = newId()
  await pool.query(
    `insert into newsletter_subscriber (site_id, id, email, locale, form_id, confirmed_at)
      values ($1, $2, 'ada@example.com', 'en-US', '', now())`,
    [site.id, newId()],
  )
  await pool.query(
    `insert into campaign (site_id, id, subject, preview_text, blocks, state, send_at)
      values ($1, $2, 'News', '', $3, 'scheduled', $4)`,
    [site.id, id, blocks, sendAt],
  )
  const readState = async () => {
    const { rows } = await pool.query<{ state: string }>(
      'select state from campaign where site_id = $1 and id = $2',
      [site.id, id],
    )
    return rows[0]?.state
  }
  return { ...shop, readState }
}

it('sends the campaigns of other sites although one fails, and reports the failure', async () => {
  const broken = await testDueCampaign('2020-01-01', '[{"type": "unknown"}]')
  const { db, readState, emails } = await testDueCampaign('2020-01-02', '[]')
  await expect(sendCampaigns(db, URL)).rejects.toThrow()
  expect(await broken.readState()).toBe('scheduled')
  expect(await readState()).toBe('sending')
  expect(await emails()).toHaveLength(1)
  await broken.pool.query('delete from campaign where site_id = $1', [broken.site.id])
  await sendCampaigns(db, URL)
})
