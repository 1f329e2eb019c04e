import { changeTheme, readTheme, type SiteTheme } from '@vitrine/contract'
import type { APIRequestContext, Browser } from '@playwright/test'
import { expect, getEnv } from './shop.ts'
import { StudioApi } from './studio-api.ts'

/** Changes the theme of the shop and waits until visitors see it. */
export async function setTheme(browser: Browser, ownerState: string, name: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: getEnv('SHOP_URL'),
    storageState: ownerState,
  })
  const studio = new StudioApi(context)
  const { name: current } = await studio.get<SiteTheme>(readTheme.path)
  const before = await readStylesheetUrl(context.request)
  if (current !== name) {
    await studio.put(changeTheme.path, { name })
    await expect.poll(() => readStylesheetUrl(context.request)).not.toBe(before)
  }
  await context.close()
}

/** Returns the stylesheet URL, which differs by theme. */
async function readStylesheetUrl(owner: APIRequestContext): Promise<string | undefined> {
  const page = await owner.get('/')
  return /\/site\.css\?v=\w+/.exec(await page.text())?.[0]
}
