import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { galleries, published, section } from './gallery-page.ts'
import { clickHydrated } from './hydration.ts'
import { expect, test } from './shop.ts'

/** Opens the first image of a gallery in the lightbox. */
async function openFirst(page: Page, path: string) {
  await page.goto(path)
  await clickHydrated(page.locator('.js-gallery-lightbox-opener').first())
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test('an image with a caption is centered and fits into the window', async ({ page, owner }) => {
  // The images of the collection have a title and a description.
  const path = await galleries(owner, 'lightbox-caption', { lightbox: true })
  const dialog = await openFirst(page, path)
  const caption = dialog.locator('.sqs-lightbox-meta')
  await expect(caption).not.toBeEmpty()
  for (const [width, height] of [
    [1280, 800],
    [375, 720],
    [1280, 480],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(dialog).not.toHaveClass(/is-tall/)
    await expect
      .poll(async () => {
        const image = await dialog.getByRole('img').boundingBox()
        const meta = await caption.boundingBox()
        if (!image || !meta) return 'nothing'
        const above = image.y
        const below = height - (meta.y + meta.height)
        return above >= 0 && below >= 0 && Math.abs(above - below) <= 2
      }, `${width} × ${height}`)
      .toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 200 })
  await expect(dialog).toHaveClass(/is-tall/)
  const image = await dialog.getByRole('img').boundingBox()
  expect(image?.y).toBe(50)
})

test('the focus stays in the lightbox, and going back closes it', async ({ page, owner }) => {
  const path = await published(owner, 'lightbox-back', [
    await section(owner, 3, { design: 'grid', lightbox: true }),
  ])
  await page.goto('/about')
  const dialog = await openFirst(page, path)
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel)
  const stops: (string | null | undefined)[] = []
  for (let presses = 0; presses < 4; presses += 1) {
    stops.push(await focused())
    await page.keyboard.press('Tab')
  }
  expect(stops).toEqual(['Close', 'Previous', 'Next', 'Close'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Next')
  await expectAccessible(page)

  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await expect(page.locator('.js-gallery-lightbox-opener').first()).toBeFocused()

  // After it was closed otherwise, going back leaves the page.
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('the active slide of a slider is aligned as its owner wants', async ({ page, owner }) => {
  const alignments = ['left', 'center', 'right'] as const
  const parts = []
  for (const alignment of alignments)
    parts.push(
      await section(owner, 3, {
        design: 'slider',
        controls: true,
        'active-alignment': alignment,
      }),
    )
  await page.goto(await published(owner, 'slider-aligned', parts))
  for (const [index, alignment] of alignments.entries()) {
    const gallery = page.locator('.sqs-gallery-container').nth(index)
    await gallery.scrollIntoViewIfNeeded()
    const next = gallery.getByRole('button', { name: 'Next' })
    for (let slide = 0; slide < 3; slide += 1) {
      await expect(gallery.locator('.slide').nth(slide)).toHaveClass(/sqs-active-slide/)
      await expect
        .poll(() =>
          gallery.evaluate((element, edge) => {
            const [strip, active] = ['.sqs-gallery', '.sqs-active-slide'].map((selector) =>
              element.querySelector(selector)?.getBoundingClientRect(),
            )
            if (!strip || !active) return NaN
            const middle = (box: DOMRect) => box.left + box.width / 2
            if (edge === 'center') return Math.abs(middle(strip) - middle(active))
            return Math.abs(strip[edge] - active[edge])
          }, alignment),
        )
        .toBeLessThan(3)
      if (slide < 2) await next.click()
    }
  }
})

test('buttons lie on the image, and autoplay is paused and resumed by its button', async ({
  page,
  owner,
}) => {
  const playing = { controls: true, autoplay: true, 'autoplay-duration': 10, design: 'slideshow' }
  const path = await galleries(owner, 'slideshow-paused', playing)
  await page.clock.install()
  await page.goto(path)
  const gallery = page.locator('.sqs-gallery-container')
  const slides = gallery.locator('.slide')
  await slides.first().scrollIntoViewIfNeeded()
  const pause = gallery.getByRole('button', { name: 'Pause slideshow' })
  await expect(pause).toBeVisible()
  const image = await slides.first().getByRole('img').boundingBox()
  for (const button of [pause, gallery.getByRole('button', { name: 'Next' })]) {
    const box = await button.boundingBox()
    if (!box || !image) throw new Error('The buttons and the image are visible')
    expect(box.y).toBeGreaterThanOrEqual(image.y)
    expect(box.y + box.height).toBeLessThanOrEqual(image.y + image.height)
    expect(box.x + box.width).toBeLessThanOrEqual(image.x + image.width)
  }
  await pause.focus()
  await page.keyboard.press('Enter')
  const play = gallery.getByRole('button', { name: 'Play slideshow' })
  await expect(play).toBeFocused()
  await page.clock.runFor(30_000)
  await expect(slides.nth(0)).toHaveClass(/sqs-active-slide/)
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(slides.nth(0)).not.toHaveClass(/sqs-active-slide/, { timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
})
