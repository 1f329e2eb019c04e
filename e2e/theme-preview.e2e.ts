import { expectAccessible } from './accessibility.ts'
import { repeatUntilPassed } from './repeat.ts'
import { setTheme } from './set-theme.ts'
import { expect, getEnv, test } from './shop.ts'

test('an owner sees pages in another theme, switches to it, and switches back', async ({
  owner,
  page,
  browser,
}) => {
  await setTheme(browser, getEnv('OWNER_STATE'), 'kiln')
  const readStyles = async () =>
    /\/site\.css\?v=\w+/.exec(await (await page.request.get('/')).text())?.[0]
  const before = await readStyles()
  await owner.goto('/config/themes')
  await owner.getByRole('group', { name: 'Theme' }).getByText('Signal', { exact: true }).click()
  await expect(owner.getByRole('radio', { name: 'Signal' })).toBeChecked()
  const preview = owner.frameLocator('iframe[title="Home in Signal"]').first()
  await expect(preview.locator('.site-header')).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Changes' })).toContainText('Space Grotesk')
  await owner.getByRole('radio', { name: 'Phone' }).click()
  await expectAccessible(owner)
  await test.step('a phone shows one theme at a time, the new one first', async () => {
    const kiln = owner.locator('iframe[title="Home in Kiln"]')
    const which = owner.getByRole('radiogroup', { name: 'Pages in both themes' })
    await expect(which).toBeHidden()
    const size = owner.viewportSize() ?? { width: 1_280, height: 720 }
    await owner.setViewportSize({ width: 375, height: 800 })
    await expect(which.getByRole('radio', { name: 'Signal' })).toBeChecked()
    await expect(kiln).toBeHidden()
    await which.getByText('Kiln', { exact: true }).click()
    await expect(kiln).toBeVisible()
    await expect(owner.locator('iframe[title="Home in Signal"]').last()).toBeHidden()
    const themes = owner.getByRole('group', { name: 'Theme' })
    for (const title of ['Galley', 'Signal']) {
      await themes.getByText(title, { exact: true }).click()
      await expect(which.getByRole('radio', { name: title })).toBeChecked()
      await expect(owner.locator(`iframe[title="Home in ${title}"]`).last()).toBeVisible()
      await expect(kiln).toBeHidden()
      await which.getByText('Kiln', { exact: true }).click()
      await expect(kiln).toBeVisible()
    }
    await expectAccessible(owner)
    await owner.setViewportSize(size)
  })
  expect(await readStyles()).toBe(before)

  await owner.getByRole('button', { name: 'Switch to Signal' }).click()
  await expect(owner.getByText('Your site now uses Signal')).toBeVisible()
  await expect.poll(readStyles).not.toBe(before)
  await owner.getByRole('button', { name: 'Switch back to Kiln' }).click()
  await expect(owner.getByText('Your site now uses Kiln')).toBeVisible()
  await expect.poll(readStyles).toBe(before)
})

test('an owner chooses the menu that a place of the theme shows', async ({
  owner,
  page,
  browser,
}) => {
  await setTheme(browser, getEnv('OWNER_STATE'), 'kiln')
  const main = page.getByRole('banner').getByRole('navigation').first()
  const choose = async (option: RegExp) => {
    await owner
      .getByRole('button', { name: /^Automatic: Main menu|^No menu/ })
      .first()
      .click()
    await expect(owner.getByRole('option', { name: /^Secondary menu: / })).toBeVisible()
    await owner.getByRole('option', { name: option }).click()
  }
  await page.goto('/')
  await expect(main.getByRole('link').first()).toBeVisible()
  await owner.goto('/config/themes')
  await expect(owner.getByRole('heading', { name: 'Menus' })).toBeVisible()
  await choose(/^No menu/)
  await expect(owner.getByText('Your pages show the chosen menu.')).toBeVisible()
  await page.reload()
  await expect(main.getByRole('link')).toHaveCount(0)
  await choose(/^Automatic/)
  await expect(owner.getByRole('button', { name: /^Automatic/ }).first()).toBeVisible()
  await repeatUntilPassed(async (timeout) => {
    await page.reload()
    await expect(main.getByRole('link').first()).toBeVisible({ timeout })
  })
})
