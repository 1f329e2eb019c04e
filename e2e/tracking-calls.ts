import { hitDataSchema } from '@vitrine/contract'
import { plainToRich } from '@vitrine/page'
import type { Page, Request } from '@playwright/test'
import { expect, test as base } from './shop.ts'
import { setSettings } from './site-settings.ts'
import { StudioApi } from './studio-api.ts'
import { repeatUntilPassed } from './repeat.ts'

export const LOCALE = 'en-GB'
export const DECISION = 'ss_cookieAllowed'

/** The calls of tracking that a page has sent, with the statuses of their answers. */
interface Calls {
  readonly list: (path: string) => readonly Request[]
  readonly statuses: readonly number[]
}

function collectCalls(page: Page): Calls {
  const requests: Request[] = []
  const statuses: number[] = []
  const isTracking = (url: string) =>
    /\/api\/(?:census|events|1\/performance|v1\/clanker)\//.test(url)
  page.on('request', (request) => isTracking(request.url()) && requests.push(request))
  page.on('response', (response) => isTracking(response.url()) && statuses.push(response.status()))
  return { list: (path) => requests.filter((each) => each.url().endsWith(path)), statuses }
}

export const HIT = '/api/census/RecordHit'

export function readHit(request: Request) {
  const form = new URLSearchParams(request.postData() ?? '')
  const data: unknown = JSON.parse(form.get('data') ?? '')
  return { event: form.get('event'), visitor: form.get('ss_cvr'), ...hitDataSchema.parse(data) }
}

/** Waits for the next hit of the page. */
export const waitForHit = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(HIT) && response.status() === 200)

/** Lists what the page has stored on the visitor's device. */
export async function listStored(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  return [...cookies, ...keys]
}

export const test = base.extend<{ readonly calls: Calls; readonly banner: undefined }>({
  calls: async ({ page }, use) => use(collectCalls(page)),
  banner: async ({ owner }, use) => {
    const studio = new StudioApi(owner)
    const text = { [LOCALE]: plainToRich('May we recognize you?') }
    const before = await setSettings(studio, {
      cookieBanner: { enabled: true, text, acceptLabel: {}, declineLabel: {} },
    })
    await use(undefined)
    await setSettings(studio, before)
  },
})

/** Opens a page until it has the banner, which caches show a moment after it was published. */
export async function openWithBanner(page: Page, path: string): Promise<void> {
  await repeatUntilPassed(async (timeout) => {
    await Promise.all([waitForHit(page), page.goto(path)])
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible({ timeout })
  })
}
