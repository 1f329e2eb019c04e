import { existsSync } from 'node:fs'
import { type Page, test as base } from '@playwright/test'

/** Returns a variable that the global setup has set. */
export function getEnv(name: 'SHOP_URL' | 'SIGN_IN_URL' | 'OWNER_STATE'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Run the tests with the global setup.`)
  return value
}

interface Fixtures {
  /** A browser of the signed-in owner. */
  readonly owner: Page
  /** A second visitor's browser with a cart of its own. */
  readonly secondVisitor: Page
}

interface WorkerFixtures {
  /** The file with the owner's session: the sign-in link works once, so all tests share one session. */
  readonly ownerState: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern
  baseURL: async ({}, use) => use(getEnv('SHOP_URL')),

  ownerState: [
    async ({ browser }, use) => {
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

  owner: async ({ browser, ownerState }, use) => {
    const context = await browser.newContext({
      baseURL: getEnv('SHOP_URL'),
      storageState: ownerState,
      locale: 'en-GB',
    })
    await use(await context.newPage())
    await context.close()
  },

  secondVisitor: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: getEnv('SHOP_URL'), locale: 'en-GB' })
    await use(await context.newPage())
    await context.close()
  },
})

/** Signs in by the server's one-time link. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(getEnv('SIGN_IN_URL'))
  await page.getByRole('button', { name: 'Continue to studio' }).click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
}

export { expect } from '@playwright/test'
