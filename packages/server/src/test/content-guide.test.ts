import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newNavigation } from '@vitrine/page'
import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createSignInLink, createStaffMember } from '../identity/accounts/index.ts'
import { testDatabase } from './database.ts'
import { publishNow } from './publish.ts'
import { testSite } from './site.ts'

const GUIDE = new URL('../../../../docs/guide/content-api.md', import.meta.url)

/** Returns the commands of the guide, in order. */
async function readCommands(): Promise<string> {
  const guide = await readFile(GUIDE, 'utf8')
  return [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands).join('\n')
}

it('creates, changes and schedules a page with the commands of the guide', async () => {
  const { db, site, host, files } = await testSite({ language: 'en-GB' })
  await publishNow(db, site.id, { kind: 'navigation', body: newNavigation(), locales: ['en-GB'] })
  const { id } = await createStaffMember(db, site.id, { email: 'ada@example.com', role: 'admin' })
  const database = await testDatabase()
  const app = await buildApp({ ...database, files, production: false, logLevel: 'silent' })
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-guide-'))
  try {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    await writeFile(join(folder, '.curlrc'), `connect-to = "::127.0.0.1:${port}"\n`)
    await writeFile(join(folder, 'guide.sh'), await readCommands())
    const TOKEN = await createSignInLink(db, site.id, id)
    const env = { PATH: process.env['PATH'], SITE: `http://${host}`, TOKEN, CURL_HOME: folder }
    const run = promisify(execFile)
    const { stdout } = await run('bash', ['-euo', 'pipefail', 'guide.sh'], { cwd: folder, env })
    expect(stdout.split('\n')[0]).toBe('We are open on Saturdays.')
    expect(stdout).toContain('"issues":[')
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('We are open at the market.')
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(folder, name), 'utf8'))
    expect(await read('changed.json')).toMatchObject({ rev: 2, merged: false })
    expect(await read('rejected.json')).toMatchObject({
      status: 422,
      issues: [
        { path: ['meta', 'en-GB', 'title'] },
        { path: ['blocks', 'words', 'place', 'desktop', 'w'] },
      ],
    })
    expect(await read('schedule.json')).toMatchObject({ state: 'pending', entries: [{ rev: 2 }] })
    expect(await read('menu.json')).toMatchObject({ links: [{ title: 'Opening hours' }] })
  } finally {
    await app.close()
    await rm(folder, { recursive: true })
  }
})
