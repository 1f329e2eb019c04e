import { expect, test } from './shop.ts'

test('solves the challenge of the sign-in form while the visitor types', async ({ page }) => {
  await page.goto('/account/login')
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong guess')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('form[data-challenge] [name=proof]')).toHaveValue(/^[\w+/=]{200,}$/)
  await page.getByLabel('Password', { exact: true }).fill('wrong guess')
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
  expect(request.postData()).toMatch(/proof=[\w%+]{200,}/)
})
