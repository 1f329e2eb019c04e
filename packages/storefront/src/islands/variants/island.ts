import { getChosenVariant, isInStock, getUnselectedOptions, VARIANT_CHOSEN } from '@vitrine/model'
import {
  readOffer,
  findOptionControls,
  type PageVariant,
  findProductRoot,
  readProductType,
} from '../../product/page-product.ts'
import { syncControls, prepareRadios } from './controls.ts'
import { markUnavailableValues } from './unavailable-values.ts'
import { showNotices } from './notices.ts'
import { getVariantImage } from './variant-image.ts'
import { createPriceWriter } from './price.ts'

/**
 * Follows the choice in `.product-variants`: syncs both controls of each option, marks unavailable values, updates
 * price and notices, and notifies the page. It uses the server's controls, so that a choice made before it was
 * loaded and the focus are kept.
 */
export function mount(element: HTMLElement): void {
  const root = findProductRoot(element)
  const type = readProductType(root)
  const options = findOptionControls(element)
  const isSubscribable = element.dataset['isSubscribable'] === 'true'
  const writePrice = isSubscribable ? () => {} : createPriceWriter(root)

  const update = () => {
    const { options: names, variants, choice } = readOffer(element)
    const variant = getChosenVariant(variants, names, choice)
    setData(element, 'selectedVariant', variant && JSON.stringify(variant))
    setData(element, 'unselectedOptions', JSON.stringify(getUnselectedOptions(names, choice)))
    setData(element, 'variantInStock', variant && String(isInStock(variant, type)))
    markUnavailableValues(options, { variants, choice, type })
    writePrice(variant)
    showNotices(root, variant && { variant, isInStock: isInStock(variant, type) })
    const imageId = getVariantImage(variants, choice)
    setData(element, 'chosenImageId', imageId ?? undefined)
    dispatchVariantChosen(element, { itemId: element.dataset['itemId'], variant, imageId })
  }

  prepareRadios(options)
  element.addEventListener('change', ({ target }) => {
    for (const option of options) syncControls(option, target)
    update()
  })
  for (const option of options) syncControls(option)
  update()
}

function setData({ dataset }: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

function dispatchVariantChosen(
  element: HTMLElement,
  chosen: {
    readonly itemId: string | undefined
    readonly variant: PageVariant | undefined
    readonly imageId: string | null
  },
): void {
  const detail = { ...chosen, variant: chosen.variant ?? null }
  element.dispatchEvent(new CustomEvent(VARIANT_CHOSEN, { detail, bubbles: true }))
}
