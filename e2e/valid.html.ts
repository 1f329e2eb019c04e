import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fillCheckout, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { setTheme } from './set-theme.ts'

const VALIDATOR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

// Scripts are off, so that the HTML is checked as the server sends it.
test.use({ javaScriptEnabled: false })

const PAGES = {
  home: '/',
  shop: '/shop',
  kind: '/shop?category=cups',
  about: '/about',
  physical: '/shop/p/morning-mug',
  sale: '/shop/p/everyday-plates',
  service: '/shop/p/first-evening-at-the-wheel',
  digital: '/shop/p/glaze-notebook',
  'gift-card': '/shop/p/gift-card',
  'sold-out': '/shop/p/moon-vase-celadon',
  journal: '/journal',
  kinds: '/journal?category=Technique',
  post: '/journal/eleven-days',
  events: '/events',
  event: '/events/winter-opening',
  course: '/throwing',
  lesson: '/throwing/wedging',
  'for-members': '/throwing/centring',
  gallery: '/shelf',
  visit: '/visit',
  french: '/fr',
  'french-post': '/fr/journal/onze-jours',
  'sign-in': '/account/login',
  register: '/account/register',
  confirm: '/account/verify',
  'confirm-by-email': '/account/verify?token=x',
  'forgot-password': '/account/forgot',
  'new-password': '/account/reset?token=x',
  'french-sign-in': '/fr/account/login',
  'french-register': '/fr/account/register',
  'older-comments': '/journal/eleven-days?comments=ffffffff-ffff-ffff-ffff-ffffffffffff',
  unsubscribe: '/newsletter/unsubscribe',
  'not-found': '/nothing/here',
  'empty-cart': '/cart',
  studio: '/config/sign-in',
}

for (const theme of ['kiln', 'signal'])
  test(`every page of ${theme} is valid HTML, and an order needs no script`, async ({
    page,
    browser,
    ownerState,
  }) => {
    test.slow()
    await setTheme(browser, ownerState, theme)
    const html: Record<string, string> = {}
    try {
      for (const [name, path] of Object.entries(PAGES)) html[name] = await textAt(page, path)
      Object.assign(html, await orderOn(page))
    } finally {
      await setTheme(browser, ownerState, 'kiln')
    }
    expect(findIssues(html)).toEqual([])
  })

/** Returns the HTML of every page from the product to the order. */
async function orderOn(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.goto('/shop/p/everyday-plates')
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Oat')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const cart = await textAt(page, '/cart')
  const checkout = await textAt(page, '/checkout')
  await page.goto('/checkout')
  const issues = await textAfter(page, () => press(page, /^Pay /))
  await fillCheckout(page)
  await page.getByRole('radio', { name: /^Ask for confirmation/ }).check()
  await press(page, /^Pay /)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Confirm')
  const challenge = await textAt(page, page.url())
  await press(page, 'Approve payment')
  await readOrderNumber(page)
  return {
    cart,
    checkout,
    'checkout-errors': issues,
    challenge,
    order: await textAt(page, page.url()),
  }
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
}

async function textAt(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(url)
  return answer.text()
}

/** Returns the HTML of the response to a form. */
async function textAfter(page: Page, submit: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse((each) => each.request().isNavigationRequest())
  await submit()
  return (await answer).text()
}

/** The accepted issues with their reasons. */
const ACCEPTED = [
  // The sections of a page are in one article, as templates of the ecosystem expect: its headings are those of the page.
  /info warning: (?:Article lacks heading|Consider using the “h1” element as a top-level heading only)[^]*<article class="sections"/,
  // Owners may create sections without a heading.
  /Section lacks heading[^]*<section id="[^"]*" class="page-section/,
  // The validator does not know CSS Containment Level 3, which browsers support since 2023.
  /CSS: (“container-type”: Property “container-type” doesn't exist|Unrecognized at-rule “@container”)/,
  // Safari ignores lists without markers; the role restores them.
  /The “list” role is unnecessary/,
  // Styles and scripts expect `section#pdp > article.ProductItem` with the title as heading.
  /Section lacks heading.*\n<section id="pdp"/,
  /Consider using the “h1” element.*\n<h1 class="ProductItem-details-title/,
]

/** Returns the errors and warnings of the Nu validator with their lines, except accepted ones. */
function findIssues(html: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-html-'))
  const files = Object.entries(html).map(([name, text]) => {
    const file = join(folder, `${name}.html`)
    // The validator does not know the units of containers, and reads those of the viewport alike.
    writeFileSync(file, text.replaceAll(/(?<=\d)cq[iw]\b/g, 'vw'))
    return file
  })
  const options = ['--format', 'gnu', '--stdout', '--exit-zero-always']
  const { status, stdout, stderr } = spawnSync('java', ['-jar', VALIDATOR, ...options, ...files], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const issues = stdout.split('\n').filter((line) => /: (error|info warning)/.test(line))
  const formatIssue = (issue: string) => {
    const [, name = '', line = ''] = /(\w[\w-]*)\.html"?:(\d+)/.exec(issue) ?? []
    return html[name]?.split('\n')[Number(line) - 1]?.trim().slice(0, 300) ?? ''
  }
  rmSync(folder, { recursive: true })
  return issues
    .map((issue) => `${issue.replaceAll(folder, '')}\n${formatIssue(issue)}`)
    .filter((issue) => !ACCEPTED.some((accepted) => accepted.test(issue)))
}
