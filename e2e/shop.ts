import { existsSync } from 'node:fs'
import { type Page, test as base } from '@playwright/test'

/** What the global setup told of the server it started. */
export function known(name: 'SHOP_URL' | 'SIGN_IN_URL' | 'OWNER_STATE'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the flows run through the global setup`)
  return value
}

interface Fixtures {
  /** The owner's own browser, signed in. */
  readonly owner: Page
  /** Somebody else's browser, with a cart of its own. */
  readonly rival: Page
}

interface WorkerFixtures {
  /** The file that keeps the owner's session: the link works once, so one sign-in serves all flows. */
  readonly ownerState: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern
  baseURL: async ({}, use) => use(known('SHOP_URL')),

  ownerState: [
    async ({ browser }, use) => {
      const path = known('OWNER_STATE')
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
      baseURL: known('SHOP_URL'),
      storageState: ownerState,
      locale: 'en-GB',
    })
    await use(await context.newPage())
    await context.close()
  },

  rival: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: known('SHOP_URL'), locale: 'en-GB' })
    await use(await context.newPage())
    await context.close()
  },
})

/** Uses the link that the server printed; it works once. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(known('SIGN_IN_URL'))
  await page.getByRole('button', { name: 'Enter the studio' }).click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
}

export { expect } from '@playwright/test'
