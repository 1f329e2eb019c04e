import { blockTypeCodes, pageTypeCodes } from '@vitrine/model'
import {
  type Access,
  newBlock,
  newContent,
  newPage,
  newSection,
  type Page as PageBody,
  plainToRich,
  popupPositions,
} from '@vitrine/page'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, collectPageErrors } from './accessibility.ts'
import { expectFocusTrapped } from './keyboard.ts'
import { expect, getEnv, test as base } from './shop.ts'
import { setSettings } from './site-settings.ts'
import { StudioApi } from './studio-api.ts'
import { repeatUntilPassed } from './repeat.ts'

const LOCALE = 'en-GB'
const PASSWORD = 'open, sesame'

/** Publishes a page. Resolves to its id. */
async function publish(
  studio: StudioApi,
  slug: string,
  text: string,
  given: Partial<PageBody> = {},
): Promise<string> {
  let serial = 0
  const nextId = () => `${slug.slice(0, 5)}${String((serial += 1)).padStart(5, '0')}`
  const block = newBlock(nextId, 2, { text: { [LOCALE]: { body: plainToRich(text) } } })
  const content = newContent([{ section: newSection(nextId), blocks: [block] }])
  const title = { locale: LOCALE, title: `Title of ${slug}`, slug }
  const body = newPage(title, { ...content, ...given })
  return (await studio.publish({ kind: 'page', body })).id
}

/** Moves a popup to the trash: a site has one. */
async function deletePopup(studio: StudioApi, id: string): Promise<void> {
  await studio.delete(`/api/studio/documents/${id}`)
}

const test = base.extend<{ readonly studio: StudioApi; readonly pageErrors: readonly string[] }>({
  studio: async ({ owner }, use) => use(new StudioApi(owner)),
  pageErrors: [
    async ({ page, javaScriptEnabled }, use) => {
      const pageErrors = collectPageErrors(page, getEnv('SHOP_URL'))
      await use(pageErrors)
      // Without JavaScript, preloaded scripts count as failed.
      if (javaScriptEnabled) expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
})

const passwordBox = (page: Page) => page.getByLabel('Password', { exact: true })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const suffix = javaScriptEnabled ? 'with' : 'without'

    test('a locked page opens with the password', async ({ page, studio }) => {
      const access: Access = { kind: 'password' }
      const slug = `locked-${suffix}`
      const id = await publish(studio, slug, 'Behind the door', { access })
      await studio.put(`/api/studio/page-locks/${id}`, { password: PASSWORD })
      const answer = await page.goto(`/${slug}`)
      expect(answer?.status()).toBe(401)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is locked')
      if (javaScriptEnabled) await expectAccessible(page)
      await passwordBox(page).fill('wrong')
      await page.getByRole('button', { name: 'Open' }).click()
      await expect(page.getByRole('alert')).toHaveText('The password is incorrect. Try again.')
      if (javaScriptEnabled) {
        await expectAccessible(page)
        const proof = page.locator('form[data-challenge] [name=proof]')
        await expect(proof).toHaveValue(/^[\w+/=]{200,}$/)
      }
      await passwordBox(page).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${slug}$`))
      await expect(page.getByText('Behind the door')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Behind the door')).toBeVisible()
      await studio.unpublish(id)
    })

    test('a page for members states that it is restricted', async ({ page, studio }) => {
      const area = await studio.post<{ id: string }>('/api/studio/member-areas', {
        name: `Workshop ${suffix}`,
        description: 'Glazes and firings',
        joinMode: 'free',
      })
      const access: Access = { kind: 'members', memberAreaIds: [area.id] }
      const slug = `members-${suffix}`
      const id = await publish(studio, slug, 'Members only', { access })
      const answer = await page.goto(`/${slug}`)
      expect(answer?.status()).toBe(403)
      await expect(page.getByText('This page available only site members')).toBeVisible()
      await expect(page.getByText('Glazes and firings')).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(new RegExp(`next=%2F${slug}$`))
      await studio.unpublish(id)
    })

    test('a whole site is locked and opened', async ({ page, studio }) => {
      await page.goto('/shop')
      await studio.put('/api/studio/site-lock', { password: PASSWORD })
      try {
        for (const path of ['/', '/shop', '/cart', '/shop/p/morning-mug'])
          expect((await page.goto(path))?.status(), path).toBe(401)
        await expect(page.getByRole('banner')).toHaveCount(0)
        if (javaScriptEnabled) await expectAccessible(page)
        await passwordBox(page).fill(PASSWORD)
        await page.getByRole('button', { name: 'Open' }).click()
        await expect(page).toHaveURL(/\/shop\/p\/morning-mug$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morning mug')
      } finally {
        await studio.delete('/api/studio/site-lock')
      }
      await page.context().clearCookies()
      expect((await page.goto('/shop'))?.status()).toBe(200)
    })
  })

/** Reads the position of a dialog in thirds of a 1280 × 800 window, such as `top-left`. */
async function readThirds(dialog: Locator): Promise<string> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
  const third = (at: number) => Math.floor(at * 3)
  const row = ['top', 'center', 'bottom'][third((y + height / 2) / 800)]
  const column = ['left', 'center', 'right'][third((x + width / 2) / 1280)]
  return `${row}-${column}`
}

test('a popup opens, closes on Escape, and stays closed', async ({ page, studio }) => {
  const id = await publish(studio, 'popup', 'Ten percent for your address', {
    type: pageTypeCodes['popup-overlay'],
    settings: {
      enabled: true,
      popup: { position: 'bottom-right', everyDays: 7, afterMs: 200, version: 1 },
    },
  })
  try {
    const popup = page.getByRole('dialog', { name: 'Title of popup' })
    // A cached page is served until the cache is invalidated.
    await repeatUntilPassed(async (timeout) => {
      await page.goto('/about')
      await expect(popup).toBeVisible({ timeout })
    })
    await expect(popup.getByText('Ten percent for your address')).toBeVisible()
    // A box as wide as its content would have no room for it.
    expect((await popup.boundingBox())?.width).toBe(576)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const position of popupPositions) {
      await popup.evaluate((dialog, at) => dialog.setAttribute('data-position', at), position)
      expect(await readThirds(popup)).toBe(position)
    }
    await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused()
    await expectFocusTrapped(page, popup)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    const stored = () => page.evaluate(() => localStorage.getItem('squarespace-popup-overlay'))
    await expect.poll(stored).not.toBeNull()
    expect(JSON.parse((await stored()) ?? '')).toEqual({
      'date-closed': expect.any(Number),
      version: 1,
      submitted: false,
    })
    await page.goto('/shop')
    await page.waitForLoadState('networkidle')
    await expect(popup).toBeHidden()
    expect(await page.context().cookies()).toEqual([])
  } finally {
    await deletePopup(studio, id)
  }
})

const popupSettings = {
  enabled: true,
  popup: { position: 'bottom-right', everyDays: 7, afterMs: 200, version: 1 },
} as const

test('a popup waits for the answer to the cookie banner', async ({ page, studio }) => {
  const text = { [LOCALE]: plainToRich('May we count visits?') }
  const before = await setSettings(studio, {
    cookieBanner: { enabled: true, text, acceptLabel: {}, declineLabel: {} },
  })
  const id = await publish(studio, 'patient', 'After the banner', {
    type: pageTypeCodes['popup-overlay'],
    settings: popupSettings,
  })
  try {
    const popup = page.getByRole('dialog', { name: 'Title of patient' })
    const banner = page.getByRole('region', { name: 'Cookies' })
    await repeatUntilPassed(async (timeout) => {
      await page.goto('/about')
      await expect(banner).toBeVisible({ timeout })
      // A closed dialog has no role yet.
      await expect(page.locator('.sqs-popup-overlay')).toBeAttached({ timeout })
    })
    await banner.getByRole('button', { name: 'Decline' }).click()
    await expect(banner).toBeHidden()
    await expect(popup).toBeVisible()
  } finally {
    await deletePopup(studio, id)
    await setSettings(studio, before)
  }
})

test('a popup stores that its form was sent, and not that it was refused', async ({
  page,
  studio,
}) => {
  const nextId = (
    (serial) => () =>
      `ask${(serial += 1)}`
  )(0)
  const form = newBlock(nextId, blockTypeCodes.form, {
    data: { fields: [{ id: 'word', type: 'text', required: true }] },
    text: { [LOCALE]: { 'word.title': 'A word', submit: 'Send' } },
  })
  const id = await publish(studio, 'asking', '', {
    type: pageTypeCodes['popup-overlay'],
    settings: popupSettings,
    ...newContent([{ section: newSection(nextId), blocks: [form] }]),
  })
  const readSubmitted = () =>
    page.evaluate(() => {
      const state = localStorage.getItem('squarespace-popup-overlay')
      return state === null ? undefined : Object(JSON.parse(state)).submitted
    })
  try {
    const popup = page.getByRole('dialog', { name: 'Title of asking' })
    await repeatUntilPassed(async (timeout) => {
      await page.goto('/about')
      await expect(popup).toBeVisible({ timeout })
    })
    await expect(popup.locator('form[data-form-id]')).toHaveJSProperty('noValidate', true)
    await popup.getByRole('button', { name: 'Send' }).click()
    await expect(popup.getByText('Required')).toBeVisible()
    await expectFocusTrapped(page, popup)
    await page.keyboard.press('Escape')
    await expect.poll(readSubmitted).toBe(false)

    await page.evaluate(() => localStorage.clear())
    await page.goto('/about')
    await expect(popup).toBeVisible()
    await expect(popup.locator('form[data-form-id]')).toHaveJSProperty('noValidate', true)
    await popup.getByLabel('A word').fill('Clay')
    await popup.getByRole('button', { name: 'Send' }).click()
    await expect.poll(readSubmitted).toBe(true)
  } finally {
    await deletePopup(studio, id)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('no overlay covers a page', async ({ page, studio }) => {
    const id = await publish(studio, 'quiet', 'Over the page', {
      type: pageTypeCodes['popup-overlay'],
    })
    await page.goto('/about')
    await expect(page.getByText('Over the page')).toBeHidden()
    await deletePopup(studio, id)
  })
})

test('the announcement and the cookie banner are closed once', async ({ page, studio }) => {
  const rich = (text: string) => ({ [LOCALE]: plainToRich(text) })
  const labels = { acceptLabel: { [LOCALE]: 'Accept' }, declineLabel: { [LOCALE]: 'Decline' } }
  const before = await setSettings(studio, {
    announcementBar: { enabled: true, text: rich('Closed on Sunday'), version: 3 },
    cookieBanner: { enabled: true, text: rich('May we count visits?'), ...labels },
  })
  try {
    const banner = page.getByRole('region', { name: 'Cookies' })
    await repeatUntilPassed(async (timeout) => {
      await page.goto('/about')
      await expect(banner).toBeVisible({ timeout })
    })
    await expect(page.getByText('Closed on Sunday')).toBeVisible()
    // The button is as high as the bar, and covers nothing of the header.
    const [bar, close] = await Promise.all([
      page.locator('.sqs-announcement-bar').boundingBox(),
      page.getByRole('button', { name: 'Close announcement' }).boundingBox(),
    ])
    expect(close).toMatchObject({ y: bar?.y, height: bar?.height })
    await expectAccessible(page)
    expect(await page.context().cookies()).toEqual([])
    const decision = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('cookies:decided', (event) =>
            resolve(event instanceof CustomEvent ? event.detail : undefined),
          ),
        ),
    )
    await banner.getByRole('button', { name: 'Decline' }).click()
    expect(await decision).toEqual({ allowed: false })
    await expect(banner).toBeHidden()
    const [cookie, ...others] = await page.context().cookies()
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ name: 'ss_cookieAllowed', value: '0', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400
    expect(Math.round(days)).toBe(30)
    await page.getByRole('button', { name: 'Close announcement' }).click()
    await expect(page.getByText('Closed on Sunday')).toBeHidden()
    const stored = page.evaluate(() => localStorage.getItem('squarespace-announcement-bar'))
    expect(await stored).toBe('{"version":3}')
    await page.goto('/shop')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
    await expect(page.getByText('Closed on Sunday')).toBeHidden()
  } finally {
    await setSettings(studio, before)
  }
})
