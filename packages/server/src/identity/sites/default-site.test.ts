import { expect, it, onTestFinished } from 'vitest'
import { connect } from '../../platform/db/db.ts'
import { newDatabase } from '../../test/database.ts'
import { bindPublicHost } from './bind-public-host.ts'
import { createSite } from './create-site.ts'
import { insertHost, listHosts } from './host-store.ts'
import { removeHost } from './manage-hosts.ts'
import { findDefaultSite } from './store.ts'

/** An installation of its own, as these rules are about all its sites. */
async function installation() {
  const { db, pool } = connect(await newDatabase())
  onTestFinished(() => pool.end())
  const addSite = (identifier: string) => createSite(db, { identifier, title: identifier })
  return { db, addSite }
}

it('gives every site but the first a host of its own', async () => {
  const { db, addSite } = await installation()
  const first = await addSite('first')
  const second = await addSite('second')
  expect(await listHosts(db, first.id)).toEqual([])
  expect(await listHosts(db, second.id)).toMatchObject([
    { host: 'second.localhost', isPrimary: true },
  ])
  expect(await findDefaultSite(db)).toMatchObject({ identifier: 'first' })
})

it('leads the addresses of the machine to the oldest site once each has a host', async () => {
  const { db, addSite } = await installation()
  const first = await addSite('first')
  await addSite('second')
  await insertHost(db, first.id, 'first.example')
  await addSite('third')
  expect(await findDefaultSite(db)).toMatchObject({ identifier: 'first' })
})

it('leaves a site that no address of the machine leads to its last host', async () => {
  const { db, addSite } = await installation()
  const first = await addSite('first')
  const second = await addSite('second')
  await insertHost(db, first.id, 'first.example')
  const removed = removeHost(db, second.id, { host: 'second.localhost' })
  await expect(removed).rejects.toMatchObject({ code: 'sites.lastHost' })
  await removeHost(db, first.id, { host: 'first.example' })
  expect(await findDefaultSite(db)).toMatchObject({ identifier: 'first' })
})

it('redirects the host that PUBLIC_URL named before, and takes it back', async () => {
  const { db, addSite } = await installation()
  const { id } = await addSite('first')
  await bindPublicHost(db, 'https://old.example')
  await bindPublicHost(db, 'https://old.example/')
  expect(await listHosts(db, id)).toMatchObject([{ host: 'old.example', isPrimary: true }])
  await bindPublicHost(db, 'https://new.example')
  const moved = await listHosts(db, id)
  expect(moved).toMatchObject([
    { host: 'new.example', isPrimary: true, redirects: false },
    { host: 'old.example', isPrimary: false, redirects: true },
  ])
  await bindPublicHost(db, 'https://new.example')
  expect(await listHosts(db, id)).toEqual(moved)
  await bindPublicHost(db, 'https://old.example')
  expect(await listHosts(db, id)).toMatchObject([
    { host: 'old.example', isPrimary: true, redirects: false },
    { host: 'new.example', redirects: true },
  ])
})

it('leaves the hosts alone when PUBLIC_URL names this machine', async () => {
  const { db, addSite } = await installation()
  const { id } = await addSite('first')
  await bindPublicHost(db, 'https://shop.example')
  for (const url of ['http://localhost:3000', 'http://192.168.0.5']) await bindPublicHost(db, url)
  expect(await listHosts(db, id)).toMatchObject([{ host: 'shop.example', redirects: false }])
})

it('binds PUBLIC_URL to the site that has its host', async () => {
  const { db, addSite } = await installation()
  const first = await addSite('first')
  const second = await addSite('second')
  await insertHost(db, second.id, 'second.example')
  await bindPublicHost(db, 'https://second.example')
  expect(await listHosts(db, first.id)).toEqual([])
  expect((await listHosts(db, second.id))[0]).toMatchObject({ host: 'second.example' })
})
