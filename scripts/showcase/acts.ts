import { blockTypeCodes, pageTypeCodes, type PageType } from '@vitrine/model'
import { htmlToRich } from '@vitrine/page'
import { addToCart, fillCheckout, readOrderNumber, pay } from '../../e2e/checkout-steps.ts'
import type { Camera, Shot } from './camera.ts'
import type { Example } from './example.ts'
import { createContent, type Owner } from './owner.ts'

/** A screen that a visitor reaches only by doing something. */
export interface Act {
  readonly name: string
  readonly type?: PageType
  /** Prepares the screen. */
  readonly play: (camera: Camera, owner: Owner) => Promise<void>
  readonly after?: (owner: Owner) => Promise<void>
}

let popup = ''

const offer: Example = {
  name: 'offer',
  block: { type: blockTypeCodes.html, data: {} },
  text: {
    body: htmlToRich(
      '<h2>Ten percent off your first piece</h2><p>Leave your address, and hear of every kiln that is opened.</p>',
    ),
  },
  columns: 12,
}

/** The acts in order; each continues where the last one ended. */
export const acts: readonly Act[] = [
  {
    name: 'Lightbox',
    play: async ({ page }) => {
      await page.goto('/showcase-lightbox')
      await page.locator('.js-gallery-lightbox-opener').nth(1).click()
      await page.getByRole('dialog').getByRole('img').waitFor()
    },
  },
  {
    name: 'Added to cart',
    play: async ({ page }) => addToCart(page, 'everyday-plates', { Glaze: 'Chalk' }),
  },
  {
    name: 'Cart',
    type: 'cart-v2',
    play: async ({ page }) => {
      await addToCart(page, 'supper-bowl', { Glaze: 'Oat' })
      await page.goto('/cart')
      await page.getByRole('link', { name: 'Supper bowl' }).first().waitFor()
    },
  },
  {
    name: 'Checkout',
    type: 'checkout',
    play: async ({ page }) => {
      await page.goto('/checkout')
    },
  },
  {
    name: 'The bank asks',
    play: async ({ page }) => {
      await fillCheckout(page)
      await pay(page, 'Ask for confirmation')
      await page.getByRole('button', { name: 'Approve payment' }).waitFor()
    },
  },
  {
    name: 'Order confirmed',
    type: 'order-confirmed',
    play: async ({ page }) => {
      await page.getByRole('button', { name: 'Approve payment' }).click()
      await readOrderNumber(page)
    },
  },
  {
    name: 'Order received',
    type: 'order-received',
    play: async ({ page }) => {
      await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
      await page.goto('/checkout')
      await fillCheckout(page)
      // The test bank has a hidden outcome: the payment arrives later.
      const approve = page.getByRole('radio', { name: /^Approve/ })
      await approve.evaluate((radio) => radio.setAttribute('value', 'late'))
      await pay(page)
      await page.waitForURL(/\/order\/[\w-]{22}/)
    },
  },
  {
    name: 'Donation',
    type: 'donate',
    play: async ({ page }) => {
      await page.goto('/showcase-donation')
      await page.getByRole('radio').nth(1).check()
      await page.locator('.donation-button').first().click()
      await page.waitForURL(/\/checkout\/donation\?/)
    },
  },
  {
    name: 'Donation confirmed',
    type: 'contribution-confirmed',
    play: async ({ page }) => {
      await page.getByLabel('Email').fill('giver@example.com')
      await pay(page)
      await page.waitForURL(/\/order\/[\w-]{22}/)
    },
  },
  {
    name: 'Error',
    type: 'error',
    play: async ({ page }) => {
      await page.goto('/about')
      // The server takes this for a form of another site.
      await page.evaluate(() => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action: '/cart/entries/none',
        })
        document.body.append(form)
        form.submit()
      })
      await page.waitForURL('**/cart/entries/none')
    },
  },
  {
    name: 'Popup over a page',
    type: 'popup-overlay',
    play: async ({ page }, owner) => {
      popup = await owner.publish('showcase-popup', 'Ten percent off your first piece', {
        ...createContent('popup', [offer]),
        type: pageTypeCodes['popup-overlay'],
        settings: {
          enabled: true,
          popup: { position: 'bottom-right', everyDays: 7, afterMs: 0, version: 1 },
        },
      })
      const dialog = page.locator('dialog[open]')
      // The cached page is served until the server is notified of the popup.
      for (let tries = 0; tries < 20 && (await dialog.count()) === 0; tries += 1) {
        await page.goto('/about')
        await dialog.waitFor({ timeout: 1_000 }).catch(() => undefined)
      }
    },
    after: async (owner) => owner.unpublish(popup),
  },
]

/** Plays an act and takes a screenshot. An error in it is a problem of this act only. */
export async function playAct(act: Act, camera: Camera, owner: Owner): Promise<Shot | undefined> {
  try {
    await act.play(camera, owner)
    const shot = await camera.takeScreen(act.name)
    await camera.recordProblems(act.name)
    return shot
  } catch (error) {
    camera.problems.push(`${act.name}: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  } finally {
    await act.after?.(owner)
  }
}
