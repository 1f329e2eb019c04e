import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { changeTheme } from '@vitrine/contract'
import type { Page } from '@playwright/test'
import { repeatUntilPassed } from './repeat.ts'
import { expect, getEnv } from './shop.ts'
import type { StudioApi } from './studio-api.ts'

/** Adds a theme to the running server. */
export function addTheme(folder: string, ...more: readonly string[]): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['packages/server/bin/vitrine.js', 'theme', 'add', folder, ...more],
    {
      env: { ...process.env, DATA_DIR: join(dirname(getEnv('OWNER_STATE')), 'data') },
      encoding: 'utf8',
    },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
}

/** Shows the site in an added theme, and opens a page once it has an element of that theme. */
export async function openInTheme(
  page: Page,
  studio: StudioApi,
  { name, path, mark }: { readonly name: string; readonly path: string; readonly mark: string },
): Promise<void> {
  await studio.put(changeTheme.path, { name })
  await repeatUntilPassed(async (timeout) => {
    await page.goto(path)
    await expect(page.locator(mark).first()).toBeAttached({ timeout })
  })
}
