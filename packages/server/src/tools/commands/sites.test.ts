import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createStaffMember, signInByLink } from '../../identity/accounts/index.ts'
import { createSite } from '../../identity/sites/index.ts'
import { connect } from '../../platform/db/db.ts'
import { storeRunningUrl } from '../../platform/config/running-url.ts'
import { newDatabase } from '../../test/database.ts'
import { emptyFolder } from '../../test/folder.ts'
import { testProduct } from '../../test/product.ts'
import type { Command } from './command.ts'
import { sitesCommand } from './sites.ts'
import { usersCommand } from './users.ts'

afterEach(() => vi.unstubAllEnvs())

/** An installation with two sites, and the program as its operator runs it. */
async function installation() {
  const url = await newDatabase()
  const folder = emptyFolder()
  onTestFinished(folder.remove)
  const { db, pool } = connect(url)
  onTestFinished(() => pool.end())
  const first = await createSite(db, { identifier: 'first', title: 'First shop' })
  const second = await createSite(db, { identifier: 'second', title: 'Second shop' })
  for (const { id } of [first, second])
    await createStaffMember(db, id, { email: 'owner@example.com', role: 'admin' })
  for (const [name, value] of Object.entries({ DATABASE_URL: url, DATA_DIR: folder.path }))
    vi.stubEnv(name, value)
  vi.stubEnv('PUBLIC_URL', '')
  const run = async (command: Command, ...args: readonly string[]) => {
    const lines: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
    const code = await command.run(args).finally(() => log.mockRestore())
    return { code, output: lines.join('\n') }
  }
  const sites = (...args: readonly string[]) => run(sitesCommand, ...args)
  const users = (...args: readonly string[]) => run(usersCommand, ...args)
  return { db, pool, folder, first, second, sites, users }
}

it('lists sites, and changes their hosts', async () => {
  const { folder, sites } = await installation()
  storeRunningUrl(folder.path, 'http://localhost:3456')
  const { output } = await sites('list')
  expect(output).toContain('first  First shop\n  http://localhost:3456, and every address')
  expect(output).toContain('second  Second shop\n  http://second.localhost:3456')
  const added = await sites('hosts', 'add', 'Shop.example', '--site', 'second')
  expect(added).toEqual({ code: 0, output: 'second.localhost  primary\nshop.example  serves' })
  const moved = await sites('hosts', 'primary', 'shop.example', '--site', 'second')
  expect(moved.output).toBe('shop.example  primary\nsecond.localhost  serves')
  const taken = sites('hosts', 'add', 'shop.example', '--site', 'first')
  await expect(taken).rejects.toThrow('This host is in use.')
})

it('confirms the address of a staff member for the operator', async () => {
  const { pool, users } = await installation()
  const confirmed = await users('confirm', 'Owner@example.com', '--site', 'first')
  expect(confirmed).toEqual({ code: 0, output: 'owner@example.com is confirmed.' })
  const { rows } = await pool.query(
    'select identifier from member join site on site.id = site_id where email_confirmed_at is not null',
  )
  expect(rows).toEqual([{ identifier: 'first' }])
  await expect(users('confirm', 'other@example.com', '--site', 'first')).rejects.toThrow()
})

it('removes a site with everything of it, once confirmed, and nothing of another', async () => {
  const { db, pool, first, second, sites } = await installation()
  for (const { id } of [first, second]) await testProduct(db, id)
  const asked = await sites('remove', 'second')
  expect(asked).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was removed') })
  const removed = await sites('remove', 'second', '--yes')
  expect(removed.code).toBe(0)
  expect(removed.output).toMatch(/^Removed Second shop \(second\).*\n(.*\n)*  products +1/)
  const { rows } = await pool.query(
    'select (select count(*)::int from site) as sites, (select count(*)::int from product) as products',
  )
  expect(rows).toEqual([{ sites: 1, products: 1 }])
  await expect(sites('remove', 'second', '--yes')).rejects.toThrow('There is no site “second”')
})

it('prints whole sign-in links, at the address of the site', async () => {
  const { folder, users } = await installation()
  const link = async (site: string) => (await users('link', '--site', site)).output
  expect(await link('first')).toMatch(/^http:\/\/localhost:3000\/config\/sign-in#[\w-]{22}$/)
  const deleteUrl = storeRunningUrl(folder.path, 'http://localhost:3456')
  expect(await link('second')).toMatch(/^http:\/\/second\.localhost:3456\/config\/sign-in#/)
  deleteUrl()
})

it('invites staff, changes roles and removes them', async () => {
  const { users, db, first } = await installation()
  const at = ['--site', 'first']
  const invited = await users('invite', 'new@example.com', 'editor', ...at)
  const token = /^http:\/\/localhost:3000\/config\/invitation#([\w-]{22})$/.exec(
    invited.output,
  )?.[1]
  expect((await users('list', ...at)).output).toMatch(
    /^owner@example\.com {2}admin\nnew@example\.com {2}editor, invited until 20/,
  )
  const site = { ...first, title: 'First shop', identifier: 'first', origin: 'http://localhost' }
  await signInByLink(db, site, { token: token ?? '' })
  expect((await users('role', 'new@example.com', 'admin', ...at)).code).toBe(0)
  expect((await users('remove', 'owner@example.com', ...at)).code).toBe(0)
  expect((await users('list', ...at)).output).toBe('new@example.com  admin')
  await expect(users('remove', 'new@example.com', ...at)).rejects.toThrow('A site needs an owner')
  await expect(users('role', 'new@example.com', 'boss', ...at)).rejects.toThrow('Unknown role')
  expect((await users('invite', 'new@example.com')).code).toBe(2)
})
