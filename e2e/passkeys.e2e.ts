import { expectStateAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { signUpStaff } from './staff.ts'

const PASSWORD = 'four plain words here'

test('a staff member adds a passkey, signs in with it, and removes it', async ({
  owner,
  browser,
}) => {
  const { page } = await signUpStaff({ owner, browser }, { role: 'editor', password: PASSWORD })
  // The browser's own virtual device: it has a screen lock, and confirms each request.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await page.goto('/config/account')
  const panel = page.getByRole('region', { name: 'Passkeys' })
  await expect(panel).toContainText('You have no passkeys')
  await panel.getByRole('button', { name: 'Add passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add passkey' })
  await adding.getByLabel('Name').fill('Work laptop')
  await adding.getByLabel('Current password').fill('wrong words are here')
  await expectStateAccessible(page)
  await page.keyboard.press('Enter')
  await expect(adding.getByRole('alert')).toContainText('The current password is incorrect.')
  await adding.getByLabel('Current password').fill(PASSWORD)
  await adding.getByRole('button', { name: 'Create passkey' }).click()
  const row = panel.getByRole('row', { name: 'Work laptop' })
  await expect(row).toContainText('Never')
  await expect(adding).toBeHidden()
  await expectStateAccessible(page)

  await page.context().clearCookies()
  await page.goto('/config/account')
  await expectStateAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/config/account')
  await expect(row).not.toContainText('Never')

  await row.getByRole('button', { name: 'Remove Work laptop' }).click()
  const removing = page.getByRole('dialog', { name: 'Remove passkey' })
  await removing.getByLabel('Current password').fill(PASSWORD)
  await removing.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(panel).toContainText('You have no passkeys')
  await page.context().clearCookies()
  await page.goto('/config/sign-in')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('This passkey did not sign you in.')).toBeVisible()
  await page.context().close()
})
