import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { changeTheme, changeThemeScripts } from '@vitrine/contract'
import { folderBehaviorCodes } from '@vitrine/model'
import { newCollection, newPage } from '@vitrine/page'
import { collectPageErrors } from './accessibility.ts'
import { addTheme, openInTheme } from './add-theme.ts'
import { addToCart } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const FOLDER = 'fixtures/older-themes'
const INDEX = '/house-of-parts'

/** The effects of the scripts of a theme that visitors see. */
interface Look {
  readonly path: string
  /** An element that only this theme has. */
  readonly mark: string
  readonly see: (page: Page, studio: StudioApi) => Promise<void>
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const readScroll = (page: Page) => page.evaluate(() => window.scrollY)

const LOOKS: Readonly<Record<string, Look>> = {
  alder: {
    path: '/journal/eleven-days',
    mark: '.masthead',
    see: async (page) => {
      await expect(page.locator('.piece-length')).toHaveText(/^\d+ min\. read$/)
      await scrollTo(page, 900)
      await expect(page.locator('body')).toHaveClass(/is-reading/)
      await expect(page.locator('.masthead')).toHaveCSS('position', 'sticky')
    },
  },
  brook: {
    path: INDEX,
    mark: '.stack',
    see: async (page) => {
      const dots = page.locator('.dots a')
      await expect(dots).toHaveText(['Cellar', 'Attic'])
      await expect(dots.first()).toHaveClass(/is-current/)
      await dots.last().click()
      await expect.poll(() => readScroll(page)).toBeGreaterThan(100)
      await expect(dots.last()).toHaveClass(/is-current/)
    },
  },
  cinder: {
    path: '/sounds',
    mark: '#name-plate',
    see: async (page) => {
      const getRoom = () =>
        page
          .locator('#band')
          .evaluate((name) => (name.parentElement?.clientWidth ?? 0) - name.scrollWidth)
      await page.setViewportSize({ width: 320, height: 800 })
      await expect.poll(getRoom).toBeGreaterThanOrEqual(0)
      await expect(page.locator('#band')).not.toHaveCSS('font-size', '120px')
    },
  },
  dune: {
    path: INDEX,
    mark: '#room',
    see: async (page) => {
      await expect(page.locator('#open-now')).toHaveText(
        /^Marlpit (is open until|opens at) \d+:00$/,
      )
      await expect(page.locator('.course')).toHaveCount(2)
      // No owner has approved the handler.
      await page.getByRole('button', { name: 'Reserve a table' }).click()
      await expect(page.locator('#phone')).toBeHidden()
    },
  },
  ember: {
    path: '/shop/p/morning-mug',
    mark: '.counter',
    see: async (page) => {
      const views = page.locator('.detail-view')
      await page.getByRole('button', { name: 'View 2' }).click()
      await expect(views.nth(1)).toBeVisible()
      await expect(views.nth(0)).toBeHidden()
      await addToCart(page, 'everyday-plates', { Glaze: 'Chalk' })
      await expect(page.getByText('is in your bag.')).toBeVisible()
    },
  },
  fern: {
    path: '/shelf',
    mark: '#side',
    see: async (page) => {
      const side = page.locator('#side')
      await expect(side).toHaveClass(/stands/)
      await page.setViewportSize({ width: 600, height: 800 })
      await expect(side).toHaveClass(/lies/)
      const toggle = page.getByRole('button', { name: 'Learn' })
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    },
  },
  gale: {
    path: '/shop',
    mark: '.g-strip',
    see: async (page) => {
      const burger = page.getByRole('button', { name: 'Menu' })
      const overlay = page.locator('.g-overlay')
      await expect(overlay).toBeHidden()
      await burger.click()
      await expect(overlay).toBeVisible()
      await expect(overlay).toHaveCSS('opacity', '1')
      await page.keyboard.press('Escape')
      await expect(overlay).toBeHidden()
      await expect(burger).toBeFocused()
      // A script of a macro, with a value of the page.
      await expect(page.locator('.g-lookbook')).toHaveAttribute('aria-label', 'Shop')
    },
  },
  harbor: {
    path: '/events',
    mark: '#quay',
    see: async (page) => {
      await expect(page.locator('#next-night a:visible .next-when')).toHaveText(/^in \d+ days?$/)
      const nights = page.locator('#nights .night')
      const all = await nights.count()
      const month = page.locator('#months a').first()
      await month.click()
      await expect(month).toHaveClass(/is-on/)
      await expect.poll(() => nights.filter({ visible: true }).count()).toBeLessThan(all)
      await page.locator('#nights .night:visible h3 a').first().click()
      await expect(page.locator('.evening-doors')).toHaveText(/^\d\d:\d\d$/)
    },
  },
  iris: {
    path: '/shelf',
    mark: '#frame',
    see: async (page) => {
      const slides = page.locator('.slide')
      await expect(slides.nth(0)).toBeVisible()
      await expect(slides.nth(1)).toBeHidden()
      await expect(slides.nth(0).locator('img')).toHaveAttribute('src', /format=/)
      await page.getByRole('button', { name: 'On', exact: true }).click()
      await expect(slides.nth(1)).toBeVisible()
      await expect(page.locator('#series-place')).toHaveText('2')
      await page.locator('.contact-frame').nth(2).click()
      await expect(page.locator('#series-place')).toHaveText('3')
      await page.getByRole('button', { name: 'Large' }).click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    },
  },
  juniper: {
    path: '/about',
    mark: '.invitation',
    see: async (page) => {
      await expect(page.locator('.countdown')).toHaveText(/^\d+ days to go$/)
      const slides = page.locator('.banner-slide')
      await expect(slides.nth(0)).toBeVisible()
      await page.getByRole('button', { name: 'Next image' }).click()
      await expect(slides.nth(1)).toBeVisible()
      const play = page.locator('.banner-play')
      await play.click()
      await expect(play).toHaveText('Pause')
      await play.click()
      await expect(play).toHaveText('Play')
      await expect(slides.nth(2)).toBeVisible()
    },
  },
  kestrel: {
    path: '/journal',
    mark: '#left-column',
    see: async (page, studio) => {
      await expect(page.locator('.post-date').first()).toHaveText(/ago$|^today$/)
      await studio.put(changeThemeScripts.path, { runsHandlers: true })
      await page.goto('/about-this-blog')
      await expect(page.getByText('Read by a script.')).toBeVisible()
      const field = page.locator('#find input')
      await expect(async () => {
        await page.reload()
        await page.getByRole('button', { name: 'Find' }).click()
        await expect(field).toHaveAttribute('placeholder', /"It" isn't much$/, { timeout: 2_000 })
      }).toPass()
    },
  },
  lumen: {
    path: INDEX,
    mark: '.landing',
    see: async (page) => {
      const anchors = page.locator('#anchors a')
      await expect(anchors).toHaveText(['Cellar', 'Attic'])
      await expect(page.locator('progress')).toHaveCount(0)
      await anchors.last().click()
      await expect.poll(() => readScroll(page)).toBeGreaterThan(0)
      await expect(page.locator('.progress span')).not.toHaveCSS('width', '0px')
    },
  },
}

/** Publishes an index of two pages, which the themes show in different ways. */
async function publishIndex(studio: StudioApi): Promise<void> {
  const publish = async (title: string, slug: string, collection = {}) => {
    const body = newPage({ locale: 'en-GB', title, slug }, collection)
    return (await studio.publish({ kind: 'page', body })).id
  }
  const pageIds = [await publish('Cellar', 'cellar'), await publish('Attic', 'attic')]
  const folder = { behavior: folderBehaviorCodes.index, isIndex: true, pageIds }
  const collection = newCollection({ typeName: 'index', folder })
  await publish('House of parts', INDEX.slice(1), { collection })
}

test.describe('scripts of older themes', () => {
  test.beforeAll(async ({ browser, ownerState, baseURL }) => {
    const context = await browser.newContext({ storageState: ownerState, baseURL: baseURL ?? '' })
    await publishIndex(new StudioApi(await context.newPage()))
    await context.close()
  })

  test.afterEach(({ owner }) => new StudioApi(owner).put(changeTheme.path, { name: 'kiln' }))

  for (const [name, { path, mark, see }] of Object.entries(LOOKS))
    test(`the scripts of the older theme ${name} do what visitors see`, async ({
      page,
      owner,
      baseURL,
    }) => {
      const studio = new StudioApi(owner)
      addTheme(join(FOLDER, name), '--replace')
      await page.setViewportSize({ width: 1280, height: 800 })
      await openInTheme(page, studio, { name, path, mark })
      const errors = collectPageErrors(page, new URL(baseURL ?? '').origin)
      await page.goto(path)
      await see(page, studio)
      expect(errors).toEqual([])
    })

  test('a script that throws, and one that writes into the page, break nothing', async ({
    page,
    owner,
  }) => {
    const copy = mkdtempSync(join(tmpdir(), 'vitrine-kestrel-'))
    cpSync(join(FOLDER, 'kestrel'), copy, { recursive: true })
    const region = join(copy, 'site.region')
    const written = `<script>document.write('<p id="written">Written</p>')</script>
    <script>throw new Error('thrown inline')</script>`
    writeFileSync(
      region,
      readFileSync(region, 'utf8').replace('<div id="right-column">', `$&${written}`),
    )
    appendFileSync(join(copy, 'scripts/kestrel.js'), "\nthrow new Error('thrown in a file');\n")
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    try {
      addTheme(copy, '--name', 'kestrel-broken')
      const place = { name: 'kestrel-broken', path: '/shop', mark: '#written' }
      await openInTheme(page, new StudioApi(owner), place)
      await expect(page.locator('#written')).toHaveText('Written')
      await expect(page.locator('.sale-thing').first()).toBeVisible()
      await addToCart(page, 'everyday-plates', { Glaze: 'Chalk' })
      await page.goto('/cart')
      await expect(page.locator('.cart-row')).toHaveCount(1)
      expect([...new Set(errors)].toSorted()).toEqual(['thrown in a file', 'thrown inline'])
    } finally {
      rmSync(copy, { recursive: true })
    }
  })
})
