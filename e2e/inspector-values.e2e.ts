import type { Locator, Page } from '@playwright/test'
import { blockTypeCodes } from '@vitrine/model'
import type { Block, Content } from '@vitrine/page'
import { addBlock, addPage, getCanvas, getSettings, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

/** Returns the saved block of a type on the page that is open. */
async function readBlock(owner: Page, type: number): Promise<Block | undefined> {
  const id = new URL(owner.url()).pathname.split('/').at(-1) ?? ''
  const { body } = await new StudioApi(owner).get<{ readonly body: Content }>(
    `/api/studio/documents/${id}`,
  )
  return Object.values(body.blocks).find((block) => block.type === type)
}

/** Types into a field, and leaves it by keyboard. */
async function type(owner: Page, field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await owner.keyboard.press('Tab')
}

test('the amounts of a donation are typed in the currency of the site', async ({ owner }) => {
  await addPage(owner, 'Donation amounts')
  await addBlock(owner, 'Donation')
  const settings = getSettings(owner)
  await expect(settings.getByRole('heading', { level: 2 })).toHaveText('Donation')

  const amounts = settings.getByRole('group', { name: 'Amounts' })
  await amounts.getByRole('button', { name: 'Amount 1', exact: true }).click()
  const amount = amounts.getByRole('textbox', { name: 'Amount', exact: true })
  await expect(amount).toHaveValue('£10.00')
  await type(owner, amount, '12.50')
  await expect(amount).toHaveValue('£12.50')
  await expect(getCanvas(owner).getByRole('radio', { name: '£12.50' })).toHaveCount(1)
  await type(owner, amount, '25')
  await expect(amount).toHaveAccessibleDescription(/./)
  await expect(amount).toHaveAttribute('aria-invalid', 'true')

  const least = settings.getByRole('textbox', { name: 'Minimum' })
  await expect(least).toHaveValue('')
  await type(owner, least, '5')
  await expect(least).toHaveValue('£5.00')
  const most = settings.getByRole('textbox', { name: 'Maximum' })
  // A maximum is not below the minimum.
  await type(owner, most, '0.50')
  await expect(most).toHaveValue('£5.00')
  await type(owner, most, '1250.99')
  await expect(most).toHaveValue('£1,250.99')
  await waitForSave(owner)
  const block = await readBlock(owner, blockTypeCodes.donation)
  expect(block?.data).toMatchObject({
    amounts: [{ minor: 1_250 }, { minor: 2_500 }, { minor: 5_000 }],
    leastMinor: 500,
    mostMinor: 125_099,
  })
})

test('all designs of a gallery are in one list', async ({ owner }) => {
  await addPage(owner, 'Gallery designs')
  await addBlock(owner, 'Gallery')
  const settings = getSettings(owner)
  const design = settings.getByRole('button', { name: /Design$/ })
  await expect(design).toHaveCount(1)
  await expect(design).toHaveText('Grid')
  await design.click()
  await expect(owner.getByRole('option')).toHaveText([
    'Slideshow',
    'Slider',
    'Grid',
    'Stack',
    'Columns',
    'Carousel',
    'Masonry',
    'Strips',
    'Reel',
    'Full-screen slideshow',
  ])
  await owner.getByRole('option', { name: 'Slideshow', exact: true }).click()
  await expect(design).toHaveText('Slideshow')
  await expect(settings.getByRole('switch', { name: 'Autoplay' })).toHaveCount(1)
  await waitForSave(owner)
  const block = await readBlock(owner, blockTypeCodes.gallery)
  expect(block).not.toHaveProperty('variant')
  expect(block?.data).toMatchObject({ options: { design: 'slideshow' } })
})
