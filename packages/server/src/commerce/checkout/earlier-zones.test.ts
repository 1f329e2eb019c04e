import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { MIGRATIONS } from '../../platform/config/paths.ts'
import { connect } from '../../platform/db/db.ts'
import { migrate } from '../../platform/db/migrate.ts'

const MIGRATION = '202611270830_shipping_zones.sql'

/** A database of the version before zones. */
async function earlierDatabase(): Promise<Pool> {
  const { pool } = connect(await newDatabase({ empty: true }))
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
  onTestFinished(async () => {
    await pool.end()
    rmSync(folder, { recursive: true })
  })
  const source = fileURLToPath(MIGRATIONS)
  for (const name of readdirSync(source))
    if (name < MIGRATION) cpSync(join(source, name), join(folder, name))
  await migrate(pool, pathToFileURL(`${folder}/`))
  return pool
}

/** Inserts a site with options, each with its countries, and returns the ids of the options by name. */
async function insertOptions(pool: Pool, options: Readonly<Record<string, readonly string[]>>) {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `with s as (
       insert into site (id, identifier, title, secret)
       select gen_random_uuid(), 'shop-' || substr(gen_random_uuid()::text, 1, 8), 'Shop',
         sha256(gen_random_uuid()::text::bytea)
       returning id
     )
     insert into shipping_option (site_id, id, display_index, name, price_minor, countries)
     select s.id, gen_random_uuid(), o.place, o.name, 100 * o.place,
       array(select jsonb_array_elements_text($1::jsonb -> o.name))
     from s, jsonb_array_elements_text($2) with ordinality as o (name, place)
     returning id, name`,
    [JSON.stringify(options), JSON.stringify(Object.keys(options))],
  )
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]))
}

/** Reads the zones of the site of an option: the name, countries and rates of each. */
async function readZones(pool: Pool, optionId: string | undefined) {
  const { rows } = await pool.query(
    `select z.name, z.countries, array(
       select o.name from shipping_option o where o.site_id = z.site_id and o.zone_id = z.id
       order by o.display_index) as rates
     from shipping_zone z
     where z.site_id = (select site_id from shipping_option where id = $1) order by z.display_index`,
    [optionId],
  )
  return rows as unknown
}

it('divides the countries of options into zones that do not overlap, and copies the options', async () => {
  const pool = await earlierDatabase()
  const mixed = await insertOptions(pool, {
    Courier: ['DE', 'AT', 'FR'],
    Post: ['FR', 'IT', 'CH'],
    Pickup: [],
    Ferry: ['CI'],
  })
  const worldwide = await insertOptions(pool, { Post: [], Express: [] })
  const domestic = await insertOptions(pool, { Post: ['GB'] })
  // Three buyers who chose the option that every country has.
  await pool.query(
    `insert into cart (site_id, id, token_hash, currency, expires_at)
     select o.site_id, gen_random_uuid(), sha256(c.country::bytea), 'EUR', now() + interval '1 day'
     from shipping_option o, unnest(array['FR', 'DE', 'US']) as c (country) where o.id = $1`,
    [mixed['Pickup']],
  )
  await pool.query(
    `insert into checkout (site_id, cart_id, shipping_address, shipping_option_id)
     select k.site_id, k.id, jsonb_build_object('country', c.country), $1
     from cart k join unnest(array['FR', 'DE', 'US']) as c (country)
       on k.token_hash = sha256(c.country::bytea)`,
    [mixed['Pickup']],
  )
  expect(await migrate(pool, MIGRATIONS)).toContain(MIGRATION)

  expect(await readZones(pool, mixed['Courier'])).toEqual([
    { name: 'Zone 1', countries: ['AT', 'DE'], rates: ['Courier', 'Pickup'] },
    { name: 'France', countries: ['FR'], rates: ['Courier', 'Post', 'Pickup'] },
    { name: 'Zone 2', countries: ['CH', 'IT'], rates: ['Post', 'Pickup'] },
    { name: 'Côte d’Ivoire', countries: ['CI'], rates: ['Pickup', 'Ferry'] },
    { name: 'Rest of world', countries: [], rates: ['Pickup'] },
  ])
  expect(await readZones(pool, worldwide['Post'])).toEqual([
    { name: 'Rest of world', countries: [], rates: ['Post', 'Express'] },
  ])
  expect(await readZones(pool, domestic['Post'])).toEqual([
    { name: 'United Kingdom', countries: ['GB'], rates: ['Post'] },
  ])
  const { rows: chosen } = await pool.query(
    `select k.shipping_address ->> 'country' as country, z.name as zone, o.name, o.price_minor
     from checkout k join shipping_option o
         on o.site_id = k.site_id and o.id = k.shipping_option_id
       join shipping_zone z on z.site_id = o.site_id and z.id = o.zone_id
     order by country`,
  )
  const pickup = { name: 'Pickup', price_minor: 300n }
  expect(chosen).toEqual([
    { ...pickup, country: 'DE', zone: 'Zone 1' },
    { ...pickup, country: 'FR', zone: 'France' },
    { ...pickup, country: 'US', zone: 'Rest of world' },
  ])
})
