import { changeTheme, readTheme, type Session, type SiteTheme } from '@vitrine/contract'
import type { APIRequestContext, Browser } from '@playwright/test'
import { expect, getEnv } from './shop.ts'

/** Sends a PUT request as the signed-in owner. */
export async function putAsOwner(
  owner: APIRequestContext,
  path: string,
  data: object,
): Promise<void> {
  const session = await owner.get('/api/studio/session')
  const { crumb } = (await session.json()) as Session
  const answer = await owner.put(path, { headers: { 'x-csrf-token': crumb }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Changes the theme of the shop and waits until visitors see it. */
export async function setTheme(browser: Browser, ownerState: string, name: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: getEnv('SHOP_URL'),
    storageState: ownerState,
  })
  const owner = context.request
  const { name: current } = (await (await owner.get(readTheme.path)).json()) as SiteTheme
  const before = await readStylesheetUrl(owner)
  if (current !== name) {
    await putAsOwner(owner, changeTheme.path, { name })
    await expect.poll(() => readStylesheetUrl(owner)).not.toBe(before)
  }
  await context.close()
}

/** Returns the stylesheet URL, which differs by theme. */
async function readStylesheetUrl(owner: APIRequestContext): Promise<string | undefined> {
  const page = await owner.get('/')
  return /\/site\.css\?v=\w+/.exec(await page.text())?.[0]
}
