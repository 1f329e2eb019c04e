import {
  chooseAxeWidths,
  expectOtherWidths,
  expectScreenAccessible,
  STUDIO_HEIGHT,
  STUDIO_WIDTHS,
} from './accessibility.ts'
import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expectMarked, markCatalog } from './pseudo-locale.ts'
import { expect, test } from './shop.ts'
import { findUnlistedRoutes, isFullScreen, openScreen, studioScreens } from './studio-screens.ts'
import { findSubjects, hasOrder } from './studio-subjects.ts'

test('each route of the studio is in the list of its screens', () => {
  expect(findUnlistedRoutes()).toEqual([])
})

/** The screens of one test. */
const SCREENS_PER_TEST = 2

for (let first = 0; first < studioScreens.length; first += SCREENS_PER_TEST) {
  const screens = studioScreens.slice(first, first + SCREENS_PER_TEST)
  const names = screens.map(({ name }) => name).join(', ')
  test(`screens of the studio are accessible, fit at every width, and show texts of the catalog alone: ${names}`, async ({
    owner,
    page,
  }) => {
    if (!(await hasOrder(owner))) {
      await addToCart(page, 'seedling-pots')
      await page.goto('/checkout')
      await fillCheckout(page)
      await pay(page)
      await readOrderNumber(page)
    }
    const subjects = await findSubjects(owner)
    for (const screen of screens) {
      const chosen = chooseAxeWidths(STUDIO_WIDTHS, screen.name)
      for (const width of chosen)
        await test.step(`${screen.name} at ${width} px`, async () => {
          const isEditor = isFullScreen(screen)
          const height = isEditor ? 900 : STUDIO_HEIGHT
          await owner.setViewportSize({ width, height })
          // A panel of the editor is a column, floats or is a sheet: each width shows it anew.
          if (width === chosen[0] || (isEditor && screen.show)) {
            const data = await markCatalog(owner)
            await openScreen(owner, screen, subjects)
            await expectMarked(owner, data)
            await owner.unrouteAll({ behavior: 'wait' })
          }
          await expectScreenAccessible(owner, width, height)
        })
      await expectOtherWidths(owner, chosen)
    }
  })
}
