import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Shop, startServer } from './server.ts'
import { expect, test } from './shop.ts'

const OWNER = 'owner@localhost.localdomain'

/** Runs a command of an operator beside a running server, and returns what it prints. */
async function runCommand({ dataDir, url }: Shop, ...args: readonly string[]): Promise<string> {
  const { port } = new URL(url)
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(dataDir, 'data'), PORT: port }
  const command = ['packages/server/bin/vitrine.js', ...args]
  return (await promisify(execFile)(process.execPath, command, { env })).stdout
}

test('the owner of two sites switches between them, by keyboard and on a phone', async ({
  page,
}) => {
  const server = await startServer()
  try {
    const folder = join(server.dataDir, 'data', 'archive')
    await runCommand(server, 'export', folder)
    const second = ['--site', 'second']
    await runCommand(server, 'import', 'site', folder, '--host', 'second.localhost', ...second)
    const invitation = await runCommand(server, 'users', 'invite', OWNER, 'admin', ...second)
    await page.goto(/http\S+/.exec(invitation)?.[0] ?? '')
    await page.getByLabel('Choose a password').fill('river stone kettle 42')
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    for (const site of ['second', 'demo'])
      await runCommand(server, 'users', 'confirm', OWNER, '--site', site)

    await page.goto(server.signInUrl)
    await page.getByRole('button', { name: 'Continue to studio' }).click()
    const switcher = page.getByRole('button', { name: /Marlpit/ }).first()
    await switcher.press('Enter')
    const other = page.getByRole('menuitem', { name: /second\.localhost/ })
    await expect(other).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(switcher).toBeFocused()

    await page.setViewportSize({ width: 375, height: 800 })
    await switcher.click()
    await other.click()
    await page.waitForURL(/^http:\/\/second\.localhost:\d+\/config\/home/)
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await page
      .getByRole('button', { name: /Marlpit/ })
      .first()
      .click()
    await expect(page.getByRole('menuitem', { name: /Marlpit/ })).toHaveCount(1)
  } finally {
    await server.stop()
  }
})
