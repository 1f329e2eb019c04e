import { copyInstalledSite, importSite, openTaskSite } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { exportFull, newInstallation } from '../../../test/installation/installation.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'

type Installation = Awaited<ReturnType<typeof newInstallation>>

/** Returns the files of a server that wait before each read or removal for what a test does there. */
function withPause(
  { server: { files } }: Installation,
  pause: { readonly read?: () => Promise<void>; readonly remove?: () => Promise<void> },
): FileStore {
  return {
    ...files,
    readFile: async (key) => {
      await pause.read?.()
      return files.readFile(key)
    },
    removeFile: async (key) => {
      await pause.remove?.()
      return files.removeFile(key)
    },
  }
}

/** Makes a task look like that of a process that has ended. */
async function stall({ server }: Installation, id: string, attempts = 1): Promise<void> {
  await server.pool.query(
    `update installation_task set state = 'running', attempts = ${attempts}, outcome = null,
     ended_at = null, beat_at = now() - interval '2 minutes' where id = '${id}'`,
  )
}

async function count({ server }: Installation, from: string): Promise<number> {
  const { rows } = await server.pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)
  return rows[0]?.n ?? 0
}

/** Adds content to the first site, once. */
async function addRedirect({ server, first }: Installation): Promise<void> {
  await server.pool.query(
    `insert into redirect (site_id, id, from_path, match_key, target, status)
     select '${first.id}', gen_random_uuid(), '/a', '/a', '/b', 301
     where not exists (select 1 from redirect where site_id = '${first.id}')`,
  )
}

/** Starts an import and lets its process end after the new site was begun. Resolves to the id of the task. */
async function beginImport(at: Installation, target: 'new' | 'this'): Promise<string> {
  const fileId = await at.upload(await exportFull())
  const id = await at.start(importSite.path, { fileId, target })
  await new Promise<void>((resolve) => {
    const read = async () => {
      if ((await count(at, 'archive_import')) === 0) return
      resolve()
      // The process does nothing more.
      await new Promise(() => undefined)
    }
    void at.work({ files: withPause(at, { read }) })
  })
  await stall(at, id)
  return id
}

/** Lets an import run to its end, as if its process had ended before it took the place of the site. */
async function completeImport(at: Installation): Promise<string> {
  const fileId = await at.upload(await exportFull())
  const { id } = await at.run(importSite.path, { fileId, target: 'new' })
  await stall(at, id)
  await at.server.pool.query(
    `update installation_task set input = jsonb_set(input, '{target}', '"this"') where id = '${id}'`,
  )
  return id
}

it('resumes an import whose process has ended, without a second site', async () => {
  const at = await newInstallation()
  const id = await beginImport(at, 'new')
  const [, begun] = await at.list()
  await at.work()
  expect(await at.read(id)).toMatchObject({ state: 'done', outcome: { siteId: begun?.id } })
  expect(await at.list()).toHaveLength(2)
})

it('deletes what an import has made when it gives up', async () => {
  const at = await newInstallation()
  const id = await beginImport(at, 'new')
  expect(await at.list()).toHaveLength(2)
  await stall(at, id, 3)
  await at.work()
  expect(await at.read(id)).toMatchObject({ state: 'failed' })
  expect(await at.list()).toMatchObject([{ id: at.first.id }])
})

it('deletes what an import has made when its file is gone', async () => {
  const at = await newInstallation()
  const id = await beginImport(at, 'new')
  await at.server.pool.query('delete from private_file')
  await at.work()
  expect(await at.read(id)).toMatchObject({
    state: 'failed',
    errors: [{ message: expect.stringContaining('file is gone') }],
  })
  expect(await at.list()).toMatchObject([{ id: at.first.id }])
})

it('finishes a task whose import is complete, also without its file or after too many attempts', async () => {
  const at = await newInstallation()
  const fileId = await at.upload(await exportFull())
  const { id, outcome } = await at.run(importSite.path, { fileId, target: 'new' })
  await at.server.pool.query('delete from private_file')
  for (const attempts of [1, 3]) {
    await stall(at, id, attempts)
    await at.work()
    const done = { state: 'done', outcome: { siteId: outcome?.siteId, name: outcome?.name } }
    expect(await at.read(id)).toMatchObject(done)
    expect(await at.list()).toHaveLength(2)
  }
})

it('finishes a copy that is complete, although its original has changed since', async () => {
  const at = await newInstallation()
  const { id, outcome } = await at.run(copyInstalledSite.path, {})
  await addRedirect(at)
  await stall(at, id)
  await at.work()
  expect(await at.read(id)).toMatchObject({ state: 'done', outcome: { siteId: outcome?.siteId } })
  expect(await at.list()).toHaveLength(2)
})

it('leaves a site alone that another has made under the name of a failed import', async () => {
  const at = await newInstallation()
  await at.run(copyInstalledSite.path, {})
  const { identifier } = (await at.list())[1] ?? {}
  for (const dryRun of [true, false]) {
    const failed = await at.start(importSite.path, {
      ...{ fileId: await at.upload(await exportFull()), target: 'new', dryRun },
    })
    await at.server.pool.query(
      `update installation_task set input = input || '{"identifier": "${identifier}"}' where id = '${failed}'`,
    )
    await at.work()
    expect((await at.read(failed)).state).toBe('failed')
    expect(await at.list()).toMatchObject([{ id: at.first.id }, { identifier }])
  }
})

it('puts a complete import in the place of the site in the next attempt', async () => {
  const at = await newInstallation()
  const id = await completeImport(at)
  await at.work()
  const { state, outcome } = await at.read(id)
  expect(state).toBe('done')
  expect(await at.list()).toMatchObject([{ id: outcome?.siteId, isCurrent: true }])
})

it('has completed the task before it deletes the replaced site', async () => {
  const at = await newInstallation()
  const fileId = await at.upload(await exportFull())
  const id = await at.start(importSite.path, { fileId, target: 'this' })
  const states: string[] = []
  const remove = async () => {
    states.push((await at.read(id)).state)
    throw new Error('The process ends here')
  }
  await at.work({ files: withPause(at, { remove }) })
  expect(states[0]).toBe('done')
  expect(await at.read(id)).toMatchObject({ state: 'done', errors: [] })
})

it('does not replace a site that got content during the import', async () => {
  const at = await newInstallation()
  const fileId = await at.upload(await exportFull())
  const id = await at.start(importSite.path, { fileId, target: 'this' })
  const read = async () => {
    if ((await count(at, 'archive_import')) > 0) await addRedirect(at)
  }
  await at.work({ files: withPause(at, { read }) })
  expect(await at.read(id)).toMatchObject({
    state: 'failed',
    errors: [{ message: expect.stringContaining('content of its own') }],
  })
  expect(await at.list()).toMatchObject([{ id: at.first.id, isCurrent: true, isDefault: true }])
})

it.each([
  [
    'form submissions',
    `insert into form_submission (site_id, id, form_id, form_name, status, locale, page_path, page_title, answers, body_digest)
    select id, gen_random_uuid(), 'f', 'Form', 'received', 'en-US', '/', 'Home', '[]', '\\x00' from site`,
  ],
  [
    'subscribers',
    `insert into newsletter_subscriber (site_id, id, email, locale, form_id)
    select id, gen_random_uuid(), 'eve@example.com', 'en-US', 'f' from site`,
  ],
  [
    'API keys',
    `insert into api_key (site_id, id, name, token_hash, token_start, scopes)
    select id, gen_random_uuid(), 'Key', sha256('a'), 'a', '{orders}' from site`,
  ],
  [
    'webhooks',
    `insert into webhook_endpoint (site_id, id, address, events, secret_id)
    select id, gen_random_uuid(), 'https://example.com', '{order}', gen_random_uuid() from site`,
  ],
  [
    'invitations',
    `insert into staff_invitation (site_id, id, email, role, token_hash, expires_at)
    select id, gen_random_uuid(), 'eve@example.com', 1, sha256('a'), now() + interval '1 day' from site`,
  ],
])('does not replace a site with %s', async (label, insert) => {
  const at = await newInstallation()
  await at.server.pool.query(insert)
  const fileId = await at.upload(Buffer.from('never read'))
  expect(await at.run(importSite.path, { fileId, target: 'this' })).toMatchObject({
    state: 'failed',
    errors: [{ message: expect.stringContaining(`This site has ${label} of its own`) }],
  })
})

it('opens a new site only for a person who is still there', async () => {
  const at = await newInstallation()
  const { id, outcome } = await at.run(copyInstalledSite.path, {})
  await at.server.pool.query(`delete from member where site_id = '${outcome?.siteId}'`)
  expect(await at.call('POST', openTaskSite.path.replace('{id}', id))).toMatchObject({
    status: 404,
    body: { code: 'installation.siteUnknown' },
  })
})
