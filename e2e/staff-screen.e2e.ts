import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, getEnv, test } from './shop.ts'

test('the owner invites a person, who accepts, gets another role, and is removed', async ({
  owner,
  browser,
}) => {
  const email = 'ada@example.com'
  await owner.goto('/config/settings/team')
  await owner.getByRole('button', { name: 'Invite person' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite person' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada')
  await dialog.getByRole('radio', { name: 'Draft editor' }).check({ force: true })
  await expect(
    dialog.getByText(/^Can edit and review drafts, upload files,? and see/),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Invite person' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please enter a valid email')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Invite person' }).click()

  const shown = owner.getByRole('dialog', { name: 'Copy the invitation link' })
  const link = (await shown.getByText(/\/config\/[\w-]+#[\w-]{22}$/).textContent()) ?? ''
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await shown.getByRole('button', { name: 'Done' }).click()
  const invitations = owner.getByRole('table', { name: 'Open invitations' })
  await expect(invitations.getByRole('row', { name: email })).toContainText('Draft editor')

  const context = await browser.newContext({ baseURL: getEnv('SHOP_URL'), locale: 'en-GB' })
  const ada = await context.newPage()
  await ada.goto(link)
  await ada.getByRole('button', { name: 'Continue to studio' }).click()
  await expect(ada.getByRole('link', { name: 'Pages' })).toBeVisible()
  await expect(ada.getByRole('link', { name: 'Orders' })).toHaveCount(0)
  await ada.goto('/config/settings/team')
  await expect(ada.getByText('You do not have access to this page')).toBeVisible()

  await owner.reload()
  await expect(owner.getByText('Open invitations')).toHaveCount(0)
  const row = owner.getByRole('table', { name: 'People' }).getByRole('row', { name: email })
  const openMenu = () => row.getByRole('button', { name: `Actions for ${email}` }).click()
  await openMenu()
  await owner.getByRole('menuitem', { name: 'Change role' }).click()
  const roles = owner.getByRole('dialog', { name: `Change the role of ${email}` })
  await roles.getByRole('radio', { name: 'Store manager' }).check({ force: true })
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await roles.getByRole('button', { name: 'Change role' }).click()
  await expect(row).toContainText('Store manager')
  await ada.goto('/config')
  await expect(ada.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await openMenu()
  await owner.getByRole('menuitem', { name: 'Remove person' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove person' }).click()
  await expect(owner.getByText(`${email} was removed from the team`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await context.close()
})

test('the last owner stays, with the reason', async ({ owner }) => {
  await owner.goto('/config/settings/team')
  const row = owner.getByRole('row', { name: /You/ })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await owner.getByRole('menuitem', { name: 'Leave the team' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Leave the team' }).click()
  await expect(
    owner.getByText('A site needs an owner. Make another staff member an owner first.'),
  ).toBeVisible()
})
