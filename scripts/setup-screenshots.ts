// Takes the screenshots of the first run for the guide, from an empty installation of its own.
import type { Page } from '@playwright/test'
import { startServer } from '../e2e/server.ts'

/** Leads a new owner to the choice of a look, and takes it. */
export async function takeSetupScreenshots(
  page: Page,
  take: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const site = await startServer('--empty')
  try {
    await page.goto(site.signInUrl)
    await page.getByRole('button', { name: 'Continue to studio' }).click()
    await page.getByLabel('Site name').fill('Saltmarsh Pottery')
    await page.getByLabel('Email').fill('owner@saltmarsh.example')
    await page.getByLabel('Password', { exact: true }).fill('a kiln at the sea')
    await page.getByRole('button', { name: 'Continue' }).click()
    // Both steps have a button of this name.
    await page.getByRole('heading', { name: 'What are you making?' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Choose a look' }).waitFor()
    // The looks below the window load later, or not at all.
    for (const index of [0, 1, 2])
      await page.frameLocator('iframe').nth(index).locator('h1').first().waitFor()
    await take(page, 'setup-look')
  } finally {
    await site.stop()
  }
}
