import { blockTypeCodes, pageTypeCodes, type PageType } from '@vitrine/model'
import { htmlToRich } from '@vitrine/page'
import { addToCart, fillCheckout, orderNumber, pay } from '../../e2e/buyer.ts'
import type { Camera, Shot } from './camera.ts'
import type { Example } from './example.ts'
import { contentOf, type Owner } from './owner.ts'

/** What is met only by who does something before. */
export interface Act {
  readonly name: string
  readonly type?: PageType
  /** Leaves the page to be looked at on the screen. */
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

/** In this order: each goes on where the one before it ended. */
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
      await orderNumber(page)
    },
  },
  {
    name: 'Order received',
    type: 'order-received',
    play: async ({ page }) => {
      await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
      await page.goto('/checkout')
      await fillCheckout(page)
      // What the test bank knows beside what it offers: it is paid later.
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
      // A form of another site, as far as the server can tell.
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
        ...contentOf('popup', [offer]),
        type: pageTypeCodes['popup-overlay'],
        settings: {
          enabled: true,
          popup: { position: 'bottom-right', everyDays: 7, afterMs: 0, version: 1 },
        },
      })
      const dialog = page.locator('dialog[open]')
      // A page that is kept is given until the server has heard of the popup.
      for (let tries = 0; tries < 20 && (await dialog.count()) === 0; tries += 1) {
        await page.goto('/about')
        await dialog.waitFor({ timeout: 1_000 }).catch(() => undefined)
      }
    },
    after: async (owner) => owner.unpublish(popup),
  },
]

/** Plays an act and looks; what goes wrong in it is a fault of this act alone. */
export async function playAct(act: Act, camera: Camera, owner: Owner): Promise<Shot | undefined> {
  try {
    await act.play(camera, owner)
    const shot = await camera.takeScreen(act.name)
    await camera.note(act.name)
    return shot
  } catch (error) {
    camera.faults.push(`${act.name}: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  } finally {
    await act.after?.(owner)
  }
}
