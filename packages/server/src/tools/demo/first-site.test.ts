import { expect, it, onTestFinished } from 'vitest'
import { connect } from '../../platform/db/db.ts'
import { createSite, findOnlySite, findUnopenedSite } from '../../identity/sites/index.ts'
import { newDatabase } from '../../test/database.ts'
import { createFirstSite, type FirstSiteOptions } from './first-site.ts'

async function install() {
  const { db, pool } = connect(await newDatabase())
  onTestFinished(() => pool.end())
  const output: string[] = []
  const start = (options: FirstSiteOptions) =>
    createFirstSite({ db, env: {}, print: (line) => void output.push(line), ...options })
  return { db, said: output, start }
}

it('resumes the empty site that was begun, whatever demo is requested', async () => {
  const { db, said: output, start } = await install()
  const { id } = await createSite(db, { identifier: 'site', title: 'My shop', theme: 'kiln' })
  await start({ empty: false, demo: 'kiln' })
  expect(await findOnlySite(db)).toMatchObject({ id, identifier: 'site' })
  expect(await findUnopenedSite(db)).toBeUndefined()
  expect(output).toEqual([])
})

it('leaves an existing site unchanged, and reports it if a demo was requested', async () => {
  const { db, said: output, start } = await install()
  await start({ empty: true })
  const made = await findOnlySite(db)
  await start({ empty: false })
  expect(output).toEqual([])
  await start({ empty: false, demo: 'kiln' })
  expect(output).toEqual(['  A site exists already. Demos are loaded on the first start only.'])
  expect(await findOnlySite(db)).toEqual(made)
})

it.each(['kiln', 'signal', 'folio'])(
  'begins an empty site with the starter of the theme %s',
  async (theme) => {
    const { db, start } = await install()
    await start({ empty: true, theme })
    const site = await findOnlySite(db)
    if (!site) throw new Error('A site was made')
    const { rows } = await db.execute<{ path: string | null; title: string; kind: string }>(
      `select path, title, kind from published where site_id = '${site.id}' order by kind, path`,
    )
    expect(rows).toEqual([
      { kind: 'navigation', path: null, title: '' },
      { kind: 'page', path: '', title: 'Home' },
      { kind: 'page', path: 'shop', title: 'Shop' },
      { kind: 'site-settings', path: null, title: '' },
    ])
  },
)

it('begins an empty site with the starter that is chosen', async () => {
  const { db, start } = await install()
  await start({ empty: true, theme: 'folio', starter: 'studio' })
  const { rows } = await db.execute<{ path: string; title: string }>(
    `select path, title from published where kind = 'page' order by path`,
  )
  expect(rows).toEqual([
    { path: '', title: 'Home' },
    { path: 'contact', title: 'Contact' },
    { path: 'shop', title: 'Shop' },
  ])
})

it('begins an empty site with a header of its own', async () => {
  const { db, start } = await install()
  await start({ empty: true, theme: 'lintel', starter: 'practice' })
  const { rows } = await db.execute<{ label: string | null; menus: unknown }>(
    `select jsonb_path_query_first(body, '$.header.button.label.*') as label,
            jsonb_path_query_array(body, '$.menus[*].id') as menus
     from draft join published using (site_id, document_id, rev)
     where kind in ('header-footer', 'navigation') order by kind`,
  )
  expect(rows).toEqual([
    { label: 'Book an appointment', menus: [] },
    { label: null, menus: ['mainNav', 'actionNav', '_hidden'] },
  ])
})

it('begins an empty site with a collection and its posts', async () => {
  const { db, start } = await install()
  await start({ empty: true, theme: 'galley', starter: 'journal' })
  const { rows } = await db.execute<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from published group by kind order by kind`,
  )
  expect(rows).toEqual([
    { kind: 'item', count: 5 },
    { kind: 'navigation', count: 1 },
    { kind: 'page', count: 3 },
    { kind: 'site-settings', count: 1 },
  ])
})
