import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { buildKit } from './studio-kit/build-kit.ts'

let kit: Awaited<ReturnType<typeof buildKit>>

test.beforeAll(async () => {
  kit = await buildKit()
})

/** Opens the page with one of each control. */
async function openKit(page: Page, language = 'en', attributes = ''): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="${language}" ${attributes}><title>Kit</title><div id="root"></div>`,
  )
  await page.addStyleTag({ content: kit.styles })
  await page.addScriptTag({ content: kit.script })
  await expect(page.getByRole('heading', { name: 'Kit' })).toBeVisible()
}

const getValues = (page: Page): Locator => page.getByRole('status', { name: 'Values' })

for (const [name, language, attributes] of [
  ['in light', 'en', 'data-theme="light"'],
  ['in dark', 'en', 'data-theme="dark"'],
  ['from right to left', 'ar', 'dir="rtl"'],
] as const)
  test(`every control is accessible ${name}`, async ({ page }) => {
    await openKit(page, language, attributes)
    await expectAccessible(page, [375, 768, 1280])
    for (const opener of ['More', 'Filter', 'Open dialog', 'Open drawer', 'Delete']) {
      await page.getByRole('button', { name: opener, exact: true }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('combobox').press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('heading', { name: 'Kit' }).click()
    await expect(page.getByRole('listbox')).toBeHidden()
  })

test('a menu runs commands by keyboard, with choices, a submenu and reasons', async ({ page }) => {
  await openKit(page)
  const more = page.getByRole('button', { name: 'More' })
  await more.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused()
  await expect(page.getByRole('menuitem', { name: 'Paste' })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: 'Paste' })).toContainText('Nothing is copied.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Last: copy')).toBeVisible()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('mo')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Last: up')).toBeVisible()
  await more.click()
  const grid = page.getByRole('menuitemcheckbox', { name: 'Grid' })
  await expect(grid).toBeChecked()
  await grid.click()
  await expect(grid).not.toBeChecked()
})

test('dialogs and drawers hold the focus and give it back', async ({ page }) => {
  await openKit(page)
  for (const [opener, title] of [
    ['Open dialog', 'Rename page'],
    ['Open drawer', 'Publish'],
  ] as const) {
    const button = page.getByRole('button', { name: opener })
    await button.click()
    const dialog = page.getByRole('dialog', { name: title })
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.matches(':focus-within'))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('a question resolves to true if it is confirmed, and to false if it is canceled', async ({
  page,
}) => {
  await openKit(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this page?' })
  await question.getByRole('button', { name: 'Delete page' }).click()
  await expect(page.getByText('Last: confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Last: canceled')).toBeVisible()
})

test('the space of the scroll bar is as dim beside a question as beside a dialog', async ({
  page,
}) => {
  await openKit(page)
  const readRoot = () =>
    page.evaluate(() => {
      const { backgroundColor, overflowY } = getComputedStyle(document.documentElement)
      return { backgroundColor, overflowY }
    })
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await expect(page.getByRole('dialog', { name: 'Rename page' })).toBeVisible()
  const dimmed = await readRoot()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Rename page' })).toBeHidden()
  await expect.poll(readRoot).not.toEqual(dimmed)
  const bright = await readRoot()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Delete this page?' })).toBeVisible()
  expect(await readRoot()).toEqual(dimmed)
  await page.keyboard.press('Escape')
  await expect.poll(readRoot).toEqual(bright)
})

test('a toast offers Undo, and an error stays until it is closed', async ({ page }) => {
  await openKit(page)
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Last: undone')).toBeVisible()
  await expect(page.getByText('Order archived')).toBeHidden()
  await page.getByRole('button', { name: 'Fail' }).click()
  const failure = page.getByRole('alertdialog').filter({ hasText: 'Unable to archive' })
  await failure.getByRole('button', { name: 'Close notification' }).click()
  await expect(failure).toBeHidden()
})

test('a button that cannot be used stays focusable and says why', async ({ page }) => {
  await openKit(page)
  const publish = page.getByRole('button', { name: 'Publish' })
  await page.getByRole('button', { name: 'Duplicate' }).focus()
  await page.keyboard.press('Tab')
  await expect(publish).toBeFocused()
  await expect(publish).toHaveAccessibleDescription('Save your changes first.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Last: nothing')).toBeVisible()
})

test('fields work by keyboard and show their error in place of nothing', async ({ page }) => {
  await openKit(page)
  const name = page.getByLabel('Name')
  await expect(name).toHaveAccessibleDescription('Visitors see it.')
  await name.fill('x')
  await expect(name).toHaveAccessibleDescription('Visitors see it. Enter a longer name.')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Rows' }).press('ArrowUp')
  await page.getByRole('button', { name: 'Currency' }).first().press('Enter')
  await page.keyboard.type('us')
  await page.keyboard.press('Enter')
  const other = page.getByRole('combobox', { name: 'Other currency' })
  await other.fill('eu')
  await expect(page.getByRole('option')).toHaveText(['Euro'])
  await page.keyboard.press('ArrowDown')
  await expect(other).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Include tax' }).press('Space')
  await page.getByRole('switch', { name: 'Show on phone' }).press('Space')
  await page.getByRole('slider', { name: 'Size' }).press('ArrowRight')
  await page.getByRole('radio', { name: 'Phone' }).click()
  await expect(getValues(page)).toHaveText(
    JSON.stringify({
      name: 'x',
      rows: 3,
      currency: 'USD',
      other: 'EUR',
      isChecked: true,
      isOn: true,
      size: 13,
      device: 'phone',
    }),
  )
})

test('a tree is walked, selected and reordered by keyboard', async ({ page }) => {
  await openKit(page)
  const tree = page.getByRole('treegrid', { name: 'Layers' })
  await tree.getByRole('row', { name: 'Hero' }).click()
  await expect(page.getByText('Selected: hero')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Selected: image')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tree.getByRole('row')).toHaveCount(2)
})

test('a tree moves an item by keyboard drag and drop', async ({ page }) => {
  await openKit(page)
  const tree = page.getByRole('treegrid', { name: 'Layers' })
  await tree.getByRole('row', { name: 'Title' }).click()
  await tree
    .getByRole('row', { name: 'Title' })
    .getByRole('button', { name: /drag/i })
    .press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByText('moved: title after footer')).toBeVisible()
})

test('a grid of 2,000 rows renders the visible ones and is walked by keyboard', async ({
  page,
}) => {
  await openKit(page)
  const grid = page.getByRole('grid', { name: 'Variants' })
  await expect(grid).toHaveAttribute('aria-rowcount', '2001')
  expect(await grid.getByRole('row').count()).toBeLessThan(100)
  await grid.getByRole('gridcell', { name: 'Variant 0', exact: true }).click()
  await page.keyboard.press('Control+End')
  const last = grid.getByRole('row').filter({ hasText: 'Variant 1999' })
  await expect(last.getByRole('gridcell').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(last.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(last.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Space')
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+a')
  await expect(page.getByText('2000 rows selected')).toBeVisible()
  await expect(grid.getByRole('columnheader', { name: 'Variant' })).toBeInViewport()
})
