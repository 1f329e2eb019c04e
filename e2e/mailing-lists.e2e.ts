import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addBlock, addPage, getSettings, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test('an owner creates a list in the editor, puts subscribers on it, and addresses a campaign to it', async ({
  owner,
}) => {
  test.slow()
  const main = owner.getByRole('main')

  await test.step('a newsletter form needs a list, and a form can have one', async () => {
    await addPage(owner, 'Sign up')
    await addBlock(owner, 'Newsletter')
    const settings = getSettings(owner)
    const lists = settings.getByRole('group', { name: 'Mailing lists' })
    await expect(lists).toContainText(
      "You don't have any mailing lists. Please create one before continuing.",
    )
    await lists.getByRole('button', { name: 'Create list' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Create list' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Kiln openings')
    await dialog.getByRole('button', { name: 'Create list' }).click()
    const list = lists.getByRole('checkbox', { name: 'Kiln openings' })
    await expect(list).toBeChecked()
    await expect(lists).not.toContainText('A List must be selected')
    await lists.locator('label').filter({ hasText: 'Kiln openings' }).click()
    await expect(lists).toContainText('A List must be selected')
    await lists.locator('label').filter({ hasText: 'Kiln openings' }).click()
    await waitForSave(owner)
    await addBlock(owner, 'Form')
    await settings.getByRole('tab', { name: 'Storage' }).click()
    await expect(lists.getByRole('checkbox', { name: 'Kiln openings' })).not.toBeChecked()
    await expect(lists).not.toContainText('A List must be selected')
  })

  await test.step('lists are renamed, filtered and changed in bulk', async () => {
    const rows = 'Email,Confirmed On\nada@lists.example,2026-01-02\nben@lists.example,2026-01-02\n'
    const file = Buffer.from(rows).toString('base64')
    const body = { file, consent: 'At the market', dryRun: false }
    await new StudioApi(owner).post('/api/studio/newsletter-subscribers/import', body)
    await owner.goto('/config/subscribers')
    await main.getByRole('link', { name: 'Mailing lists' }).click()
    await main.getByRole('button', { name: 'Actions for Kiln openings' }).click()
    await owner.getByRole('menuitem', { name: 'Rename list' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Rename list' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Firings')
    await dialog.getByRole('button', { name: 'Rename list' }).click()
    await expect(main.getByRole('listitem').filter({ hasText: 'Firings' })).toContainText(
      '0 subscribers',
    )
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await owner.goBack()
    await main.getByRole('searchbox').fill('ada@lists')
    await expect(main.getByText('ben@lists.example', { exact: true })).toBeHidden()
    await owner.keyboard.press('Control+k')
    const palette = owner.getByRole('dialog', { name: 'Search or run a command' })
    await palette.getByRole('searchbox').fill('ben@lists')
    const found = palette.getByRole('menuitem', { name: /ben@lists/ })
    await expect(found).toBeVisible()
    await expect(palette.getByRole('status').filter({ hasText: '1 match' })).toHaveCount(1)
    await found.click()
    await expect(main.getByRole('searchbox')).toHaveValue('ben@lists.example')
    await expect(main.getByText('ada@lists.example', { exact: true })).toBeHidden()
    await main.getByRole('searchbox').fill('ada@lists')
    await main.locator('label').filter({ hasText: 'Select ada@lists.example' }).click()
    await main.getByRole('button', { name: 'Add to list' }).click()
    await owner.getByRole('menuitem', { name: 'Firings' }).click()
    await expect(owner.getByText('1 subscriber added to Firings')).toBeVisible()
    await main.getByRole('searchbox').fill('lists.example')
    await expect(main.getByText('ben@lists.example', { exact: true })).toBeVisible()
    await main.getByRole('button', { name: /List/ }).filter({ hasText: 'All lists' }).click()
    await owner.getByRole('option', { name: 'Firings' }).click()
    await expect(main.getByText('ben@lists.example', { exact: true })).toBeHidden()
    await expect(main.getByText('ada@lists.example', { exact: true })).toBeVisible()
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  })

  await test.step('a campaign goes to the list', async () => {
    await owner.goto('/config/campaigns')
    await main.getByRole('button', { name: 'Create campaign' }).first().click()
    const lists = main.getByRole('group', { name: /^Lists/ })
    await lists.locator('label').filter({ hasText: 'Firings' }).click()
    await expect(main.getByText('Will receive it', { exact: true }).locator('..')).toContainText(
      '1',
    )
  })

  await test.step('a list is deleted, and its subscribers stay', async () => {
    await owner.goto('/config/subscribers/lists')
    await main.getByRole('button', { name: 'Actions for Firings' }).click()
    await owner.getByRole('menuitem', { name: 'Delete list' }).click()
    const question = owner.getByRole('alertdialog')
    await expect(question).toContainText('Its subscribers stay subscribed, without this list.')
    await question.getByRole('button', { name: 'Delete list' }).click()
    await expect(main.getByText('No mailing lists yet')).toBeVisible()
    await owner.goto('/config/subscribers?search=lists.example')
    await expect(main.getByText('ada@lists.example', { exact: true })).toBeVisible()
  })
})
