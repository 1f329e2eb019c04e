import { showCode } from '../packages/server/src/identity/accounts/test/authenticator-app.ts'
import type { Page } from '@playwright/test'
import { expectStateAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { signUpStaff } from './staff.ts'
import { StudioApi } from './studio-api.ts'

const PASSWORD = 'four plain words here'

/** Turns two-step verification on, from the password on. Resolves to the key and the recovery codes. */
async function setUp(page: Page) {
  await page.getByLabel('Current password').last().fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await expectStateAccessible(page)
  const key = await page
    .locator('code')
    .filter({ hasText: /^[A-Z2-7 ]{39}$/ })
    .innerText()
  await page.getByLabel('Code of the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This code is incorrect')
  await page.getByLabel('Code of the app').fill(showCode(key, 0))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('listitem').filter({ hasText: /^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/ })
  await expect(codes).toHaveCount(10)
  await expectStateAccessible(page)
  const texts = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  return { key: key.replaceAll(' ', ''), codes: texts }
}

async function enterPassword(page: Page, email: string) {
  await page.goto('/config/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
}

test('signs in with a code of an authenticator app, and requires it of all staff', async ({
  owner,
  browser,
}) => {
  const { page, email } = await signUpStaff(
    { owner, browser },
    { role: 'admin', password: PASSWORD },
  )
  await page.goto('/config/account')
  await page.getByRole('button', { name: 'Turn on two-step verification' }).click()
  const { key, codes } = await setUp(page)
  const panel = page.getByRole('region', { name: 'Two-step verification' })
  await expect(panel).toContainText('10 left')
  await page.context().clearCookies()

  await enterPassword(page, email)
  await expectStateAccessible(page)
  await page.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This code is incorrect')
  await page.getByLabel('Code').fill(showCode(key, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))

  await page.goto('/config/settings/team')
  const required = page.getByRole('switch', { name: 'Require two-step verification' })
  const policy = page.getByRole('dialog', { name: 'Require it' })
  // The screen may be drawn anew just when the key arrives; people press it again, too.
  await expect(async () => {
    await required.press('Space', { timeout: 5_000 })
    await expect(policy).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await policy.getByLabel('Current password').fill(PASSWORD)
  await policy.getByLabel('Code of the app, or a recovery code').fill(codes[2] ?? '')
  await expectStateAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two-step verification is required')).toBeVisible()
  try {
    const editor = await signUpStaff({ owner: page, browser }, { role: 'editor' })
    await editor.page.goto('/config/pages')
    const title = 'This site requires two-step verification'
    await expect(editor.page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectStateAccessible(editor.page)
    await editor.page.context().close()
  } finally {
    const proof = { currentPassword: PASSWORD, code: codes[3] }
    await new StudioApi(page).put('/api/studio/staff-policy', { requiresTwoStep: false, ...proof })
  }

  await page.context().clearCookies()
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  await page.goto('/config/account')
  await expect(panel).toContainText('7 left')
  await panel.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn two-step verification off' })
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByLabel('Code of the app, or a recovery code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText('Off')
  await page.context().close()
})
