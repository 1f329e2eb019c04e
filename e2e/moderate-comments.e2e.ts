import { newCollection, newItem, newPage } from '@vitrine/page'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { repeatUntilPassed } from './repeat.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EMAIL = 'moderated@example.com'

test('a visitor comments, and the owner approves, answers and blocks them by keyboard', async ({
  owner,
  page,
}) => {
  const api = new StudioApi(owner)
  const collection = { ...newCollection(), comments: { enabled: true, moderated: true } }
  const title = { locale: 'en-GB', title: 'Moderated notes', slug: 'moderated' }
  const journal = await api.publish({ kind: 'page', body: newPage(title, { collection }) })
  const body = newItem({ locale: 'en-GB', title: 'The moderated firing', slug: 'first' })
  const { id } = await api.publish({ kind: 'item', collectionId: journal.id, body })

  await page.goto('/moderated/first')
  await page.getByLabel('Comment', { exact: true }).fill('Is <b>this</b> glaze safe for food?')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByRole('main').getByLabel('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByRole('status').filter({ hasText: /awaiting moderation/ })).toBeVisible()

  await owner.goto(`/config/comments?state=all&page=${id}`)
  const row = owner.getByRole('row', { name: /Is <b>this<\/b> glaze safe for food\?/ })
  await expect(row).toContainText(EMAIL)
  await expect(row.getByRole('link', { name: 'The moderated firing' })).toHaveAttribute(
    'href',
    '/moderated/first',
  )
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await owner.getByRole('checkbox', { name: 'Select the comment of Ada' }).press('Space')
  await owner.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(owner.getByText('1 comment changed')).toBeVisible()
  await expect(row).toContainText('Approved')
  await owner.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row).not.toContainText('Approved')

  await owner.getByRole('button', { name: 'Reply to Ada' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: 'Reply to Ada' })
  await dialog.getByRole('textbox').fill('Yes, it is.')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByRole('button', { name: 'Post reply' }).press('Enter')
  await expect(owner.getByText('Reply posted')).toBeVisible()
  await expect(row).toContainText('Approved')
  await repeatUntilPassed(async (timeout) => {
    await page.reload()
    await expect(page.getByText('Yes, it is.')).toBeVisible({ timeout })
  })

  await owner.getByRole('button', { name: 'Actions for the comment of Ada' }).press('Enter')
  await owner.getByRole('menuitem', { name: `Block ${EMAIL}` }).press('Enter')
  await expect(owner.getByText(`${EMAIL} added to the blocklist`)).toBeVisible()
  await owner.getByRole('button', { name: 'Blocklist', exact: true }).press('Enter')
  const blocklist = owner.getByRole('dialog', { name: 'Blocklist' })
  await expect(blocklist.getByRole('textbox')).toHaveValue(new RegExp(EMAIL))
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await blocklist.getByRole('button', { name: 'Save blocklist' }).press('Enter')
  await expect(owner.getByText('Blocklist saved')).toBeVisible()

  await page.reload()
  await page.getByLabel('Comment', { exact: true }).fill('Buy my pots.')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByRole('main').getByLabel('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByRole('status').filter({ hasText: /awaiting moderation/ })).toBeVisible()
  await owner.goto(`/config/comments?state=spam&page=${id}&search=pots`)
  await expect(owner.getByRole('row', { name: /Buy my pots/ })).toContainText('On the blocklist')
  await owner.getByRole('checkbox', { name: 'Select all' }).press('Space')
  await owner.getByRole('button', { name: 'Delete permanently' }).press('Enter')
  const question = owner.getByRole('alertdialog').or(owner.getByRole('dialog'))
  await question.getByRole('button', { name: 'Delete permanently' }).press('Enter')
  await expect(owner.getByText('1 comment deleted')).toBeVisible()
  await expect(owner.getByText('No matching comments')).toBeVisible()
})
