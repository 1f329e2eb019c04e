import {
  type Choice,
  type MoneyInPageJson,
  type OptionedVariant,
  type ProductType,
  productTypeCodes,
} from '@vitrine/model'

/** A variant as the page's markup carries it. */
export interface PageVariant extends OptionedVariant {
  readonly id: string
  readonly sku: string
  readonly onSale: boolean
  readonly priceMoney: MoneyInPageJson
  readonly salePriceMoney: MoneyInPageJson
  readonly mainImageId?: string | null
  readonly imageIds?: readonly string[]
}

/** The part of the page about one product that `element` belongs to. */
export function productRoot(element: Element): Element {
  return (
    element.closest('.ProductItem, .product-detail, .product-block') ??
    element.closest('article, form') ??
    document.body
  )
}

/** Which kind of product the page sells there, as its button tells. */
export function typeIn(root: Element): ProductType | undefined {
  const button = root.querySelector<HTMLElement>('.sqs-add-to-cart-button')
  return button ? typeOfButton(button) : undefined
}

export function typeOfButton({ dataset }: HTMLElement): ProductType | undefined {
  const code = Number(dataset['productType'])
  for (const type of productTypes) if (productTypeCodes[type] === code) return type
  return undefined
}

const productTypes = ['physical', 'digital', 'service', 'gift-card', 'paywall'] as const

/** What `.product-variants` offers and what is chosen in it now. */
export interface Offer {
  readonly options: readonly string[]
  readonly variants: readonly PageVariant[]
  readonly choice: Choice
}

/** Reads the offer from the markup, whether or not a script has touched it yet. */
export function offerIn(element: HTMLElement): Offer {
  const variants: readonly PageVariant[] = JSON.parse(element.dataset['variants'] || '[]')
  const chosen = optionsIn(element).map(({ name, select, radios }) => {
    const radio = radios.find(({ checked }) => checked)
    return [name, select?.value || radio?.value || ''] as const
  })
  return { options: chosen.map(([name]) => name), variants, choice: Object.fromEntries(chosen) }
}

/** One option in both of its forms; themes show one of them. */
export interface OptionControls {
  readonly name: string
  readonly select: HTMLSelectElement | null
  readonly radios: readonly HTMLInputElement[]
  readonly row: HTMLElement | null
}

export function optionsIn(element: Element): readonly OptionControls[] {
  return [...element.querySelectorAll('.variant-option')].flatMap((option) => {
    const select = option.querySelector<HTMLSelectElement>('select[data-variant-option-name]')
    const row = option.querySelector<HTMLElement>('.variant-radiobtn-wrapper')
    const name = (select ?? row)?.dataset['variantOptionName']
    if (name === undefined) return []
    const radios = [...option.querySelectorAll<HTMLInputElement>('.variant-radiobtn')]
    return [{ name, select, radios, row }]
  })
}

/** The quantity asked for: 1 when nobody asks, NaN when what is typed is no number. */
export function quantityIn(root: Element): number {
  const input = root.querySelector<HTMLInputElement>('.product-quantity-input input')
  return input ? input.valueAsNumber : 1
}
