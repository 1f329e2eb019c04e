import type { Page } from '@playwright/test'
import type { DocumentWithDraft } from '@vitrine/contract'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

/** Publishes the open page, and looks at the film of its section as a visitor. */
export async function watchFilm(owner: Page, page: Page, path: string): Promise<void> {
  const id = new URL(owner.url()).pathname.split('/').at(-1) ?? ''
  const api = new StudioApi(owner)
  await api.publishRev(await api.get<DocumentWithDraft>(`/api/studio/documents/${id}`))
  const film = page.locator('video.section-background-film')
  const pause = page.getByRole('checkbox', { name: 'Pause animation' })
  const isPaused = () => film.evaluate((video) => video instanceof HTMLVideoElement && video.paused)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await film.scrollIntoViewIfNeeded()
  await expect(pause).toHaveCount(0)
  expect(await isPaused()).toBe(true)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(pause).toBeVisible()
  await expect.poll(isPaused).toBe(false)
  await page.setViewportSize({ width: 375, height: 700 })
  await page.screenshot({ path: test.info().outputPath('film.png') })
  await pause.press('Space')
  await expect.poll(isPaused).toBe(true)
}
