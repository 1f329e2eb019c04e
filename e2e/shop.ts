import { existsSync } from 'node:fs'
import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { START_MS, startShop } from './server.ts'

/** Returns a variable that `startShop` has set. */
export function getEnv(name: 'SHOP_URL' | 'SIGN_IN_URL' | 'OWNER_STATE' | 'WEBHOOK_URL'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Let the test use the fixture "shop".`)
  return value
}

interface Fixtures {
  /** A browser of the signed-in owner. */
  readonly owner: Page
  /** A second visitor's browser with a cart of its own. */
  readonly secondVisitor: Page
}

interface WorkerFixtures {
  /**
   * The server of the tests. Playwright continues in a new worker after a test has failed, so the second attempt and
   * all tests after it run on a server of their own: they see nothing that the failed attempt left behind.
   */
  readonly shop: undefined
  /** The file with the owner's session: the sign-in link works once, so all tests share one session. */
  readonly ownerState: string
  /** The browser that the owners of all tests share: what it has cached of the studio loads three times as fast. */
  readonly ownerContext: BrowserContext
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern
    async ({}, use) => {
      const stop = await startShop()
      await use(undefined)
      await stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],

  // `shop` is named because it must have started.
  baseURL: async ({ shop: _started }, use) => use(getEnv('SHOP_URL')),

  ownerState: [
    async ({ browser, shop: _started }, use) => {
      const path = getEnv('OWNER_STATE')
      if (!existsSync(path)) {
        const context = await browser.newContext({ javaScriptEnabled: true })
        await signIn(await context.newPage())
        await context.storageState({ path })
        await context.close()
      }
      await use(path)
    },
    { scope: 'worker' },
  ],

  context: async ({ context }, use) => {
    await delayScripts(context)
    await use(context)
  },

  ownerContext: [
    async ({ browser, ownerState }, use) => {
      const context = await browser.newContext({
        baseURL: getEnv('SHOP_URL'),
        storageState: ownerState,
        locale: 'en-GB',
        javaScriptEnabled: true,
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],

  owner: async ({ ownerContext, ownerState }, use) => {
    const page = await ownerContext.newPage()
    await use(page)
    await resetOwnerContext(ownerContext, ownerState)
  },

  secondVisitor: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: getEnv('SHOP_URL'), locale: 'en-GB' })
    await delayScripts(context)
    await use(await context.newPage())
    await context.close()
  },
})

/** Closes the pages of a test, and removes all that it left in the owner's browser but the cached files. */
async function resetOwnerContext(context: BrowserContext, ownerState: string): Promise<void> {
  for (const page of context.pages()) {
    // A request that a test still changes would fail the next test when its page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
  }
  await context.setOffline(false)
  await context.clearPermissions()
  await context.setStorageState(ownerState)
}

/**
 * Delays the scripts of pages by SCRIPT_DELAY_MS, if it is set: a press that is meant for a script and does not wait
 * for it then fails on any machine.
 */
async function delayScripts(context: BrowserContext): Promise<void> {
  const delayMs = Number(process.env['SCRIPT_DELAY_MS'] ?? 0)
  if (delayMs > 0)
    await context.route(/\/static\/(?:app|visits)\//, async (route) => {
      await new Promise((passed) => setTimeout(passed, delayMs))
      // The page may be closed by now.
      await route.fallback().catch(() => undefined)
    })
}

/** Signs in by the server's one-time link. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(getEnv('SIGN_IN_URL'))
  await page.getByRole('button', { name: 'Continue to studio' }).click()
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
}

export { expect } from '@playwright/test'
