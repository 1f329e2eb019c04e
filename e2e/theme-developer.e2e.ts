import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { changeTheme } from '@vitrine/contract'
import { findFreePort } from './server.ts'
import { expect, getEnv, test } from './shop.ts'
import { repeatUntilPassed } from './repeat.ts'
import { StudioApi } from './studio-api.ts'

const VITRINE = 'packages/server/bin/vitrine.js'

const getServerEnv = () => ({
  ...process.env,
  DATABASE_URL: '',
  DATA_DIR: join(dirname(getEnv('OWNER_STATE')), 'data'),
})

/** Runs a command of the program to its end. */
function vitrine(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VITRINE, ...args], {
    env: getServerEnv(),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Starts `vitrine theme dev` beside the running server, on the same content. */
async function startTheme(folder: string) {
  const port = await findFreePort()
  const child = spawn(process.execPath, [VITRINE, 'theme', 'dev', folder], {
    env: { ...getServerEnv(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await expect.poll(() => output).toMatch(/Shop\s+http/)
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

test('a developer begins a theme, sees each change and error, and packs, adds and removes it', async ({
  page,
  owner,
}) => {
  const work = mkdtempSync(join(tmpdir(), 'vitrine-developer-'))
  const folder = join(work, 'harbor')
  const studio = new StudioApi(owner)
  try {
    expect(vitrine('init', folder, '--from', 'signal')).toMatchObject({ status: 0, stderr: '' })
    await test.step('pages follow the files, and show errors with their position', async () => {
      const server = await startTheme(folder)
      const region = join(folder, 'site.region')
      const before = readFileSync(region, 'utf8')
      await page.goto(`${server.url}/about`)
      await expect(page.getByRole('main')).toBeVisible()
      writeFileSync(region, before.replace('</body>', '<p>Moored at noon</p>\n</body>'))
      await expect(page.getByText('Moored at noon')).toBeVisible()
      appendFileSync(region, '{website.siteTitle|moor}\n')
      const issues = page.locator('[data-theme-issues]')
      await expect(issues).toContainText(/site\.region:\d+:\d+: .*moor/)
      expect(vitrine('theme', 'check', folder)).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(/site\.region:\d+:\d+: .*moor/),
      })
      writeFileSync(region, before.replace('</body>', '<p>Moored at one</p>\n</body>'))
      await expect(page.getByText('Moored at one')).toBeVisible()
      await expect(issues).toHaveCount(0)
      await server.stop()
    })
    await test.step('it is packed, added, shown and removed', async () => {
      expect(vitrine('theme', 'check', folder)).toMatchObject({ status: 0 })
      const zip = join(work, 'harbor.zip')
      expect(vitrine('theme', 'pack', folder, '--out', zip)).toMatchObject({
        status: 0,
        stderr: '',
      })
      expect(existsSync(zip)).toBe(true)
      expect(vitrine('theme', 'add', zip)).toMatchObject({ status: 0, stderr: '' })
      await studio.put(changeTheme.path, { name: 'harbor' })
      await repeatUntilPassed(async (timeout) => {
        await page.goto('/about')
        await expect(page.getByText('Moored at one')).toBeVisible({ timeout })
      })
      expect(vitrine('theme', 'remove', 'harbor')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('This theme is used by'),
      })
    })
  } finally {
    await studio.put(changeTheme.path, { name: 'kiln' })
    rmSync(work, { recursive: true })
  }
  expect(vitrine('theme', 'remove', 'harbor')).toMatchObject({ status: 0, stderr: '' })
})
