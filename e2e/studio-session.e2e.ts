import { signUpStaff } from './staff.ts'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'

test('an ended session keeps what was typed, and repeats the call after the sign-in', async ({
  owner,
  browser,
}) => {
  const password = 'four plain words here'
  const { page, email } = await signUpStaff({ owner, browser }, { role: 'admin', password })
  await page.goto('/config/account')
  await page.getByLabel('New email').fill('no address')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByLabel('Password').fill('wrong password')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toContainText('The email address or password is incorrect.')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Not saved: check 1 field')
  await expect(page.getByLabel('New email')).toHaveValue('no address')
  await page.context().close()
})
