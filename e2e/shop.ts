import { type Page, test as base } from '@playwright/test'

function known(name: 'SHOP_URL' | 'SIGN_IN_URL'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the flows run through the global setup`)
  return value
}

interface Fixtures {
  /** The owner's own browser, signed in. */
  readonly owner: Page
}

interface WorkerFixtures {
  /** The cookies of the owner's session: the link works once, so one sign-in serves all flows. */
  readonly ownerCookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern
  baseURL: async ({}, use) => use(known('SHOP_URL')),

  ownerCookies: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(known('SIGN_IN_URL'))
      await page.getByRole('button', { name: 'Enter the studio' }).click()
      await page.getByRole('heading', { name: 'Orders' }).waitFor()
      await use(await context.cookies())
      await context.close()
    },
    { scope: 'worker' },
  ],

  owner: async ({ browser, ownerCookies }, use) => {
    const context = await browser.newContext({ baseURL: known('SHOP_URL') })
    await context.addCookies(ownerCookies)
    await use(await context.newPage())
    await context.close()
  },
})

export { expect } from '@playwright/test'
