import type { PageVariant } from '../../product/page-product.ts'

interface Chosen {
  readonly variant: PageVariant
  readonly isInStock: boolean
}

/**
 * Shows the scarcity text and the restock form of the chosen variant and hides those of the others; without a
 * choice, they stay as the server rendered them.
 *
 * @see template language spec §11 "product-scarcity", "product-restock-notification"
 */
export function showNotices(root: Element, chosen: Chosen | undefined): void {
  for (const notice of root.querySelectorAll<HTMLElement>('.product-scarcity')) {
    const { variantAttributes } = notice.dataset
    if (variantAttributes === undefined) notice.hidden = chosen !== undefined
    else notice.hidden = !chosen || !hasAttributes(chosen.variant, variantAttributes)
  }
  for (const notice of root.querySelectorAll<HTMLElement>('.product-restock-notification'))
    if (chosen)
      notice.hidden = chosen.isInStock || notice.dataset['variantId'] !== chosen.variant.id
}

function hasAttributes({ attributes }: PageVariant, json: string): boolean {
  const required: Readonly<Record<string, string>> = JSON.parse(json)
  return Object.entries(required).every(([name, value]) => attributes[name] === value)
}
