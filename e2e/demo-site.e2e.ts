import type { Page, Route } from '@playwright/test'
import { collectPageErrors, expectAccessible, IS_FULL_SIZE } from './accessibility.ts'
import { expect, getEnv, test as base } from './shop.ts'

/** A page of the demo site in one language. */
interface Place {
  readonly path: string
  readonly title: string | RegExp
  readonly status?: number
}

/** The types of pages in both languages. */
const KINDS: Readonly<Record<string, { readonly en: Place; readonly fr: Place }>> = {
  home: {
    en: { path: '/', title: 'Marlpit — Stoneware thrown by hand, for ordinary days' },
    fr: { path: '/fr', title: 'Marlpit — Du grès tourné à la main, pour tous les jours' },
  },
  'a page of blocks': {
    en: { path: '/about', title: 'About — Marlpit' },
    fr: { path: '/fr/a-propos', title: 'À propos — Marlpit' },
  },
  'a page with many links': {
    en: { path: '/visit', title: 'Visit — Marlpit' },
    fr: { path: '/fr/visite', title: 'Nous rendre visite — Marlpit' },
  },
  'the shop': {
    en: { path: '/shop', title: 'Shop — Marlpit' },
    fr: { path: '/fr/boutique', title: / — Marlpit$/ },
  },
  'the journal': {
    en: { path: '/journal', title: 'Journal — Marlpit' },
    fr: { path: '/fr/journal', title: 'Journal — Marlpit' },
  },
  'posts of one tag': {
    en: { path: '/journal?tag=Patience', title: 'Patience — Marlpit' },
    fr: { path: '/fr/journal?tag=Patience', title: 'Patience — Marlpit' },
  },
  'a post with comments': {
    en: { path: '/journal/eleven-days', title: 'Eleven days in the life of a mug — Marlpit' },
    fr: { path: '/fr/journal/onze-jours', title: 'Onze jours dans la vie d’une tasse — Marlpit' },
  },
  events: {
    en: { path: '/events', title: 'What is on — Marlpit' },
    fr: { path: '/fr/agenda', title: 'Agenda — Marlpit' },
  },
  'an event': {
    en: { path: '/events/winter-opening', title: 'Winter kiln opening — Marlpit' },
    fr: { path: '/fr/agenda/ouverture-hiver', title: 'Ouverture de four d’hiver — Marlpit' },
  },
  'a gallery': {
    en: { path: '/shelf', title: 'The shelf — Marlpit' },
    fr: { path: '/fr/etagere', title: 'L’étagère — Marlpit' },
  },
  'an album': {
    en: { path: '/sounds', title: 'Sounds of the pottery — Marlpit' },
    fr: { path: '/fr/sons', title: 'Les sons de l’atelier — Marlpit' },
  },
  'a track': {
    en: { path: '/sounds/cracked-bowl', title: 'A cracked bowl — Marlpit' },
    fr: { path: '/fr/sons/bol-fele', title: 'Un bol fêlé — Marlpit' },
  },
  'an index': {
    en: { path: '/a-way-round', title: 'A way round — Marlpit' },
    fr: { path: '/fr/tour', title: 'Le tour de l’atelier — Marlpit' },
  },
  'a course': {
    en: { path: '/throwing', title: 'Throwing at the wheel — Marlpit' },
    fr: { path: '/fr/tourner', title: 'Apprendre à tourner — Marlpit' },
  },
  'a lesson': {
    en: { path: '/throwing/wedging', title: 'Wedging, or how clay wakes up — Marlpit' },
    fr: {
      path: '/fr/tourner/battre-la-terre',
      title: 'Battre la terre, ou comment elle se réveille — Marlpit',
    },
  },
  'a lesson for members': {
    en: { path: '/throwing/centring', title: 'Members only — Marlpit', status: 403 },
    fr: { path: '/fr/tourner/centrer', title: 'Réservé aux membres — Marlpit', status: 403 },
  },
  'a page with a password': {
    en: { path: '/trade', title: 'Locked — Marlpit', status: 401 },
    fr: { path: '/fr/professionnels', title: 'Page protégée — Marlpit', status: 401 },
  },
  'what was found': {
    en: { path: '/search?q=kiln', title: /^\d+ results for “kiln” — Marlpit$/ },
    fr: { path: '/fr/search?q=four', title: /^\d+ résultats pour « four » — Marlpit$/ },
  },
  'nothing found': {
    en: { path: '/search?q=xyzzyx', title: /^No results for “xyzzyx”/ },
    fr: { path: '/fr/search?q=xyzzyx', title: /^Aucun résultat pour « xyzzyx »/ },
  },
  'no page': {
    en: { path: '/nothing/here', title: 'Page not found — Marlpit', status: 404 },
    fr: { path: '/fr/rien/ici', title: 'Page introuvable — Marlpit', status: 404 },
  },
}
const LANGUAGES = { en: 'en-GB', fr: 'fr' } as const

/** Whether the scripts of pages run. axe needs scripts, so without them they are removed from the response. */
const test = base.extend<{ readonly scripts: boolean; readonly pageErrors: readonly string[] }>({
  scripts: [true, { option: true }],
  pageErrors: [
    async ({ page, scripts }, use) => {
      if (!scripts) await page.route('**/*', withoutScripts)
      const pageErrors = collectPageErrors(page, getEnv('SHOP_URL'))
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
})

/** Returns the widths at which axe runs: it finds the same without scripts and in French, but for few rules. */
function chooseAxeWidths(language: string, scripts: boolean): readonly number[] {
  if (IS_FULL_SIZE || (language === 'en' && scripts)) return [375, 1280]
  if (language === 'en') return [375]
  return scripts ? [1280] : []
}

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ scripts })

    for (const [name, kind] of Object.entries(KINDS))
      test(`${name} is complete in both languages`, async ({ page }) => {
        for (const [key, language] of Object.entries(LANGUAGES)) {
          const { path, title, status = 200 } = key === 'fr' ? kind.fr : kind.en
          const answer = await page.goto(path)
          expect(answer?.status(), path).toBe(status)
          await expect(page).toHaveTitle(title)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expectFrame(page, language)
          const axeWidths = chooseAxeWidths(key, scripts)
          if (axeWidths.length > 0) await expectAccessible(page, axeWidths)
        }
      })

    test('the password of a page opens it in the language it was asked in', async ({ page }) => {
      for (const [path, words] of [
        ['/trade', 'From twenty-four pieces'],
        ['/fr/professionnels', 'vingt-quatre'],
      ] as const) {
        await page.context().clearCookies()
        await page.goto(path)
        await page.locator('input[type=password]').fill('something else')
        await page.locator('main form button').click()
        await expect(page.getByRole('alert')).toBeVisible()
        await page.locator('input[type=password]').fill('saltby')
        await page.locator('main form button').click()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expect(page.getByRole('main')).toContainText(words)
        await expectAccessible(page)
      }
    })

    test('a post shows replies and accepts comments', async ({ page }) => {
      await page.goto('/journal/eleven-days')
      await expect(page.getByRole('heading', { name: 'Comments (3)' })).toBeVisible()
      const answer = page.locator('.comment-replies .comment')
      await expect(answer).toContainText('Site author')
      await expect(page.getByRole('button', { name: 'Post comment' })).toBeVisible()
      await page.getByRole('link', { name: 'Patience' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Patience')
      await expect(page.locator('.post-card')).toHaveCount(3)
    })
  })

test('by keyboard alone: past the header, into a folder of the menu, into the other language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/journal')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#page')).toBeFocused()

  const folder = page.locator('.site-nav-wide summary', { hasText: 'The pottery' })
  await folder.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'About' }).first()).toBeFocused()
  for (const name of ['The shelf', 'Sounds']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(name)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sounds$/)

  await page.locator('.language-switch summary').focus()
  await page.keyboard.press('Enter')
  await page.locator('.language-switch').getByRole('link', { name: 'Français' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fr\/sons$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les sons de l’atelier')
})

test('controls on a post are large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/journal/eleven-days')
  const like = page.getByRole('button', { name: /^Like/ })
  // The link becomes a button when it is near the viewport.
  await page.locator('.article-foot').scrollIntoViewIfNeeded()
  await expect(like).toBeVisible()
  const tags = page.locator('.article-tags a')
  await expect(tags).toHaveCount(2)
  for (const target of [like, tags.nth(0), tags.nth(1)]) {
    const box = await target.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
})

/** Removes scripts from a response and unwraps `noscript` elements. */
async function withoutScripts(route: Route): Promise<void> {
  const request = route.request()
  if (request.resourceType() === 'script') return route.abort('aborted')
  if (!request.isNavigationRequest()) return route.continue()
  const answer = await route.fetch({ maxRedirects: 0 })
  const html = await answer.text()
  const body = html
    .replaceAll(/<script\b[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<\/?noscript>/g, '')
  return route.fulfill({ response: answer, body })
}

/** Expects the header and footer in the language of the page. */
async function expectFrame(page: Page, language: string): Promise<void> {
  const footer = page.getByRole('contentinfo')
  const [journal, other] = language === 'fr' ? ['/fr/journal', 'en-GB'] : ['/journal', 'fr']
  await expect(footer.locator(`a[href="${journal}"]:not([hreflang])`)).toHaveCount(1)
  await expect(footer.locator(`a[hreflang="${other}"]`)).toHaveCount(1)
  const announced = language === 'fr' ? 'Livraison suivie offerte' : 'Tracked delivery is free'
  await expect(page.locator('.sqs-announcement-bar-dropzone')).toContainText(announced)
}
