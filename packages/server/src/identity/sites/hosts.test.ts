import type { Session } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { loadOrigin } from './load-origin.ts'
import { addHost } from './manage-hosts.ts'

const HOSTS = '/api/studio/hosts'

async function shopWithOwner() {
  const shop = await testSite()
  const owner = await testOwner(shop, 'admin')
  const www = `www.${shop.host}`
  return { ...shop, ...owner, www }
}

it('serves a second host, or redirects it with path and query', async () => {
  const { app, call, host, www, browser } = await shopWithOwner()
  const added = await call('POST', HOSTS, { host: www.toUpperCase(), redirects: true })
  expect(added).toMatchObject({
    status: 200,
    body: {
      hosts: [
        { host, isPrimary: true, redirects: false, isCurrent: true },
        { host: www, isPrimary: false, redirects: true, isCurrent: false },
      ],
    },
  })
  const there = browser.at(www)
  const moved = await there.visit('/cart?a=b')
  expect(moved).toMatchObject({ status: 301, headers: { location: `http://${host}/cart?a=b` } })
  const posted = await app.inject({ method: 'POST', url: '/cart/codes', headers: { host: www } })
  expect(posted).toMatchObject({ statusCode: 308 })
  expect((await app.inject({ url: '/healthz', headers: { host: www } })).statusCode).toBe(200)

  expect((await call('PUT', `${HOSTS}/${www}`, { redirects: false })).status).toBe(200)
  expect((await there.visit('/cart')).status).toBe(200)
})

it('tells staff who may not manage hosts the primary one, as the preview of a page shows it', async () => {
  const shop = await testSite()
  const { call } = await testOwner(shop, 'admin')
  const editor = await testOwner(shop, 'editor')
  const www = `www.${shop.host}`
  const readHost = async () => {
    const { body } = await editor.call('GET', '/api/studio/session')
    return (body as Session).site.host
  }
  expect(await editor.call('GET', HOSTS)).toMatchObject({ status: 403 })
  expect(await readHost()).toBe(shop.host)
  await call('POST', HOSTS, { host: www })
  await call('PUT', `${HOSTS}/${www}`, { isPrimary: true })
  expect(await readHost()).toBe(www)
})

it('keeps the host of the request as a way to the site', async () => {
  const { db, site, call, host, www } = await shopWithOwner()
  await call('POST', HOSTS, { host: www })
  expect(await call('PUT', `${HOSTS}/${www}`, { isPrimary: true })).toMatchObject({
    status: 200,
    body: { hosts: [{ host: www, isPrimary: true }, { host }] },
  })
  for (const tried of [
    await call('PUT', `${HOSTS}/${host}`, { redirects: true }),
    await call('DELETE', `${HOSTS}/${host}`),
  ])
    expect(tried).toMatchObject({ status: 409, body: { code: 'sites.hostCurrent' } })
  const both = await call('PUT', `${HOSTS}/${host}`, { isPrimary: true, redirects: true })
  expect(both).toMatchObject({ status: 409, body: { code: 'sites.hostPrimary' } })
  expect(await loadOrigin(db, site.id, 'https://elsewhere.example')).toBe(`https://${www}`)
})

it('removes a host, but never the primary one before another takes its place', async () => {
  const { app, call, host, www, browser } = await shopWithOwner()
  await call('POST', HOSTS, { host: www })
  await call('PUT', `${HOSTS}/${www}`, { isPrimary: true })
  const primary = await call('DELETE', `${HOSTS}/${www}`)
  expect(primary).toMatchObject({ status: 409, body: { code: 'sites.hostPrimary' } })
  await call('PUT', `${HOSTS}/${host}`, { isPrimary: true })
  expect((await call('DELETE', `${HOSTS}/${www}`)).status).toBe(200)
  await browser.visit('/cart')
  expect((await app.inject({ url: '/cart', headers: { host: www } })).statusCode).toBe(421)
})

it('gives a host to one site only, without telling which', async () => {
  const { call, www } = await shopWithOwner()
  const other = await testSite()
  await addHost(other.db, other.site.id, { host: www })
  const taken = await call('POST', HOSTS, { host: www })
  expect(taken).toMatchObject({ status: 409, body: { code: 'sites.hostTaken' } })
  expect(taken.text).not.toContain(other.site.id)
  expect(await call('PUT', `${HOSTS}/${www}`, { redirects: false })).toMatchObject({ status: 404 })
  expect(await call('DELETE', `${HOSTS}/${www}`)).toMatchObject({ status: 404 })
})

it.each([
  ...['https://shop.example', 'shop.example/path', 'shop.example:80', 'localhost', '127.0.0.1'],
  ...['[::1]', 'a b.example', '-a.example', 'shop..example', `${'a'.repeat(64)}.example`],
])('rejects %j as a host', async (host) => {
  const { call } = await shopWithOwner()
  expect(await call('POST', HOSTS, { host })).toMatchObject({
    status: 400,
    body: { code: 'sites.hostInvalid' },
  })
})

it('stores an international host as browsers send it', async () => {
  const { call, host } = await shopWithOwner()
  const added = await call('POST', HOSTS, { host: `Bücher.${host}.` })
  expect(added.body).toMatchObject({ hosts: [{ host }, { host: `xn--bcher-kva.${host}` }] })
})
