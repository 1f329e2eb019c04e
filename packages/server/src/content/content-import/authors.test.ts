import { newSiteSettings } from '@vitrine/page'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { loadDocument } from '../documents/index.ts'
import { ensureAuthors } from './authors.ts'

const input = { names: ['Mara', 'mara', 'Ann'], locale: 'en-US', memberId: null }

async function siteWithSettings() {
  const there = await testSite()
  const { db, site } = there
  const body = newSiteSettings({ locale: 'en-US', title: 'Test' })
  const id = await publishNow(db, site.id, { kind: 'site-settings', body })
  return { ...there, load: () => loadDocument(db, site.id, id) }
}

it('adds missing authors to the settings once, and publishes them', async () => {
  const { db, site, load } = await siteWithSettings()
  const { ids, remarks } = await ensureAuthors(db, site.id, input)
  expect(remarks).toEqual([])
  const authors = [
    { id: ids.get('mara'), displayName: 'Mara' },
    { id: ids.get('ann'), displayName: 'Ann' },
  ]
  expect((await load()).body['authors']).toEqual(authors)
  const again = await ensureAuthors(db, site.id, input)
  expect(again.ids).toEqual(ids)
  expect((await load()).body['authors']).toEqual(authors)
})

it('loses no change to the settings that is saved at the same time', async () => {
  const { db, pool, site, load } = await siteWithSettings()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `update draft set rev = rev + 1, body = jsonb_set(body, '{authors}', $2) where site_id = $1`,
      [site.id, JSON.stringify([{ id: newId(), displayName: 'Zoe' }])],
    )
    const done = ensureAuthors(db, site.id, input)
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          `select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%draft%'`,
        )
        return rows.length
      })
      .toBeGreaterThan(0)
    await client.query('commit')
    expect((await done).remarks).toEqual([
      'Authors were added to the site’s settings. Publish the settings.',
    ])
  } finally {
    client.release()
  }
  const { body } = await load()
  expect(body['authors']).toMatchObject([
    { displayName: 'Zoe' },
    { displayName: 'Mara' },
    { displayName: 'Ann' },
  ])
})
