import {
  type Choice,
  type PageJsonMoney,
  type OptionedVariant,
  type ProductType,
  productTypeCodes,
} from '@vitrine/model'

/** A variant from the page's markup. */
export interface PageVariant extends OptionedVariant {
  readonly id: string
  readonly sku: string
  readonly onSale: boolean
  readonly priceMoney: PageJsonMoney
  readonly salePriceMoney: PageJsonMoney
  readonly lowestPriceMoney?: PageJsonMoney
  readonly mainImageId?: string | null
  readonly imageIds?: readonly string[]
}

/** Returns the product's part of the page that `element` belongs to. */
export function findProductRoot(element: Element): Element {
  return (
    element.closest('.ProductItem, .product-detail, .product-block') ??
    element.closest('article, form') ??
    document.body
  )
}

/** Reads the product type from the add-to-cart button; undefined if there is none. */
export function readProductType(root: Element): ProductType | undefined {
  const button = root.querySelector<HTMLElement>('.sqs-add-to-cart-button')
  return button ? readButtonProductType(button) : undefined
}

export function readButtonProductType({ dataset }: HTMLElement): ProductType | undefined {
  const code = Number(dataset['productType'])
  for (const type of productTypes) if (productTypeCodes[type] === code) return type
  return undefined
}

const productTypes = ['physical', 'digital', 'service', 'gift-card', 'paywall'] as const

/** The options and variants of `.product-variants` and the current choice. */
export interface Offer {
  readonly options: readonly string[]
  readonly variants: readonly PageVariant[]
  readonly choice: Choice
}

/** Reads the offer from the markup. */
export function readOffer(element: HTMLElement): Offer {
  const variants: readonly PageVariant[] = JSON.parse(element.dataset['variants'] || '[]')
  const chosen = findOptionControls(element).map(({ name, select, radios }) => {
    const radio = radios.find(({ checked }) => checked)
    return [name, select?.value || radio?.value || ''] as const
  })
  return { options: chosen.map(([name]) => name), variants, choice: Object.fromEntries(chosen) }
}

/** The controls of one option: a select and radio buttons, of which themes show one. */
export interface OptionControls {
  readonly name: string
  readonly select: HTMLSelectElement | null
  readonly radios: readonly HTMLInputElement[]
  readonly row: HTMLElement | null
}

export function findOptionControls(element: Element): readonly OptionControls[] {
  return [...element.querySelectorAll('.variant-option')].flatMap((option) => {
    const select = option.querySelector<HTMLSelectElement>('select[data-variant-option-name]')
    const row = option.querySelector<HTMLElement>('.variant-radiobtn-wrapper')
    const name = (select ?? row)?.dataset['variantOptionName']
    if (name === undefined) return []
    const radios = [...option.querySelectorAll<HTMLInputElement>('.variant-radiobtn')]
    return [{ name, select, radios, row }]
  })
}

/** Reads the quantity: 1 if there is no input, NaN if it is not a number. */
export function readQuantity(root: Element): number {
  const input = root.querySelector<HTMLInputElement>('.product-quantity-input input')
  return input ? input.valueAsNumber : 1
}
