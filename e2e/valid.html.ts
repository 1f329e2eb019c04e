import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fillCheckout, orderNumber } from './buyer.ts'
import { expect, test } from './shop.ts'
import { setTheme } from './theme.ts'

const VALIDATOR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

// What the server sends is what is examined, so nothing may change it first.
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
  'confirm-by-letter': '/account/verify?token=x',
  forgotten: '/account/forgot',
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
    expect(faultsIn(html)).toEqual([])
  })

/** From the product to the order, each page as it was sent. */
async function orderOn(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.goto('/shop/p/everyday-plates')
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Oat')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const cart = await textAt(page, '/cart')
  const checkout = await textAt(page, '/checkout')
  await page.goto('/checkout')
  const faults = await textAfter(page, () => press(page, /^Pay /))
  await fillCheckout(page)
  await page.getByRole('radio', { name: /^Ask for confirmation/ }).check()
  await press(page, /^Pay /)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Confirm')
  const challenge = await textAt(page, page.url())
  await press(page, 'Approve payment')
  await orderNumber(page)
  return {
    cart,
    checkout,
    'checkout-faults': faults,
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

/** The page that a form was answered with. */
async function textAfter(page: Page, submit: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse((each) => each.request().isNavigationRequest())
  await submit()
  return (await answer).text()
}

/** Mostly warnings, that are answered by the reason beside them. */
const ACCEPTED = [
  // Owners put sections together; a picture alone is one too.
  /Section lacks heading[^]*<section id="[^"]*" class="page-section/,
  // The validator's styles end before CSS Containment Level 3, which browsers have since 2023.
  /CSS: (“container-type”: Property “container-type” doesn't exist|Unrecognized at-rule “@container”)/,
  // Safari takes a list without marks for none; the role gives it back.
  /The “list” role is unnecessary/,
  // `section#pdp > article.ProductItem` with the title as heading is what styles and scripts look for.
  /Section lacks heading.*\n<section id="pdp"/,
  /Consider using the “h1” element.*\n<h1 class="ProductItem-details-title/,
]

/** What the Nu validator says of the pages, errors and warnings alike, with their lines, less the accepted. */
function faultsIn(html: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-html-'))
  const files = Object.entries(html).map(([name, text]) => {
    const file = join(folder, `${name}.html`)
    writeFileSync(file, text)
    return file
  })
  const options = ['--format', 'gnu', '--stdout', '--exit-zero-always']
  const { status, stdout, stderr } = spawnSync('java', ['-jar', VALIDATOR, ...options, ...files], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const faults = stdout.split('\n').filter((line) => /: (error|info warning)/.test(line))
  const lineOf = (fault: string) => {
    const [, name = '', line = ''] = /(\w[\w-]*)\.html"?:(\d+)/.exec(fault) ?? []
    return html[name]?.split('\n')[Number(line) - 1]?.trim().slice(0, 300) ?? ''
  }
  rmSync(folder, { recursive: true })
  return faults
    .map((fault) => `${fault.replaceAll(folder, '')}\n${lineOf(fault)}`)
    .filter((fault) => !ACCEPTED.some((accepted) => accepted.test(fault)))
}
