import { changeTheme, readTheme, type Session, type SiteTheme } from '@vitrine/contract'
import type { APIRequestContext, Browser } from '@playwright/test'
import { expect, known } from './shop.ts'

/** Sends as the owner does who is signed in. */
export async function put(owner: APIRequestContext, path: string, data: object): Promise<void> {
  const session = await owner.get('/api/studio/session')
  const { crumb } = (await session.json()) as Session
  const answer = await owner.put(path, { headers: { 'x-csrf-token': crumb }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Gives the shop another theme, and waits until visitors see it. */
export async function setTheme(browser: Browser, ownerState: string, name: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: known('SHOP_URL'),
    storageState: ownerState,
  })
  const owner = context.request
  const { name: current } = (await (await owner.get(readTheme.path)).json()) as SiteTheme
  const before = await stylesOf(owner)
  if (current !== name) {
    await put(owner, changeTheme.path, { name })
    await expect.poll(() => stylesOf(owner)).not.toBe(before)
  }
  await context.close()
}

/** Each theme has styles of its own. */
async function stylesOf(owner: APIRequestContext): Promise<string | undefined> {
  const page = await owner.get('/')
  return /\/site\.css\?v=\w+/.exec(await page.text())?.[0]
}
