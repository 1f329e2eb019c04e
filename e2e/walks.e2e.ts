import type { Locator, Page } from '@playwright/test'
import { findAddButton, type Choice, chooseOptions, recordButtonLabels } from './checkout-steps.ts'
import { collectPageErrors, expectNoHorizontalScroll } from './accessibility.ts'
import { clickHydrated } from './hydration.ts'
import { northing } from './northing-shop.ts'
import type { Shop } from './server.ts'
import { expect, getEnv, test as base } from './shop.ts'

const test = base.extend<object, { readonly northing: Shop }>({
  northing,
})

interface Walk {
  readonly product: string
  readonly choice: Choice
  /** The page with a lightbox gallery. */
  readonly gallery: string
  readonly searched: string
  /** The page with a contact form. */
  readonly form?: string
}

const WALKS = {
  Kiln: {
    product: 'Chamberstick',
    choice: { Glaze: 'Chalk' },
    gallery: '/shelf',
    searched: 'glaze',
  },
  Signal: {
    product: 'Field book',
    choice: { Cover: 'Kraft', Ruling: 'Dot' },
    gallery: '/details',
    searched: 'ink',
    form: '/contact',
  },
} as const satisfies Record<string, Walk>

const SCREENS = {
  'a phone': { width: 375, height: 812 },
  'a desk': { width: 1280, height: 800 },
} as const

for (const javaScriptEnabled of [true, false])
  for (const [screen, viewport] of Object.entries(SCREENS))
    test.describe(`on ${screen}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled, viewport })

      for (const [theme, walk] of Object.entries(WALKS))
        test(`a visitor walks the demo site of ${theme}`, async ({ page, northing }) => {
          test.slow()
          const site = theme === 'Signal' ? northing.url : getEnv('SHOP_URL')
          const pageErrors = collectPageErrors(page, site)
          await walkThrough(page, { site, walk, viewport, hasScripts: javaScriptEnabled })
          // Without JavaScript, the browser reports each script as blocked.
          const isExpected = (message: string) => !javaScriptEnabled && message.endsWith('.js csp')
          expect(pageErrors.filter((message) => !isExpected(message))).toEqual([])
        })
    })

interface Given {
  readonly site: string
  readonly walk: Walk
  readonly viewport: { readonly width: number }
  readonly hasScripts: boolean
}

async function walkThrough(page: Page, { site, walk, viewport, hasScripts }: Given): Promise<void> {
  const isPhone = viewport.width < 768
  const heading = page.getByRole('heading', { level: 1 }).first()
  const fits = async () => {
    await expect(heading).toBeVisible()
    // Without scripts, the page is parsed before its styles are loaded.
    await expectNoHorizontalScroll(page, viewport.width)
  }
  const menu = async () => {
    await page.goto(site)
    await fits()
    if (!isPhone) return page.locator('.site-nav-wide')
    const folded = page.locator('.nav-phone')
    await folded.locator('summary').first().click()
    return folded
  }
  const follow = async (link: Locator, to: RegExp) => {
    await link.click()
    await expect(page).toHaveURL(to)
    await fits()
  }

  await test.step('a product from the shop in the menu gets into the cart and the checkout', async () => {
    await follow((await menu()).getByRole('link', { name: 'Shop', exact: true }), /\/shop$/)
    await follow(page.getByRole('link', { name: walk.product, exact: true }), /\/shop\/p\//)
    if (hasScripts) {
      await chooseOptions(page, walk.choice)
      const labels = await recordButtonLabels(page)
      await findAddButton(page).click()
      await expect.poll(labels).toContain('Added!')
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    } else {
      for (const [option, value] of Object.entries(walk.choice))
        await page.getByRole('combobox', { name: new RegExp(option) }).selectOption(value)
      await page.getByRole('button', { name: 'Add To Cart' }).click()
    }
    await expect(page).toHaveURL(/\/cart$/)
    await fits()
    await expect(page.getByRole('main')).toContainText(walk.product)
    await follow(page.getByRole('link', { name: 'Checkout' }), /\/checkout$/)
    await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  })

  await test.step('the journal links to its posts', async () => {
    await follow((await menu()).getByRole('link', { name: 'Journal' }), /\/journal$/)
    await follow(page.locator('main h2 a').first(), /\/journal\/.+/)
  })

  await test.step('images open over the page, or alone', async () => {
    await page.goto(`${site}${walk.gallery}`)
    await fits()
    const opener = page.locator('.js-gallery-lightbox-opener').first()
    if (!hasScripts) {
      await opener.click()
      return expect(page).toHaveURL(/\/assets\//)
    }
    await clickHydrated(opener)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    // Closing goes back in the history, which would abort the next visit.
    await expect.poll(() => page.evaluate(() => history.state)).not.toEqual({ isDialog: true })
  })

  if (walk.form !== undefined)
    await test.step('a message is sent', async () => {
      await page.goto(`${site}${walk.form}`)
      await fits()
      await page.getByLabel('First Name').fill('Ada')
      await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
      await page.getByLabel('It is about').selectOption('A repair')
      await page.getByLabel('Message').fill('The thread of mine has gone.')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('It has arrived.')).toBeVisible()
    })

  await test.step('the search finds', async () => {
    await page.goto(`${site}/search`)
    await fits()
    const box = page.getByRole('main').getByRole('searchbox')
    await box.fill(walk.searched)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${walk.searched}`))
    await expect(page).toHaveTitle(/^[1-9]\d* results? for /)
    await fits()
  })

  await test.step('the other language is one press away', async () => {
    const folded = await menu()
    const languages = page.locator('.language-switch')
    if (!isPhone) await languages.locator('summary').click()
    const link = (isPhone ? folded : languages).getByRole('link', { name: 'Français' })
    await follow(link, /\/fr$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
}
