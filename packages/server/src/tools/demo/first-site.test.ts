import { expect, it, onTestFinished } from 'vitest'
import { connect } from '../../platform/db/db.ts'
import { addSite, onlySite, unopenedSite } from '../../identity/sites/index.ts'
import { newDatabase } from '../../test/database.ts'
import { firstSite, type Wanted } from './first-site.ts'

async function install() {
  const { db, pool } = connect(await newDatabase())
  onTestFinished(() => pool.end())
  const said: string[] = []
  const start = (wanted: Wanted) =>
    firstSite({ db, env: {}, say: (line) => void said.push(line), ...wanted })
  return { db, said, start }
}

it('goes on with the empty site that was begun, whatever demo is asked for', async () => {
  const { db, said, start } = await install()
  const { id } = await addSite(db, { identifier: 'site', title: 'My shop', theme: 'kiln' })
  await start({ empty: false, demo: 'kiln' })
  expect(await onlySite(db)).toMatchObject({ id, identifier: 'site' })
  expect(await unopenedSite(db)).toBeUndefined()
  expect(said).toEqual([])
})

it('leaves a site alone, and says so where a demo was asked for', async () => {
  const { db, said, start } = await install()
  await start({ empty: true })
  const made = await onlySite(db)
  await start({ empty: false })
  expect(said).toEqual([])
  await start({ empty: false, demo: 'kiln' })
  expect(said).toEqual(['  There is a site already: a demo is loaded on the first start only.'])
  expect(await onlySite(db)).toEqual(made)
})
