import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible, collectPageErrors } from './accessibility.ts'
import { readEmailToken } from './emails.ts'
import { expect, getEnv, test } from './shop.ts'

const EXAMINED = {
  'the journal': '/journal',
  'a post': '/journal/eleven-days',
  'the events': '/events',
  'an event': '/events/winter-opening',
  'a course': '/throwing',
  'a lesson': '/throwing/wedging',
  'a lesson for members': '/throwing/centring',
  'a gallery': '/shelf',
  'a page of blocks': '/about',
  'the French home page': '/fr',
  'the French journal': '/fr/journal',
  'a French post': '/fr/journal/onze-jours',
  'the French events': '/fr/agenda',
  'the French course': '/fr/tourner',
  'no French page': '/fr/rien',
}

for (const [name, path] of Object.entries(EXAMINED))
  test(`${name} is accessible`, async ({ page }) => {
    const pageErrors = collectPageErrors(page, getEnv('SHOP_URL'))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
    expect(pageErrors).toEqual([])
  })

/** Returns the end times of the demo's events, because the upcoming ones depend on the day. */
function endsOfEvents(): readonly number[] {
  const folder = new URL('../themes/kiln/demo/site/documents/items/events/', import.meta.url)
  return readdirSync(folder).map((name) => {
    const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      readonly draft: { readonly event: { readonly endAt: string } }
    }
    return Date.parse(file.draft.event.endAt)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the journal is filtered, read and continued', async ({ page }) => {
    await page.goto('/journal')
    await page.getByRole('link', { name: 'Technique', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technique')
    await page.getByRole('link', { name: /^Celadon/ }).click()
    await expect(page.getByRole('heading', { name: 'Forty minutes without air' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'platters' })).toHaveAttribute(
      'href',
      /\/shop\/p\//,
    )
    const next = page.getByRole('region', { name: 'Read next' })
    await next.getByRole('link', { name: /^Five herbs/ }).click()
    await expect(page).toHaveURL(/\/journal\/dark-windowsill$/)
  })

  test('events show time and place and can be added to a calendar', async ({ page }) => {
    await page.goto('/events')
    const ends = endsOfEvents()
    const isToCome = (end: number) => end > Date.now()
    const rowsIn = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
    await expect(rowsIn('Upcoming events')).toHaveCount(ends.filter(isToCome).length)
    await expect(rowsIn('Past events')).toHaveCount(ends.filter((end) => !isToCome(end)).length)
    await page.getByRole('link', { name: 'Winter kiln opening' }).click()
    await expect(page.getByText('Saturday, 13 February 2027')).toBeVisible()
    const file = page.getByRole('link', { name: 'Calendar file (ICS)' })
    const { headers, text } = await fetched(page, (await file.getAttribute('href')) ?? '')
    expect(headers['content-type']).toContain('text/calendar')
    expect(text).toContain('DTSTART:20270213T100000Z')
  })

  test('the other language of a page is one click away and labeled', async ({ page }) => {
    await page.goto('/journal/spouts')
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Français' })
    await expect(inFooter).toHaveAttribute('hreflang', 'fr')
    await inFooter.click()
    await expect(page).toHaveURL(/\/fr\/journal\/bec-verseur$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bec qui ne goutte pas/)
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^English/ })
      .click()
    await expect(page).toHaveURL(/\/journal\/spouts$/)
  })
})

test('folders of the menu open and close by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  const course = main.getByRole('link', { name: 'Throwing at the wheel' })
  await expect(course).toBeHidden()
  await main.locator('summary', { hasText: 'Learn' }).focus()
  await page.keyboard.press('Enter')
  await expect(course).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(course).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/throwing$/)
})

test('the page for missing URLs is in French as well', async ({ page }) => {
  const answer = await page.goto('/fr/rien')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est introuvable')
})

test('a lesson for members can be read after joining', async ({ page, owner }) => {
  await page.goto('/throwing')
  await page.getByRole('link', { name: 'Centring' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centring')
  await expect(page.getByText('Before the wheel turns')).toHaveCount(0)
  const account = { email: 'reader-of-lessons@example.com', password: 'a wheel in the boathouse' }
  await register(page, owner, account)
  await page.goto('/throwing/centring')
  await page.getByRole('button', { name: /^Join/ }).click()
  await expect(page.getByRole('heading', { name: 'Before the wheel turns' })).toBeVisible()
  await page.goto('/fr/tourner/centrer')
  await expect(page.getByRole('heading', { name: 'Avant que le tour ne tourne' })).toBeVisible()
})

async function register(
  page: Page,
  owner: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto('/account/register')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await page.goto(`/account/verify?token=${await readEmailToken(owner, email)}`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL(/\/account$/)
}

async function fetched(page: Page, path: string) {
  const answer = await page.request.get(path)
  return { headers: answer.headers(), text: await answer.text() }
}
