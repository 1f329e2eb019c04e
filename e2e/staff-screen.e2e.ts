import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, getEnv, test } from './shop.ts'
import { signUpStaff } from './staff.ts'

test('the owner invites a person, who accepts, gets another role, and is removed', async ({
  owner,
  browser,
}) => {
  const email = 'ada@example.com'
  const password = 'four plain words here'
  await owner.goto('/config/settings/team')
  await owner.getByRole('button', { name: 'Invite person' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite person' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada')
  await dialog.getByRole('radio', { name: 'Draft editor' }).check({ force: true })
  await expect(dialog.getByText(/^Can edit and review drafts, upload files, see/)).toBeVisible()
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
  await expect(ada.getByText(/^You are invited to run this site as: .*Draft editor/)).toBeVisible()
  await ada.getByLabel('Choose a password').fill('short')
  await ada.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(ada.getByRole('alert')).toContainText('A password needs at least 8 characters.')
  await ada.getByLabel('Choose a password').fill(password)
  await ada.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(ada.getByRole('link', { name: 'Pages' })).toBeVisible()
  await expect(ada.getByRole('link', { name: 'Orders' })).toHaveCount(0)
  await ada.goto('/config/settings/team')
  await expect(ada.getByText('You do not have access to this page')).toBeVisible()
  await test.step('the invitation works once', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(link)
    await expect(page.getByText(/This invitation has expired, or was already used/)).toBeVisible()
    await page.context().close()
  })

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

test('an owner transfers the ownership with the password', async ({ owner, browser }) => {
  const password = 'four plain words here'
  const heir = await signUpStaff({ owner, browser }, { role: 'moderator' })
  const { page, email } = await signUpStaff({ owner, browser }, { role: 'admin', password })
  await page.goto('/config/settings/team')
  await page.getByRole('button', { name: `Actions for ${heir.email}` }).click()
  await page.getByRole('menuitem', { name: 'Transfer ownership' }).click()
  const dialog = page.getByRole('dialog', { name: `Transfer ownership to ${heir.email}` })
  await dialog.getByLabel('Password').fill('not this one')
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The current password is incorrect.')
  await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
  const people = page.getByRole('table', { name: 'People' })
  await expect(people.getByRole('row', { name: heir.email })).toContainText('Admin')
  await expect(people.getByRole('row', { name: email })).toContainText('Website manager')
  await page.context().close()
  await heir.page.context().close()
})

test('a person ends the session of another browser', async ({ owner, browser }) => {
  const password = 'four plain words here'
  const { page, email } = await signUpStaff({ owner, browser }, { role: 'editor', password })
  const other = await browser.newContext({ baseURL: getEnv('SHOP_URL') })
  const data = { email, password }
  expect((await other.request.post('/api/studio/session', { data })).status()).toBe(200)
  await page.goto('/config/account')
  const sessions = page.getByRole('table', { name: 'Sessions' })
  await expect(sessions.getByRole('row')).toHaveCount(3)
  await expect(sessions.getByText('This browser')).toHaveCount(1)
  await sessions.getByRole('button', { name: /^Sign out/ }).click()
  await expect(page.getByText('The session was ended')).toBeVisible()
  await expect(sessions.getByRole('row')).toHaveCount(2)
  expect((await other.request.get('/api/studio/session')).status()).toBe(401)
  await other.close()
  await page.context().close()
})
