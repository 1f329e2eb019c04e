import { createInstalledSite, listInstalledSites, setUpOwner } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { updateAdministrator } from '../../identity/accounts/index.ts'
import { listHostNames, removeSite } from '../../identity/sites/index.ts'
import { emptyServer } from '../../test/empty-server.ts'
import { createFirstSite } from '../demo/index.ts'
import { testOwner } from '../../test/owner.ts'
import { TestBrowser, testSite } from '../../test/site.ts'
import { createStaffMember, createSignInLink } from '../../identity/accounts/index.ts'

const SITES = listInstalledSites.path

/** Starts a server with the site of `--empty`, and signs its owner in at `localhost`. */
async function newInstallation() {
  const server = await emptyServer()
  const { db } = server
  await createFirstSite({ db, env: {}, print: () => undefined, empty: true })
  const [first] = await query<{ id: string; member: string }>(
    server,
    'select site_id as id, id as member from member',
  )
  if (!first) throw new Error('The first site has an owner')
  const browser = new TestBrowser(server.app, 'localhost')
  const signIn = async (at: TestBrowser, token: string) => {
    const { body, status } = await at.call('POST', '/api/studio/session/link', { token })
    expect(status).toBe(200)
    const { crumb } = body as { readonly crumb: string }
    return (method: 'GET' | 'POST' | 'PUT', url: string, given?: object) =>
      at.send(method, url, given, { 'x-csrf-token': crumb })
  }
  const call = await signIn(browser, await createSignInLink(db, first.id, first.member))
  const list = async (by = call) =>
    listInstalledSites.replies[200].parse((await by('GET', SITES)).body)
  const create = async (body: object, by = call) => by('POST', SITES, body)
  return { server, db, first, call, list, create, signIn }
}

async function query<Row>(
  { pool }: Pick<Awaited<ReturnType<typeof emptyServer>>, 'pool'>,
  text: string,
): Promise<readonly Row[]> {
  return (await pool.query(text)).rows as Row[]
}

it('creates a site beside the first one, signs its owner in there, and leads into the first run', async () => {
  const { server, list, create, signIn } = await newInstallation()
  const reply = await create({ title: 'Ærø & Søn' })
  const created = createInstalledSite.replies[200].parse(reply.body)
  expect(created.url).toMatch(/^http:\/\/aero-son\.localhost\/config\/sign-in#./)
  expect((await list()).sites).toMatchObject([
    { identifier: 'site', isCurrent: true, isDefault: true, isDemo: false, host: 'localhost' },
    {
      identifier: 'aero-son',
      isCurrent: false,
      isDefault: false,
      url: 'http://aero-son.localhost/config',
    },
  ])
  const there = await signIn(
    new TestBrowser(server.app, 'aero-son.localhost'),
    created.url.split('#')[1] ?? '',
  )
  expect((await there('GET', '/api/studio/setup')).body).toMatchObject({ canBegin: true })
  expect(await list(there)).toMatchObject({ administers: true, sites: [{}, { isCurrent: true }] })
  const hosted = await create({ title: 'Shop', host: 'Shop.Example' })
  expect(hosted.body).toMatchObject({ url: expect.stringContaining('https://shop.example/') })
  expect(await create({ title: 'Shop', host: 'shop.example' })).toMatchObject({ status: 409 })
  const again = await create({ title: 'Aero Son' })
  expect(again.body).toMatchObject({ url: expect.stringContaining('aero-son-2.localhost') })
})

it('gives the addresses of a site to a new one, and never lets either go dark', async () => {
  const { server, list, create, signIn } = await newInstallation()
  const { url } = createInstalledSite.replies[200].parse(
    (await create({ title: 'Own', takesAddress: true })).body,
  )
  expect(url).toMatch(/^http:\/\/localhost\/config\/sign-in#/)
  const there = await signIn(new TestBrowser(server.app, 'localhost'), url.split('#')[1] ?? '')
  expect((await list(there)).sites).toMatchObject([
    { identifier: 'site', isDefault: false, host: 'site.localhost' },
    { identifier: 'own', isDefault: true, isCurrent: true },
  ])
  for (const host of ['localhost', 'site.localhost'])
    expect((await new TestBrowser(server.app, host).visit('/')).status).toBe(200)
})

it('moves the host of PUBLIC_URL with the other hosts, and back when its site is deleted', async () => {
  const { server, db, first, create, list, call } = await newInstallation()
  await server.pool.query(
    `insert into site_host (site_id, host, is_primary, is_public_url) values ('${first.id}', 'shop.test', true, true)`,
  )
  await create({ title: 'Own', takesAddress: true })
  const other = (await list()).sites.find(({ identifier }) => identifier === 'own')
  expect(await listHostNames(db, other?.id ?? '')).toEqual(['shop.test'])
  expect(await listHostNames(db, first.id)).toEqual(['site.localhost'])
  const deleted = await call('POST', `${SITES}/${other?.id}/deletion`, { title: 'Own' })
  expect(deleted).toMatchObject({ status: 200, body: { title: 'Own' } })
  expect(await listHostNames(db, first.id)).toEqual(['shop.test', 'site.localhost'])
})

it('deletes another site only by its exact name and the right password', async () => {
  const { list, create, call, first } = await newInstallation()
  const newPassword = 'a kiln at the sea'
  const owner = { email: 'ada@example.com', newPassword }
  expect((await call('PUT', setUpOwner.path, owner)).status).toBe(200)
  const { id } = createInstalledSite.replies[200].parse((await create({ title: 'Old' })).body)
  const remove = (site: string, body: object) =>
    call('POST', `${SITES}/${site}/deletion`, { currentPassword: newPassword, ...body })
  expect(await remove(id, { title: 'Old', currentPassword: 'wrong' })).toMatchObject({
    status: 400,
    body: { code: 'accounts.passwordWrong' },
  })
  const takes = await create({ title: 'New', takesAddress: true })
  expect(takes).toMatchObject({ status: 400, body: { code: 'accounts.passwordWrong' } })
  expect(await remove(id, { title: 'old' })).toMatchObject({
    status: 400,
    body: { code: 'installation.titleWrong' },
  })
  expect(await remove(first.id, { title: 'My shop' })).toMatchObject({
    status: 409,
    body: { code: 'installation.siteCurrent' },
  })
  expect(await remove(crypto.randomUUID(), { title: 'Old' })).toMatchObject({ status: 404 })
  expect((await list()).sites).toHaveLength(2)
  expect(await remove(id, { title: 'Old' })).toMatchObject({ status: 200 })
  expect((await list()).sites).toHaveLength(1)
})

it('keeps one of two sites that are deleted at the same time', async () => {
  const { server, db, first, create } = await newInstallation()
  const { id } = createInstalledSite.replies[200].parse((await create({ title: 'Second' })).body)
  const ports = { db, files: server.files }
  const outcomes = await Promise.allSettled(
    [first.id, id].map((site) => removeSite(ports, site, { keepsOne: true })),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await query(server, 'select id from site')).toHaveLength(1)
})

it('lets owners who do not administer the installation see their own sites alone, and change none', async () => {
  const [here, other] = [await testSite(), await testSite()]
  const { call } = await testOwner(here, 'admin')
  expect((await call('GET', SITES)).body).toMatchObject({
    administers: false,
    sites: [{ id: here.site.id, isCurrent: true }],
  })
  for (const [url, body] of [
    [SITES, { title: 'New' }],
    [`${SITES}/${other.site.id}/deletion`, { title: 'Test shop' }],
  ] as const)
    expect(await call('POST', url, body)).toMatchObject({
      status: 403,
      body: { code: 'installation.notAdministrator' },
    })
  const manager = await testOwner(here, 'website-manager')
  expect((await manager.call('GET', SITES)).status).toBe(403)
})

it('counts the right to administer for owners alone', async () => {
  const shop = await testSite()
  const { id } = await createStaffMember(shop.db, shop.site.id, {
    ...{ email: 'manager@example.com', role: 'website-manager' },
    administersInstallation: true,
  })
  await updateAdministrator(shop.db, shop.site.id, { id, administers: true })
  const browser = shop.browser()
  const token = await createSignInLink(shop.db, shop.site.id, id)
  await browser.call('POST', '/api/studio/session/link', { token })
  expect((await browser.call('GET', SITES)).status).toBe(403)
})
