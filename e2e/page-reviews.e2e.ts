import { expectStateAccessible } from './accessibility.ts'
import { createDraft, openDrawer } from './draft-pages.ts'
import { expect, test } from './shop.ts'
import { signUpStaff } from './staff.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'

test('a draft editor asks for a review, and the owner approves it', async ({
  owner,
  browser,
  page,
}) => {
  const id = await createDraft(owner, { title: 'Reviewed page', slug: 'reviewed-page' })
  const { page: writer, email } = await signUpStaff({ owner, browser }, { role: 'draft-editor' })
  const drawer = await openDrawer(writer, id, 'Request review')
  await drawer.getByLabel('Note for the reviewer (optional)').fill('Please check the title')
  await drawer.getByRole('button', { name: 'Request review of 1 change' }).click()
  await expect(drawer.getByRole('heading', { name: 'Review requested' })).toBeFocused()
  await owner.goto('/config/pages/publish')
  const reviews = owner.getByRole('region', { name: 'Requested reviews' })
  await expect(reviews).toContainText('Reviewed page')
  await expect(reviews).toContainText(email)
  await expect(reviews).toContainText('Please check the title')
  await expectStateAccessible(owner)
  // The author sees who returned it, when and why, until it is sent again.
  await reviews.getByRole('button', { name: 'Return with a note' }).click()
  await reviews.getByLabel('Note for the author').fill('The year is missing')
  await reviews.getByRole('button', { name: 'Return changes' }).click()
  await expect(reviews).toHaveCount(0)
  await writer.goto(`/config/pages/${id}?panel=pages`)
  const note = writer.getByRole('region', { name: /^Changes requested by .+@/ })
  await expect(note).toContainText('The year is missing')
  await expect(
    writer.getByRole('row', { name: /^Reviewed page, Draft, Changes requested/ }),
  ).toBeVisible()
  await expectStateAccessible(writer)
  await writer.screenshot({ path: test.info().outputPath('returned.png') })
  const again = await openDrawer(writer, id, 'Request review')
  await expect(again.getByRole('region', { name: 'Changes requested' })).toContainText(
    'The year is missing',
  )
  await again.getByRole('button', { name: 'Request review of 1 change' }).click()
  await expect(again.getByRole('heading', { name: 'Review requested' })).toBeFocused()
  await writer.goto(`/config/pages/${id}/versions`)
  const versions = writer.getByRole('complementary', { name: 'Versions' })
  await expect(versions.getByRole('button', { name: /^Review requested, / })).toBeVisible()
  await expect(versions.getByRole('button', { name: /^Published/ })).toHaveCount(0)
  await writer.context().close()
  // What is edited meanwhile is not what is approved, and the reviewer sees that.
  const draft = await new StudioApi(owner).get<{ readonly rev: number }>(
    `/api/studio/documents/${id}`,
  )
  await new StudioApi(owner).post(`/api/studio/documents/${id}/changes`, {
    base: draft.rev,
    clientId: 'later-edits',
    sets: [
      {
        seq: 1,
        command: 'page.setMeta',
        label: 'change title',
        ops: [{ op: 'set', path: ['meta', EN, 'title'], value: 'Reviewed page, later' }],
      },
    ],
  })
  await owner.reload()
  await expect(reviews).toContainText('Changed since the request: Reviewed page')
  await owner.screenshot({ path: test.info().outputPath('review.png') })

  await reviews.getByRole('button', { name: 'Approve and publish' }).click()
  await expect(reviews).toHaveCount(0)
  await expect.poll(async () => (await page.goto('/reviewed-page'))?.status()).toBe(200)
})
