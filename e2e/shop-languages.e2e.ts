import { recordButtonLabels } from './checkout-steps.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

test('a visitor buys in French, from the product to the order', async ({ page }) => {
  await page.goto('/fr/boutique/p/glaze-notebook')
  const labels = await recordButtonLabels(page)
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  await expect.poll(labels).toContain('Ajouté !')
  await page.goto('/fr/cart')
  await expect(page.getByRole('heading', { name: 'Votre panier' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Retirer/ })).toBeVisible()
  await expect(page.locator('.cart-subtotal-price')).toHaveText(/^9,00/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Commander' }).click()
  await expect(page).toHaveURL(/\/fr\/checkout$/)
  await page.getByLabel('E-mail').fill('lea@example.com')
  await page
    .getByRole('button', { name: /^Payer/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/fr\/order\//)
  await expect(page.getByRole('heading', { name: 'Merci pour votre commande' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour à la boutique' }).click()
  await expect(page).toHaveURL(/\/fr\/boutique$/)
})
