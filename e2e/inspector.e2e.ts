import type { Locator, Page } from '@playwright/test'
import { newCollection, newItem, newPage } from '@vitrine/page'
import { collectPageErrors, expectAccessible, expectNoHorizontalScroll } from './accessibility.ts'
import {
  addBlock,
  addPage,
  chooseOption,
  getCanvas,
  getSettings,
  waitForCanvas,
  waitForSave,
} from './editor-page.ts'
import { chooseUpload, createSilence, recordFilm } from './media-files.ts'
import { watchFilm } from './section-film.ts'
import { expect, getEnv, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

/** Adds a block and waits for its settings. */
async function addSettings(owner: Page, name: string) {
  await addBlock(owner, name)
  const settings = getSettings(owner)
  await expect(settings.getByRole('heading', { level: 2 })).toHaveText(name)
  return settings
}

/** Presses the label of a box, a switch or a radio button. */
async function press(settings: Locator, label: string): Promise<void> {
  await settings.locator('label').filter({ hasText: label }).click()
}

/** Creates a collection of two letters, one of which has a tag and a category, and a member area. */
async function createWords(owner: Page): Promise<void> {
  const api = new StudioApi(owner)
  const naming = { locale: 'en-GB', title: 'Control letters', slug: 'control-letters' }
  const body = newPage(naming, { collection: newCollection() })
  const { id: collectionId } = await api.publish({ kind: 'page', body })
  const items = [
    newItem({ ...naming, title: 'Ash', slug: 'ash' }, { tags: ['kiln'], categories: ['Glazes'] }),
    newItem({ ...naming, title: 'Slip', slug: 'slip' }),
  ]
  for (const item of items) await api.publish({ kind: 'item', collectionId, body: item })
  await api.post('/api/studio/member-areas', { name: 'Control club' })
}

test('each control changes its block, and a visitor sees the page', async ({ owner, page }) => {
  const errors = collectPageErrors(owner, new URL(getEnv('SHOP_URL')).origin)
  await addPage(owner, 'Control diary')
  const canvas = getCanvas(owner)

  await test.step('an image: file, alternative text, focal point, options, link', async () => {
    const settings = await addSettings(owner, 'Image')
    await settings.getByRole('button', { name: 'Choose image' }).click()
    await owner.getByRole('dialog').getByRole('row').first().click()
    await expect(canvas.locator('[data-b] img')).toHaveCount(1)
    await press(settings, 'Decorative')
    await expect(settings.getByRole('textbox', { name: 'Alt text' })).toBeDisabled()
    await press(settings, 'Decorative')
    await settings.getByRole('textbox', { name: 'Alt text' }).fill('A bowl on a shelf')
    await expect(canvas.getByAltText('A bowl on a shelf')).toHaveCount(1)
    const slider = settings.getByRole('slider', { name: 'From the left' })
    await slider.focus()
    await owner.keyboard.press('Home')
    await expect(canvas.locator('img[style*="object-position:0%"]')).toHaveCount(1)
    await chooseOption(owner, 'Layout', 'Card')
    await settings.getByRole('radio', { name: 'Right', exact: true }).first().click()
    await settings.getByRole('textbox', { name: 'Image width' }).fill('60')
    await owner.keyboard.press('Tab')
    await chooseOption(owner, / Link$/, 'Page or item')
    await settings.getByRole('button', { name: 'Choose a page or an item' }).click()
    await owner.getByRole('searchbox', { name: 'Choose a page or an item' }).fill('about')
    await owner.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
    await expect(settings.getByRole('group', { name: 'Page or item' })).toContainText('About')
  })

  await test.step('a button: text, addresses and their errors', async () => {
    const settings = await addSettings(owner, 'Button')
    await settings.getByRole('textbox', { name: 'Label', exact: true }).fill('Write to us')
    await chooseOption(owner, 'Link', 'Email address')
    await settings.getByRole('textbox', { name: 'Email address' }).fill('post@')
    await expect(settings).toContainText('Emails must be formatted as name@example.com')
    await settings.getByRole('textbox', { name: 'Email address' }).fill('post@example.com')
    await expect(settings).not.toContainText('Emails must be formatted as')
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:post@example.com',
    )
    await chooseOption(owner, 'Link', 'Web address')
    await settings.getByRole('textbox', { name: 'Web address' }).fill('//example')
    await expect(settings).toContainText('//example is not a valid page URL')
    await settings.getByRole('textbox', { name: 'Web address' }).fill('example')
    await expect(settings).toContainText('Links must be formatted as https://example.com or /about')
    await settings.getByRole('textbox', { name: 'Web address' }).fill('/about')
    await press(settings, 'Open in a new window')
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'target',
      '_blank',
    )
  })

  await test.step('a summary: collection, category and tag', async () => {
    const settings = await addSettings(owner, 'Summary')
    await expect(settings.getByText('Choose a collection first.')).toHaveCount(2)
    await chooseOption(owner, 'Collection', /^Journal/)
    await expect(canvas.locator('.summary-item').first()).toBeVisible()
    await chooseOption(owner, 'Category', 'All')
    await press(settings, 'Show featured items only')
  })

  await test.step('a product, found by its title', async () => {
    const settings = await addSettings(owner, 'Product')
    await settings.getByRole('button', { name: 'Choose a product' }).click()
    const results = owner.getByRole('list', { name: 'Results' }).getByRole('button')
    const title = (await results.first().textContent()) ?? ''
    await owner.getByRole('searchbox', { name: 'Choose a product' }).fill(title)
    await results.first().click()
    await expect(settings.getByRole('group', { name: 'Product' })).toContainText(title)
  })

  await test.step('a form: fields, options and tabs', async () => {
    const settings = await addSettings(owner, 'Form')
    await settings.getByRole('button', { name: 'Add field' }).click()
    await owner.getByRole('menuitem', { name: 'Radio buttons' }).click()
    await settings.getByRole('textbox', { name: 'Label', exact: true }).fill('Finish')
    for (const option of ['Celadon', 'Ink']) {
      await settings.getByRole('button', { name: 'Add option' }).click()
      await settings
        .getByRole('group', { name: 'Options' })
        .getByRole('textbox', { name: 'Label', exact: true })
        .fill(option)
    }
    await settings.getByRole('button', { name: 'Move Ink up' }).click()
    await expect(owner.getByRole('contentinfo')).toContainText('Ink is now number 1 of 2.')
    await settings.getByRole('button', { name: 'Remove Celadon' }).click()
    await expect(canvas.getByLabel('Ink')).toHaveCount(1)
    await chooseOption(owner, 'Type', 'Dropdown')
    await expect(canvas.getByRole('combobox', { name: 'Finish' })).toHaveCount(1)
    await settings.getByRole('tab', { name: 'Storage' }).click()
    await settings.getByRole('textbox', { name: 'Send submissions to' }).fill('post@example')
    await expect(settings).toContainText('Please enter a valid email')
    await settings.getByRole('textbox', { name: 'Send submissions to' }).fill('post@example.com')
    await settings.getByRole('tab', { name: 'Disclaimer' }).click()
    await settings.getByRole('textbox', { name: 'Disclaimer' }).fill('We answer in two days.')
    await expect(canvas.getByText('We answer in two days.')).toHaveCount(1)
  })

  await test.step('a formatted text outside of the page: its buttons, keys, patterns and link', async () => {
    const settings = await addSettings(owner, 'Accordion')
    await settings.getByRole('button', { name: 'Add item' }).click()
    await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('How long?')
    const answer = settings.getByRole('textbox', { name: 'Description', exact: true })
    await answer.click()
    await owner.keyboard.type('Three ')
    await settings.getByRole('button', { name: 'Bold' }).click()
    await expect(answer).toBeFocused()
    await owner.keyboard.type('days')
    await owner.keyboard.press('ControlOrMeta+b')
    await owner.keyboard.press('Enter')
    await owner.keyboard.type('- ask us')
    await owner.keyboard.press('Shift+Home')
    // The editor reads the selection after the browser has drawn it.
    await owner.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))),
    )
    await owner.keyboard.press('ControlOrMeta+k')
    const link = settings.getByRole('group', { name: 'Link', exact: true })
    await link.getByRole('button', { name: 'Apply link' }).click()
    await expect(link).toContainText('Choose what the link leads to.')
    await chooseOption(owner, 'Link to', 'Web address')
    await link.getByRole('textbox', { name: 'Web address' }).fill('/contact')
    await owner.keyboard.press('Enter')
    await expect(answer).toBeFocused()
    await expect(canvas.locator('strong').filter({ hasText: 'days' })).toHaveCount(1)
    await expect(canvas.locator('li a[href="/contact"]')).toHaveText('ask us')
    await owner.keyboard.press('ControlOrMeta+z')
    await expect(canvas.locator('li a[href="/contact"]')).toHaveCount(0)
    await owner.keyboard.press('ControlOrMeta+Shift+z')
    await expect(canvas.locator('li a[href="/contact"]')).toHaveCount(1)
    await expectAccessible(owner, [1280])
    await settings.getByRole('button', { name: 'Link', exact: true }).last().click()
    await chooseOption(owner, 'Link to', 'Page or item')
    await link.getByRole('button', { name: 'Choose a page or an item' }).click()
    await owner.getByRole('searchbox', { name: 'Choose a page or an item' }).fill('about')
    await owner.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
    await link.getByRole('button', { name: 'Apply link' }).click()
    await expect(canvas.locator('li a', { hasText: 'ask us' })).toHaveAttribute('href', /about/)
    await settings.getByRole('button', { name: 'Paragraph', exact: true }).last().click()
    await owner.getByRole('menuitemradio', { name: 'Heading 3' }).click()
    await expect(answer).toBeFocused()
  })

  await test.step('a chart: cells from a spreadsheet', async () => {
    const settings = await addSettings(owner, 'Chart')
    await settings.getByRole('button', { name: 'Edit data' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Data' })
    while ((await dialog.getByRole('button', { name: /^Remove/ }).count()) > 0)
      await dialog
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
    await dialog.getByRole('button', { name: 'Save data' }).click()
    await expect(dialog).toContainText('Your dataset must have at least one column')
    await dialog.getByRole('button', { name: 'Add column' }).click()
    await dialog.getByRole('button', { name: 'Save data' }).click()
    await expect(dialog).toContainText('Your dataset must have at least one row')
    const rows = Array.from({ length: 101 }, (_, index) => `Day ${index + 1}\t${index}`)
    await dialog.getByRole('textbox', { name: 'Column 1' }).focus()
    await owner.evaluate(
      (text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        const paste = new ClipboardEvent('paste', {
          clipboardData,
          bubbles: true,
          cancelable: true,
        })
        document.activeElement?.dispatchEvent(paste)
      },
      ['Day\tPots', ...rows, ''].join('\n'),
    )
    await expect(dialog).toContainText('Your dataset has been truncated to 100 rows (and columns)')
    await dialog.getByRole('textbox', { name: 'Day 2, Pots' }).fill('70')
    await dialog.getByRole('button', { name: 'Save data' }).click()
    await expect(settings).toContainText('Rows: 100. Columns: 1.')
    await owner.getByRole('button', { name: /^Undo change Chart/ }).click()
    await owner.getByRole('button', { name: /^Redo change Chart/ }).click()
    await expect(settings).toContainText('Rows: 100. Columns: 1.')
  })

  await test.step('a shape: a color of the theme, and a custom one', async () => {
    const settings = await addSettings(owner, 'Shape')
    await chooseOption(owner, 'Fill', 'Custom color')
    await settings.getByRole('textbox', { name: 'Fill, value' }).fill('#12')
    await expect(settings).toContainText('Enter # and six digits')
    await settings.getByRole('textbox', { name: 'Fill, value' }).fill('#123456')
    await expect(canvas.locator('[fill="#123456"], [style*="#123456"]')).toHaveCount(1)
    await chooseOption(owner, / Outline$/, 'Accent')
  })

  await test.step('dates, addresses, code, menus, areas and components', async () => {
    const dates = await addSettings(owner, 'Tour dates')
    await dates.getByRole('button', { name: 'Add date' }).click()
    await dates.getByLabel('Day').fill('2031-05-06')
    await dates.getByRole('textbox', { name: 'Venue' }).fill('The kiln')
    await expect(canvas.locator('time[datetime="2031-05-06"]')).toHaveCount(1)
    const markdown = await addSettings(owner, 'Markdown')
    await markdown.getByRole('textbox', { name: 'Text', exact: true }).fill('# Clay\n\nand fire')
    await expect(markdown).toContainText('3 lines')
    await expect(canvas.getByRole('heading', { name: 'Clay' })).toHaveCount(1)
    const links = await addSettings(owner, 'Social links')
    await links.getByRole('textbox', { name: 'Web address' }).fill('example.com/pots')
    await links.getByRole('button', { name: 'Add link' }).click()
    await expect(links.getByRole('group', { name: 'Links' }).getByRole('listitem')).toHaveCount(1)
    await addSettings(owner, 'Navigation')
    await chooseOption(owner, 'Menu', 'secondaryNav')
    const area = await addSettings(owner, 'Member area')
    await expect(area.getByText('Member area').nth(1)).toBeVisible()
    const component = await addSettings(owner, 'Website component')
    await chooseOption(owner, 'Component', 'Countdown')
    await component.getByRole('button', { name: 'Add setting' }).click()
    await component.getByRole('textbox', { name: 'Name', exact: true }).fill('to day')
    await expect(component).toContainText('Use letters and digits')
    await component.getByRole('textbox', { name: 'Name', exact: true }).fill('until')
    await component.getByRole('textbox', { name: 'Value', exact: true }).fill('2031-05-06')
    const quote = await addSettings(owner, 'Quote')
    await quote.getByRole('textbox', { name: 'Quote', exact: true }).fill('Wood holds the heat')
    await quote.getByRole('textbox', { name: 'Source', exact: true }).fill('The potter')
  })

  await test.step('files of sound and film, and code', async () => {
    const audio = await addSettings(owner, 'Audio')
    const sound = { name: 'kiln.wav', mimeType: 'audio/wav', buffer: createSilence(1) }
    await chooseUpload(owner, 'Choose audio file', sound)
    await expect(audio.getByRole('group', { name: 'Audio file' })).toContainText('kiln.wav')
    await expect(canvas.locator('audio[src]')).toHaveCount(1)
    const video = await addSettings(owner, 'Video')
    const buffer = await recordFilm(owner)
    const film = { name: 'firing.webm', mimeType: 'video/webm', buffer }
    await chooseUpload(owner, 'Choose video', film)
    await expect(video.getByRole('group', { name: 'Video file' })).toContainText('firing.webm')
    await expect(canvas.locator('video[src]')).toHaveCount(1)
    const code = await addSettings(owner, 'Code')
    await code
      .getByRole('textbox', { name: 'Code', exact: true })
      .fill('<b>Fired</b>\n<i>twice</i>')
    await expect(code).toContainText('2 lines')
    await press(code, 'Show as text')
    await expect(canvas.getByText('<b>Fired</b>')).toHaveCount(1)
  })

  await test.step('a category and a tag of a collection, and a member area', async () => {
    await createWords(owner)
    await owner.reload()
    await waitForCanvas(owner)
    await addSettings(owner, 'Summary')
    await chooseOption(owner, 'Collection', /^Control letters/)
    await chooseOption(owner, /Category$/, /^Glazes/)
    await chooseOption(owner, /Tag$/, /^kiln/)
    await expect(canvas.locator('.summary-item').filter({ hasText: 'Ash' })).toHaveCount(1)
    await expect(canvas.locator('.summary-item').filter({ hasText: 'Slip' })).toHaveCount(0)
    await addSettings(owner, 'Member area')
    await chooseOption(owner, /Member area$/, 'Control club')
    await expect(
      getSettings(owner).getByRole('button', { name: 'Control club Member area' }),
    ).toBeVisible()
  })

  await waitForSave(owner)
  await owner.getByRole('button', { name: 'Publish' }).click()
  const drawer = owner.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Publish' }).click()
  await expect(drawer.getByRole('link', { name: 'View Control diary' })).toBeVisible()
  await page.goto('/control-diary')
  await expect(page.getByAltText('A bowl on a shelf')).toHaveCount(1)
  await expect(page.getByRole('combobox', { name: 'Finish' })).toHaveCount(1)
  await expect(page.getByText('The potter', { exact: true })).toBeVisible()
  expect(errors).toEqual([])
})

test('the settings of a section and of the page change both, and are accessible', async ({
  owner,
  page,
}) => {
  await addPage(owner, 'Settings diary')
  const settings = getSettings(owner)
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('')
  await expect(settings).toContainText('Enter a title.')
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Diary of settings')
  await settings.getByRole('textbox', { name: 'URL' }).fill('about')
  await expect(settings).toContainText('“About” has this URL. Choose a different one.')
  await settings.getByRole('textbox', { name: 'URL' }).fill('diary-of-settings')
  await settings.getByRole('textbox', { name: 'Title for search engines' }).fill('Pots by post')
  await settings
    .getByRole('textbox', { name: 'Description for search engines' })
    .fill('Thrown on Tuesday.')
  const preview = settings.getByRole('figure', { name: 'As a search result' })
  await expect(preview).toContainText('Pots by post')
  await expect(preview).toContainText('/diary-of-settings')
  await press(settings, 'Hide from search engines')
  await expect(preview).toContainText('Search engines are asked not to show this page.')
  await press(settings, 'Visitors with a password')
  await expect(settings).toContainText('This page has no password yet.')
  await settings.getByLabel('Password', { exact: true }).fill('terracotta and slip')
  await settings.getByRole('button', { name: 'Save password' }).click()
  await expect(settings).toContainText('This page has a password.')
  await press(settings, 'Everyone')
  await expectAccessible(owner, [1280])

  await owner.getByRole('tab', { name: 'Add' }).click()
  await owner.getByRole('button', { name: 'Add section' }).click()
  await chooseOption(owner, 'Columns', '24')
  await chooseOption(owner, 'Color theme', 'Darkest')
  await settings.getByRole('textbox', { name: 'Anchor', exact: true }).fill('2nd')
  await expect(settings).toContainText('with a letter first')
  await settings.getByRole('textbox', { name: 'Anchor', exact: true }).fill('Our kiln')
  await settings.getByRole('button', { name: 'Choose image' }).click()
  await owner.getByRole('dialog').getByRole('row').first().click()
  const canvas = getCanvas(owner)
  await expect(canvas.locator('.section-background-image')).toHaveCount(1)
  await settings.getByRole('slider', { name: 'Shade on the image' }).focus()
  await owner.keyboard.press('End')
  await expect(canvas.locator('.section-background-overlay')).toHaveAttribute('style', 'opacity:1')
  await chooseOption(owner, /Background color$/, 'Custom color')
  await settings.getByRole('textbox', { name: 'Background color, value' }).fill('#123456')
  await expect(canvas.locator('.section-background[style*="#123456"]')).toHaveCount(1)
  const buffer = await recordFilm(owner)
  await chooseUpload(owner, 'Choose video', { name: 'kiln.webm', mimeType: 'video/webm', buffer })
  await expect(canvas.locator('video.section-background-film[poster]')).toHaveCount(1)
  await expect(settings.getByRole('group', { name: 'Still image' })).toBeVisible()
  await settings.getByRole('slider', { name: 'Shade on the film' }).focus()
  await owner.keyboard.press('Home')
  for (let step = 0; step < 6; step++) await owner.keyboard.press('PageUp')
  await expectAccessible(owner, [1280])
  await owner.screenshot({ path: test.info().outputPath('section-film.png') })
  await waitForSave(owner)
  await test.step('a visitor sees the film, pauses it, and sees its still without motion', () =>
    watchFilm(owner, page, '/diary-of-settings'))
  await press(settings, 'Show on phone')
  await waitForSave(owner)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(settings.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Diary of settings',
  )
  await expect(canvas.locator('.section-background-overlay')).toHaveCount(1)
  for (const name of ['Form', 'Image', 'Gallery']) {
    await addSettings(owner, name)
    for (const colorScheme of ['light', 'dark'] as const) {
      await owner.emulateMedia({ colorScheme })
      await expectAccessible(owner, [1280])
    }
    await owner.screenshot({ path: test.info().outputPath(`inspector-${name}.png`) })
  }
  await expectNoHorizontalScroll(owner, 1280)
})
