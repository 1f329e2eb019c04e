import { signUpStaff } from './staff.ts'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addPage, addText, getCanvas, waitForCanvas, waitForSave } from './editor-page.ts'
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

  await test.step('in the editor, while a text is typed', async () => {
    await addPage(page, 'Ended diary')
    const text = await addText(page)
    await page.keyboard.type('Before')
    await waitForSave(page)
    await page.context().clearCookies()
    await page.keyboard.type(' and after')
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Password').fill(password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog).toBeHidden()
    await expect(text).toHaveText('Before and after')
    await waitForSave(page)
    await page.reload()
    await waitForCanvas(page)
    await expect(getCanvas(page).locator('[data-b]')).toHaveText('Before and after')
  })
  await page.context().close()
})
