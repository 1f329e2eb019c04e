import { backgroundSourceCodes, blockTypeCodes } from '@vitrine/model'
import type { Page } from '@playwright/test'
import {
  htmlToRich,
  newBlock,
  newContent,
  newPage,
  newSection,
  type RichMark,
  type RichText,
} from '@vitrine/page'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility.ts'
import { createDraft, openDrawer } from './draft-pages.ts'
import { listImageIds } from './list-images.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const TEXT = 2

/** The name of the button that counts the changes of the site. */
const PUBLISH = /^Publish \d+ changes?$/

test('an owner publishes a page in two languages, visitors see both, and it is rolled back', async ({
  owner,
  page,
}) => {
  const id = await createDraft(
    owner,
    { title: 'Two tongues', slug: 'two-tongues' },
    { title: 'Deux langues', slug: 'deux-langues' },
  )
  const count = async () => {
    await owner.goto(`/config/pages/${id}`)
    return Number(/\d+/.exec(await owner.getByRole('button', { name: PUBLISH }).innerText())?.[0])
  }
  const before = await count()
  await createDraft(owner, { title: 'Another tongue', slug: 'another-tongue' })
  // The bar counts what its drawer publishes: this page alone.
  expect(await count()).toBe(before)
  const drawer = await openDrawer(owner, id, PUBLISH)
  const languages = drawer.getByRole('group', { name: 'Languages of Two tongues' })
  await expect(languages.getByRole('checkbox', { name: 'British English' })).toBeChecked()
  await languages.getByText('French').click()
  await expect(drawer.getByText('No issues found.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Publish 1 change' }).click()

  await expect(drawer.getByRole('heading', { name: 'Published' })).toBeFocused()
  await expectAccessible(owner)
  await expect(drawer.getByRole('link', { name: 'View Two tongues' })).toHaveAttribute(
    'href',
    '/two-tongues',
  )
  await expect(drawer.getByRole('link', { name: 'View Deux langues' })).toHaveAttribute(
    'href',
    '/fr/deux-langues',
  )
  await expect(drawer.getByRole('img', { name: /^QR code of http.*\/two-tongues$/ })).toBeVisible()
  await page.goto('/two-tongues')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two tongues')
  await page.goto('/fr/deux-langues')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deux langues')

  await drawer.getByRole('button', { name: 'Roll back' }).click()
  await drawer
    .getByRole('group', { name: 'Roll back this publication?' })
    .getByRole('button', { name: 'Roll back' })
    .click()
  await expect(drawer.getByRole('heading', { name: 'Rolled back' })).toBeFocused()
  await expect(drawer.getByRole('link', { name: /^View/ })).toHaveCount(0)
  await expect(drawer.getByText('Visitors see the new version now.')).toHaveCount(0)
  await owner.screenshot({ path: test.info().outputPath('rolled-back.png') })
  await expect.poll(async () => (await page.goto('/two-tongues'))?.status()).toBe(404)
  await expect.poll(async () => (await page.goto('/fr/deux-langues'))?.status()).toBe(404)
})

test('an owner schedules a page, and cancels the plan', async ({ owner }) => {
  const id = await createDraft(owner, { title: 'Planned page', slug: 'planned-page' })
  const drawer = await openDrawer(owner, id)
  // The list may grow just when the button is released; people press it again, too.
  await expect(async () => {
    await drawer.getByText('At a set time').click()
    await expect(drawer.getByLabel('Date')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await drawer.getByLabel('Date').fill('2020-01-01')
  await expect(drawer.getByLabel('Date')).toHaveAccessibleDescription(/This date has passed/)
  await drawer.getByLabel('Date').fill('2999-01-01')
  await drawer.getByRole('button', { name: 'Schedule 1 change' }).click()
  await expect(drawer.getByRole('heading', { name: 'Scheduled' })).toBeFocused()
  await expect(drawer).toContainText('1 January 2999')
  await drawer.getByRole('button', { name: 'Back to changes' }).click()
  const plans = drawer.getByRole('region', { name: 'Scheduled' })
  await expect(plans).toContainText('Publish Planned page')
  await plans.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(plans).toHaveCount(0)
})

test('a check is corrected with one press, and shows its block', async ({ owner }) => {
  const html = '<h1>Gaps</h1><h3>Too deep</h3>'
  const id = await createDraft(owner, { title: 'Heading gaps', slug: 'heading-gaps', html })
  const drawer = await openDrawer(owner, id)
  const checks = drawer.getByRole('region', { name: 'Checks' })
  await expect(checks).toContainText('This heading skips a level')
  await expectAccessible(owner, [1280])
  await checks.getByRole('button', { name: 'Show' }).click()
  await expect(owner.getByRole('complementary', { name: 'Settings' })).toContainText('Position')
  await owner.getByRole('button', { name: /^Publish/ }).click()
  await checks.getByRole('button', { name: 'Close the gap' }).press('Enter')
  await expect(checks).toContainText('No issues found.')
  await expect(checks.getByRole('heading', { name: 'Checks' })).toBeFocused()
  await owner.keyboard.press('Escape')
  const canvas = owner.frameLocator('iframe[title="Page"]')
  await expect(canvas.getByRole('heading', { name: 'Too deep', level: 2 })).toBeVisible()
  await expect(owner.getByRole('button', { name: /^Undo / })).toBeEnabled()
})

/** Creates the draft of a page with an issue of each kind that a press corrects. Resolves to its id. */
async function createFaultyDraft(owner: Page): Promise<string> {
  const [assetId = ''] = await listImageIds(owner)
  const at = (x: number, y: number) => ({ desktop: { x, y, w: 6, h: 4, z: 0 } })
  const words = (name: string, body: RichText, [x, y]: readonly [number, number]) =>
    newBlock(() => name, TEXT, { text: { [EN]: { body } }, place: at(x, y) })
  const html = (name: string, text: string, y = 0) => words(name, htmlToRich(text), [0, y])
  const marked = (text: string, mark: RichMark): RichText => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [mark] }] }],
  })
  const pale = marked('Pale', { type: 'color', attrs: { token: 'lightest' } })
  const deleted = { kind: 'document', id: '0192f0c0-0000-7000-8000-0000000000aa' } as const
  const lost = marked('Gone', { type: 'link', attrs: { to: deleted } })
  const badge = newBlock(() => 'badge', blockTypeCodes.shape, {
    data: { shape: 'rectangle', fill: 'ink', fit: 'stretch' },
    place: at(0, 12),
  })
  const layout = newSection(() => 'layout')
  const wide = newSection(() => 'wide')
  const cover = newSection(() => 'cover')
  const content = newContent([
    {
      section: layout,
      blocks: [
        html('first', '<h1>Faulty</h1>'),
        html('second', '<p>Over it</p>'),
        words('pale', pale, [6, 4]),
        words('lost', lost, [6, 8]),
        badge,
        html('third', '<p>On a badge</p>', 12),
      ],
    },
    {
      section: {
        ...wide,
        grid: { ...wide.grid, mobile: { ...wide.grid.mobile, gap: { x: 50, y: 8 } } },
      },
      blocks: [html('fourth', '<p>Far apart</p>')],
    },
    {
      section: { ...cover, background: { source: backgroundSourceCodes.upload, assetId } },
      blocks: [html('fifth', '<p>On an image</p>')],
    },
  ])
  const body = newPage({ locale: EN, title: 'Faulty', slug: 'faulty' }, content)
  const page = await new StudioApi(owner).post<{ readonly id: string }>('/api/studio/documents', {
    kind: 'page',
    body,
  })
  return page.id
}

test('issues of layout, links and colors are corrected at a press, and the page is compared', async ({
  owner,
}) => {
  const id = await createFaultyDraft(owner)
  const drawer = await openDrawer(owner, id)
  const checks = drawer.getByRole('region', { name: 'Checks' })
  for (const [message, fix] of [
    ['This text lies on another text', 'Move text down'],
    ['The color of these words is too weak', 'Use the color of the text'],
    ['This link leads to something that was deleted', 'Remove link'],
    ['This text is too weak to read on the shape below it', 'Change color of shape'],
    ['The gaps of this section are wider than a phone', 'Use smaller gaps'],
    ['whose shade is too weak', 'Make shade stronger'],
  ] as const) {
    const row = checks.getByRole('listitem').filter({ hasText: message }).first()
    await row.getByRole('button', { name: fix }).click()
    await expect(row).toHaveCount(0)
  }
  await expect(checks).toContainText('No issues found.')

  await test.step('visitors will see the corrected page, side by side with what they see now', async () => {
    await drawer.getByRole('button', { name: 'Compare Faulty' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Compare Faulty' })
    await expect(dialog).toContainText('Visitors do not see this page yet.')
    const frame = dialog.locator('iframe[data-loaded]')
    await expect(frame.contentFrame().getByText('On a badge')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Phone' }).click()
    await expect(frame).toHaveCount(1)
    await expectAccessible(owner, [375, 1280])
    for (const width of [375, 768, 1280]) {
      await owner.setViewportSize({ width, height: 900 })
      await owner.screenshot({ path: test.info().outputPath(`compare-${width}.png`) })
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  })
})

test('a check of a text leads into its editor, on the canvas or in the settings', async ({
  owner,
}) => {
  const place = { desktop: { x: 0, y: 0, w: 12, h: 8, z: 0 } }
  const empty: RichText = {
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: ' ' }] }],
  }
  const { accordion, markdown } = blockTypeCodes
  const blocks = [
    newBlock(() => 'words', TEXT, { text: { [EN]: { body: empty } } }),
    newBlock(() => 'faq', accordion, {
      data: { items: [{ id: 'one' }] },
      text: { [EN]: { 'one.title': 'Do you ship?', 'one.description': empty } },
      place,
    }),
    newBlock(() => 'notes', markdown, { text: { [EN]: { source: 'See [](/shop)' } }, place }),
  ]
  const content = newContent([{ section: newSection(() => 'main'), blocks }])
  const page = newPage({ locale: EN, title: 'Unfinished', slug: 'unfinished' }, content)
  const { id } = await new StudioApi(owner).post<{ readonly id: string }>('/api/studio/documents', {
    kind: 'page',
    body: page,
  })
  const settings = owner.getByRole('complementary', { name: 'Settings' })
  const text = owner.frameLocator('iframe').getByRole('textbox', { name: 'Edit Text' })
  for (const [check, field] of [
    [
      /heading is empty.*Items, Description/,
      settings.getByRole('textbox', { name: 'Description' }),
    ],
    [/link has no text/, settings.getByRole('textbox', { name: 'Text' })],
    [/heading is empty.*Text · Text/, text],
  ] as const) {
    const drawer = await openDrawer(owner, id)
    const row = drawer.getByRole('listitem').filter({ hasText: check })
    await row.getByRole('button', { name: 'Show setting' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(field).toBeFocused()
  }
})

test('a check of an alt text leads to the entry of its image', async ({ owner }) => {
  const [first = '', second = ''] = await listImageIds(owner)
  const words = newBlock(() => 'words', TEXT, {
    text: { [EN]: { body: htmlToRich('<h2>Opening hours</h2>') } },
  })
  const place = { desktop: { x: 6, y: 0, w: 6, h: 8, z: 0 } }
  const items = [
    { id: 'one', assetId: first },
    { id: 'two', assetId: second },
  ]
  const photo = newBlock(() => 'photo', blockTypeCodes.gallery, {
    data: { items },
    text: { [EN]: { 'one.alt': 'A bowl', 'two.alt': 'IMG_0231.JPG' } },
    place,
  })
  const content = newContent([{ section: newSection(() => 'main'), blocks: [words, photo] }])
  const page = newPage({ locale: EN, title: 'Undescribed', slug: 'undescribed' }, content)
  const { id } = await new StudioApi(owner).post<{ readonly id: string }>('/api/studio/documents', {
    kind: 'page',
    body: page,
  })
  const drawer = await openDrawer(owner, id)
  const checks = drawer.getByRole('region', { name: 'Checks' })
  await expect(checks).toContainText('The alt text is a file name.')
  await expect(checks).toContainText('Images, Alt text')
  // On a phone, too, the field is in sight: its image loads above it.
  await owner.setViewportSize({ width: 375, height: 667 })
  await checks.getByRole('button', { name: 'Add alt text' }).click()
  await expect(drawer).toHaveCount(0)
  const settings = owner.getByRole('complementary', { name: 'Settings' })
  const alt = settings.getByRole('textbox', { name: 'Alt text' })
  await expect(alt).toBeFocused()
  await expect(alt).toHaveValue('IMG_0231.JPG')
  await expect(settings.getByRole('img').first()).toBeAttached()
  await expect(alt).toBeInViewport()
  await owner.setViewportSize({ width: 1280, height: 720 })
  await owner.keyboard.press('ControlOrMeta+a')
  await owner.keyboard.type('A shelf of mugs')
  await owner.keyboard.press('Tab')
  await owner.getByRole('button', { name: /^Publish/ }).click()
  await expect(checks).toContainText('No issues found.')
})

test('versions are named, compared with the draft and restored', async ({ owner, page }) => {
  const id = await createDraft(owner, { title: 'Old words', slug: 'old-words' })
  const api = new StudioApi(owner)
  await api.publishRev({ id, rev: 1 })
  await api.post(`/api/studio/documents/${id}/changes`, {
    base: 1,
    clientId: 'client-of-test',
    sets: [
      {
        seq: 1,
        command: 'block.setText',
        label: 'edit text of Text',
        ops: [
          {
            op: 'set',
            path: ['blocks', 'words', 'text', EN, 'body'],
            value: htmlToRich('<h1>New words</h1>'),
          },
        ],
      },
    ],
  })
  await owner.goto(`/config/pages/${id}`)
  await owner.locator('iframe[data-ready]').waitFor()
  await owner.getByRole('button', { name: 'Version history' }).click()
  await owner.getByRole('button', { name: 'Name this version' }).click()
  await owner.getByRole('textbox', { name: 'Name' }).fill('Before the fair')
  await owner.getByRole('button', { name: 'Save version' }).click()
  const list = owner.getByRole('complementary', { name: 'Versions' })
  await expect(list.getByRole('button', { name: /^Before the fair/ })).toBeVisible()
  await list.getByRole('button', { name: /Live/ }).click()

  const frames = owner.getByRole('main').locator('iframe[data-loaded]')
  await expect(frames).toHaveCount(2)
  await expect(frames.first().contentFrame().locator('h1')).toHaveText('Old words')
  await expect(frames.last().contentFrame().locator('h1')).toHaveText('New words')
  const log = owner.getByRole('region', { name: '1 change since this version' })
  await expect(log).toContainText('edit text of Text')
  await expectAccessible(owner)
  for (const width of [375, 768, 1280, 1920]) {
    await owner.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(owner, width)
    await owner.screenshot({ path: test.info().outputPath(`versions-${width}.png`) })
  }
  await owner.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(owner).toHaveURL(new RegExp(`/config/pages/${id}\\?locale`))
  const canvas = owner.frameLocator('iframe[title="Page"]')
  await expect(canvas.locator('h1')).toHaveText('Old words')
  await page.goto('/old-words')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old words')
})
