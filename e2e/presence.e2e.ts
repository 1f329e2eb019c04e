import type { Session } from '@vitrine/contract'
import type { StaffRole } from '@vitrine/model'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  addBlock,
  addPage,
  getCanvas,
  getSettings,
  waitForCanvas,
  waitForSave,
} from './editor-page.ts'
import { expect, test } from './shop.ts'
import { signUpStaff } from './staff.ts'
import { StudioApi } from './studio-api.ts'

/** Opens the page that the owner edits in the browser of an invited editor. */
async function openBeside(owner: Page, browser: Browser, role: StaffRole = 'editor') {
  const { email, page: editor } = await signUpStaff({ owner, browser }, { role })
  const { member } = await new StudioApi(owner).get<Session>('/api/studio/session')
  await editor.goto(new URL(owner.url()).pathname)
  await waitForCanvas(editor)
  await expect(owner.getByRole('button', { name: `Also here: ${email}` })).toBeVisible()
  return { email, editor, ownerEmail: member.email }
}

test('two people see who has the same page open', async ({ owner, browser }) => {
  await addPage(owner, 'Shared page')
  const { email, editor, ownerEmail } = await openBeside(owner, browser)

  await expect(owner.getByRole('contentinfo')).toContainText(`${email} has this page open.`)
  await editor.getByRole('button', { name: `Also here: ${ownerEmail}` }).click()
  const people = editor.getByRole('dialog', { name: 'Also here' })
  await expect(people.getByRole('listitem')).toHaveText(new RegExp(ownerEmail))
  await editor.keyboard.press('Escape')
  // Another window of the same person is no other person.
  const second = await owner.context().newPage()
  await second.goto(owner.url())
  await waitForCanvas(second)
  await expect(second.getByRole('button', { name: `Also here: ${email}` })).toBeVisible()
  await second.close()
  await expectAccessible(editor)

  await editor.goto('/config/pages')
  await expect(owner.getByRole('contentinfo')).toContainText(`${email} closed this page.`)
  await expect(owner.getByRole('button', { name: /^Also here/ })).toBeHidden()
  await editor.context().close()
})

test('a person sees the changes of another at once, and the section that they edit', async ({
  owner,
  browser,
}) => {
  await addPage(owner, 'Shared section')
  await owner.getByRole('tab', { name: 'Add' }).click()
  await owner.getByRole('button', { name: 'Add section' }).click()
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  const { editor, email, ownerEmail } = await openBeside(owner, browser, 'website-manager')

  // What the owner writes is on the canvas of the editor.
  await owner.keyboard.press('Enter')
  await expect(getCanvas(owner).getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
  await owner.keyboard.type('Opening hours')
  await expect(getCanvas(editor).getByText('Opening hours')).toBeVisible()

  const held = `${ownerEmail} is editing this section.`
  const row = editor.getByRole('row', { name: new RegExp(held) })
  await expect(row).toBeVisible()
  await row.click()
  const settings = getSettings(editor)
  await expect(settings.getByText(held)).toBeVisible()
  await expect(editor.getByRole('contentinfo')).toContainText(held)
  await editor.getByRole('row', { name: /^Text/ }).click()
  await expect(settings.getByRole('textbox', { name: 'Column' })).toBeDisabled()
  // The canvas refuses, too.
  await editor.locator('iframe[title="Page"]').focus()
  await editor.keyboard.press('Delete')
  await expect(getCanvas(editor).getByText('Opening hours')).toBeVisible()
  await expectAccessible(editor)
  await editor.setViewportSize({ width: 1280, height: 800 })

  await settings.getByRole('button', { name: 'Edit anyway' }).click()
  await expect(settings.getByText(held)).toBeHidden()
  await settings.getByRole('textbox', { name: 'Column' }).fill('3')
  await editor.keyboard.press('Enter')
  await expect(getSettings(owner).getByRole('textbox', { name: 'Column' })).toHaveValue('3')
  await owner.getByRole('tab', { name: 'Layers' }).click()
  await expect(owner.getByRole('row', { name: new RegExp(`${email} is editing`) })).toBeAttached()
  await waitForSave(editor)
  await editor.context().close()
})
