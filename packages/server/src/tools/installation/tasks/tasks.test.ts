import { copyInstalledSite, exportSite, importSite, openTaskSite } from '@vitrine/contract'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { exportFull, newInstallation } from '../../../test/installation/installation.ts'
import { TestBrowser } from '../../../test/site.ts'
import { createZipSink } from '../../archive/index.ts'

it('exports a site as a file that only who asked can download, and imports it as a new site', async () => {
  const { run, upload, call, server, list, logged } = await newInstallation()
  const imported = await run(importSite.path, {
    fileId: await upload(await exportFull()),
    target: 'new',
  })
  expect(imported).toMatchObject({ state: 'done', errors: [], outcome: { isCheck: false } })
  expect(imported.outcome?.counts['documents']).toBeGreaterThan(3)
  const [, copy] = await list()
  expect(copy).toMatchObject({ id: imported.outcome?.siteId, isDefault: false })

  const opened = await call('POST', openTaskSite.path.replace('{id}', imported.id))
  const { url } = openTaskSite.replies[200].parse(opened.body)
  const there = new TestBrowser(server.app, new URL(url).hostname)
  const signedIn = await there.call('POST', '/api/studio/session/link', {
    token: url.split('#')[1],
  })
  expect(signedIn).toMatchObject({ status: 200, body: { member: { role: 'admin' } } })
  expect((await there.visit('/')).status).toBe(200)

  const exported = await run(exportSite.path, { hasRecords: true })
  expect(exported).toMatchObject({ state: 'done', kind: 'export' })
  const at = `/api/studio/installation/exports/${exported.id}/file`
  const file = await call('GET', at)
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } })
  expect(Number(file.headers['content-length'])).toBe(exported.outcome?.byteSize)
  expect((await new TestBrowser(server.app, 'localhost').visit(at)).status).toBe(401)
  expect((await there.visit(at)).status).toBe(404)
  expect(logged).toEqual([])
})

it('asks for the password again before it exports', async () => {
  const { call } = await newInstallation()
  const newPassword = 'a kiln at the sea'
  await call('PUT', '/api/studio/setup/owner', { email: 'ada@example.com', newPassword })
  const wrong = await call('POST', exportSite.path, { currentPassword: 'wrong' })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'accounts.passwordWrong' } })
  expect((await call('POST', exportSite.path, { currentPassword: newPassword })).status).toBe(200)
})

it('checks an archive without changing anything', async () => {
  const { run, upload, list } = await newInstallation()
  const fileId = await upload(await exportFull())
  const checked = await run(importSite.path, { fileId, target: 'new', dryRun: true })
  expect(checked).toMatchObject({ state: 'done', outcome: { isCheck: true, siteId: null } })
  expect(await list()).toHaveLength(1)
})

it('puts an archive in the place of an untouched site, with its address and its sessions', async () => {
  const { run, upload, list, call, browser } = await newInstallation()
  const fileId = await upload(await exportFull())
  const done = await run(importSite.path, { fileId, target: 'this' })
  expect(done).toMatchObject({ state: 'done' })
  expect(await list()).toMatchObject([
    { id: done.outcome?.siteId, isCurrent: true, isDefault: true },
  ])
  expect((await call('GET', '/api/studio/session')).status).toBe(200)
  expect((await browser.visit('/')).status).toBe(200)
})

it('imports only a file that was uploaded to the site', async () => {
  const { call } = await newInstallation()
  const body = { fileId: crypto.randomUUID(), target: 'this' }
  expect(await call('POST', importSite.path, body)).toMatchObject({
    status: 404,
    body: { code: 'installation.fileUnknown' },
  })
})

it('says what is wrong with an archive, and changes nothing', async () => {
  const { run, upload, list, logged } = await newInstallation()
  const whole = await exportFull()
  const before = await list()
  const fail = async (bytes: Buffer) => {
    const fileId = await upload(bytes)
    const { state, errors } = await run(importSite.path, { fileId, target: 'new' })
    expect(state).toBe('failed')
    return errors.map(({ message }) => message).join(' ')
  }
  expect(await fail(Buffer.from('no zip file at all'))).toContain('not a zip file')
  expect(await fail(whole.subarray(0, whole.length >> 1))).toContain('end is missing')
  const damaged = Buffer.from(whole)
  damaged.fill(0x55, 60, 120)
  expect(await fail(damaged)).toContain('damaged')
  expect(await list()).toEqual(before)
  expect(logged).toEqual([])
})

it('names an archive of a newer version', async () => {
  const { run, upload, list } = await newInstallation()
  const target = new PassThrough()
  const sink = createZipSink(target)
  const read = buffer(target)
  await sink.write('site.json', Buffer.from('{"format":99,"title":"Later"}'))
  await sink.finish()
  const { state, errors } = await run(importSite.path, {
    fileId: await upload(await read),
    target: 'new',
  })
  expect({ state, errors }).toMatchObject({
    state: 'failed',
    errors: [{ file: 'site.json', message: expect.stringContaining('Update Vitrine first') }],
  })
  expect(await list()).toHaveLength(1)
})

it('copies a site into a new one', async () => {
  const { run, list } = await newInstallation()
  const copied = await run(copyInstalledSite.path, {})
  expect(copied).toMatchObject({ state: 'done', outcome: { name: 'My shop (copy)' } })
  expect(await list()).toMatchObject([
    { isCurrent: true },
    { id: copied.outcome?.siteId, title: 'My shop (copy)' },
  ])
})
