import type { Locator, Page } from '@playwright/test'
import { expectAccessible, collectPageErrors } from './accessibility.ts'
import { blocks, galleries, published, section } from './gallery-page.ts'
import { clickHydrated } from './hydration.ts'
import { expect, getEnv, test } from './shop.ts'

const PLAYER = 'https://www.youtube-nocookie.com'
const MOVING = { design: 'slideshow', controls: true, thumbnails: true, padding: 0 }

/** Opens a page, scrolls through all of its galleries and returns the layout shifts. */
async function movedOn(page: Page, path: string): Promise<unknown> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as { readonly sources?: readonly { node?: Node }[] }
        for (const { node } of sources)
          // The header may change its width when its font loads.
          if (node instanceof Element && node.closest('main'))
            moved.push(node.outerHTML.slice(0, 80))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  for (const image of await page.locator('.thumb-image').all()) await image.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (globalThis as { moved?: string[] }).moved)
}

test('a grid opens in a lightbox by pointer and by keyboard', async ({ page, owner }) => {
  const path = await galleries(owner, 'galleries-grid', { lightbox: true, 'thumbnails-per-row': 3 })
  const pageErrors = collectPageErrors(page, getEnv('SHOP_URL'))
  await page.goto(path)
  const openers = page.getByRole('button', { name: /^View fullsize/ })
  await openers.first().focus()
  await expect(openers.first()).toHaveAttribute('aria-haspopup', 'dialog')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCSS('animation-duration', '0.3s')
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  // A slide taller than the window starts 50 px below its top, others are centered. The image shrinks with the
  // window, so only a very low window is lower than the slide.
  const photo = dialog.getByRole('figure')
  await page.setViewportSize({ width: 1280, height: 120 })
  await expect(photo).toHaveCSS('margin-top', '50px')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(photo).toHaveCSS('margin-top', '0px')
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab')
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('dialog, main')?.tagName)
  expect(await focused()).not.toBe('MAIN')
  const first = await dialog.getByRole('img').getAttribute('src')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img')).not.toHaveAttribute('src', first ?? '')
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await expect(dialog.getByRole('img')).toHaveAttribute('src', first ?? '')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(openers.first()).toBeFocused()
  await expectAccessible(page)
  expect(pageErrors).toEqual([])
})

test('a slideshow is controlled by buttons, thumbnails and keys', async ({ page, owner }) => {
  const path = await galleries(owner, 'galleries-moving', MOVING)
  await page.goto(path)
  const slides = page.locator('.slide')
  await slides.first().scrollIntoViewIfNeeded()
  await expect(slides.nth(0)).toHaveClass(/sqs-active-slide/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(slides.nth(1)).toHaveClass(/sqs-active-slide/)
  const distance = () =>
    slides.nth(1).evaluate((slide) => {
      const strip = slide.closest('.sqs-gallery')
      return slide.getBoundingClientRect().left - (strip?.getBoundingClientRect().left ?? 0)
    })
  await expect.poll(async () => Math.abs(await distance())).toBeLessThan(2)
  await page.locator('.sqs-gallery-thumbnails a').nth(2).click()
  await expect(slides.nth(2)).toHaveClass(/sqs-active-slide/)
  await page.locator('.sqs-gallery').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slides.nth(1)).toHaveClass(/sqs-active-slide/)
  await expectAccessible(page)
})

test('the last requested slide is shown, and no press at an end does nothing', async ({
  page,
  owner,
}) => {
  const many = await blocks(owner, [MOVING, { design: 'carousel', controls: true }])
  const path = await published(owner, 'galleries-quick', [many])
  await page.goto(path)
  const show = page.locator('.sqs-gallery-block-slideshow')
  await show.scrollIntoViewIfNeeded()
  const next = show.getByRole('button', { name: 'Next' })
  await next.waitFor()
  await next.evaluate(async (button: HTMLElement) => {
    button.click()
    const strip = button.closest('.sqs-gallery-container')?.querySelector('.sqs-gallery')
    // Halfway to the second slide.
    await new Promise((passed) => strip?.addEventListener('scroll', passed, { once: true }))
    button.click()
  })
  const third = show.locator('.slide').nth(2)
  await expect(third).toBeInViewport({ ratio: 0.9 })
  await expect(third).toHaveClass(/sqs-active-slide/)

  const carousel = page.locator('.sqs-gallery-block-carousel')
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Next' }).waitFor()
  const scrolled = () => carousel.locator('.sqs-gallery').evaluate((strip) => strip.scrollLeft)
  const places = new Set([await scrolled()])
  for (;;) {
    const before = await scrolled()
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect.poll(scrolled).not.toBe(before)
    await untilRests(carousel.locator('.sqs-gallery'))
    if (places.has(await scrolled())) break
    places.add(await scrolled())
  }
  expect(places.size).toBeGreaterThan(1)
})

/** Resolves when a strip has stopped scrolling. */
async function untilRests(strip: Locator): Promise<void> {
  await strip.evaluate(async (element) => {
    for (let before = NaN; before !== element.scrollLeft;) {
      before = element.scrollLeft
      for (let frames = 0; frames < 5; frames += 1)
        await new Promise((rendered) => requestAnimationFrame(rendered))
    }
  })
}

test('the page keeps its width behind a lightbox', async ({ playwright, owner }) => {
  const path = await galleries(owner, 'galleries-bar', { lightbox: true })
  // By default, the test browser hides scrollbars.
  const browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  try {
    const page = await browser.newPage({ baseURL: getEnv('SHOP_URL') })
    await page.goto(path)
    const width = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().width)
    const before = await width()
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).not.toBe(0)
    const opener = page.locator('.js-gallery-lightbox-opener').first()
    await clickHydrated(opener)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await width()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await width()).toBe(before)
  } finally {
    await browser.close()
  }
})

test('captions without room over an image are placed below it', async ({ page, owner }) => {
  const path = await published(owner, 'galleries-words', [
    await section(owner, 3, { design: 'slideshow' }),
    await section(owner, 3, { design: 'carousel' }),
  ])
  await page.goto(path)
  const isBelow = (design: string) =>
    page
      .locator(`.sqs-gallery-design-${design} .slide`)
      .first()
      .evaluate((slide) => {
        const words = slide.querySelector('.meta')?.getBoundingClientRect()
        const photo = slide.querySelector('.image-slide-anchor')?.getBoundingClientRect()
        return words !== undefined && photo !== undefined && words.top >= photo.bottom
      })
  for (const [width, slideshow] of [
    [1280, false],
    [375, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => isBelow('slideshow')).toBe(slideshow)
    await expect.poll(() => isBelow('carousel')).toBe(true)
  }
})

test('captions shown on hover are shown on focus, and always without motion', async ({
  page,
  owner,
}) => {
  const hidden = { 'show-meta-on-hover': true }
  const path = await published(owner, 'galleries-hover', [
    await section(owner, 3, { design: 'slideshow', ...hidden }),
    await section(owner, 3, hidden),
  ])
  await page.goto(path)
  const show = page.locator('.gallery-slideshow')
  const words = show.locator('.sqs-gallery-meta-container').first()
  await show.scrollIntoViewIfNeeded()
  await expect(words).toHaveCSS('opacity', '0')
  await show.locator('.slide').first().hover()
  await expect(words).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(words).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await show.locator('.sqs-gallery').focus()
  await expect(words).toHaveCSS('opacity', '1')
  const still = page.locator('.gallery-grid .sqs-gallery-meta-container').first()
  await expect(still).toHaveCSS('opacity', '1')
})

test('autoplay stops on the first interaction', async ({ page, owner }) => {
  // The interval is long, so that no slide changes between the check and the press.
  const playing = { ...MOVING, autoplay: true, 'autoplay-duration': 10 }
  const path = await galleries(owner, 'galleries-playing', playing)
  const active = page.locator('.sqs-active-slide')
  const slides = page.locator('.slide')
  const open = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion })
    await page.goto(path)
    await slides.first().scrollIntoViewIfNeeded()
    await expect(slides.nth(0)).toHaveClass(/sqs-active-slide/)
  }
  await page.clock.install()
  await open('no-preference')
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(slides.nth(1)).toHaveClass(/sqs-active-slide/, { timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(slides.nth(0)).toHaveClass(/sqs-active-slide/)
  await page.clock.runFor(20_000)
  await expect(active).toHaveAttribute('id', /-1$/)

  await open('reduce')
  await page.clock.runFor(20_000)
  await expect(active).toHaveAttribute('id', /-1$/)
})

test('a video in a gallery loads nothing before it is played, and stops when another slide is shown', async ({
  page,
  owner,
}) => {
  const options = { design: 'masonry', lightbox: true }
  const path = await published(owner, 'galleries-film', [await section(owner, 3, options)])
  const asked: string[] = []
  await page.route(`${PLAYER}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Playing</p>' })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const openers = page.locator('.js-gallery-lightbox-opener')
  await openers.first().scrollIntoViewIfNeeded()
  await expect(openers.nth(1)).toHaveAttribute('aria-haspopup', 'dialog')
  await openers.nth(1).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A firing' })
  const card = dialog.getByRole('link', { name: /Playing connects you to YouTube/ })
  await expect(card).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])
  await card.click()
  await expect(page.frameLocator('iframe.player-frame').getByText('Playing')).toBeVisible()
  expect(asked).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(openers.nth(1)).toBeFocused()

  // A swipe to the left shows the next slide.
  await clickHydrated(openers.first())
  const photo = page.getByRole('dialog', { name: 'A pot' }).getByRole('img')
  await expect(photo).toBeVisible()
  await swipe(page, photo, -120)
  await expect(page.getByRole('dialog', { name: 'A firing' })).toBeVisible()
})

/** Swipes over an element like a finger on a touch screen. */
async function swipe(page: Page, element: Locator, across: number): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('What is swiped is seen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    })
  await touch('touchStart', x)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + across * part)
  await touch('touchEnd')
}

test('galleries cause no layout shift while their images load', async ({ page, owner }) => {
  const moving = { controls: true, thumbnails: true }
  const ofBlocks = ['grid', 'slideshow', 'slider', 'stacked', 'autocolumns', 'carousel']
  const ofSections = ['grid', 'strips', 'slideshow', 'reel', 'fullscreen-slideshow']
  const parts = [
    await blocks(
      owner,
      ofBlocks.map((design) => ({ design, ...moving })),
    ),
  ]
  for (const design of ofSections) parts.push(await section(owner, 4, { design, ...moving }))
  const path = await published(owner, 'galleries-still', parts)
  expect(await movedOn(page, path)).toEqual([])
  await expectAccessible(page)
})

test('a gallery of sixty images causes no layout shift', async ({ page, owner }) => {
  const sixty = await section(owner, 60, { design: 'masonry', lightbox: true })
  const path = await published(owner, 'galleries-sixty', [sixty])
  expect(await movedOn(page, path)).toEqual([])
  await expect(page.locator('.gallery-masonry .gallery-masonry-item')).toHaveCount(60)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('images are links and strips can be scrolled', async ({ page, owner }) => {
    const path = await galleries(owner, 'galleries-plain', { lightbox: true }, MOVING)
    await page.goto(path)
    const link = page.getByRole('link', { name: /^View fullsize/ }).first()
    const address = await link.getAttribute('href')
    expect((await page.request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//)
    await page.locator('.sqs-gallery-thumbnails a').nth(1).click()
    await expect(page.locator('.sqs-gallery-design-slideshow .slide').nth(1)).toBeInViewport({
      ratio: 0.9,
    })
  })
})
