import { chosenVariant, isInStock, unselectedOptions, VARIANT_CHOSEN } from '@vitrine/model'
import {
  offerIn,
  optionsIn,
  type PageVariant,
  productRoot,
  typeIn,
} from '../product/page-product.ts'
import { keepInStep, prepareRadios } from './controls.ts'
import { markValues } from './marks.ts'
import { showNotices } from './notices.ts'
import { pictureOf } from './picture.ts'
import { priceWriter } from './price.ts'

/**
 * Follows the choice in `.product-variants`: both forms of each option stay in step, values that lead
 * nowhere are marked, the price and notices become those of the variant, and the page is told.
 *
 * It works on the server's own controls, without drawing any: a choice made before it was loaded, and
 * the focus, are kept.
 */
export function mount(element: HTMLElement): void {
  const root = productRoot(element)
  const type = typeIn(root)
  const options = optionsIn(element)
  const isSubscribable = element.dataset['isSubscribable'] === 'true'
  const writePrice = isSubscribable ? () => {} : priceWriter(root)

  const follow = () => {
    const { options: names, variants, choice } = offerIn(element)
    const variant = chosenVariant(variants, names, choice)
    write(element, 'selectedVariant', variant && JSON.stringify(variant))
    write(element, 'unselectedOptions', JSON.stringify(unselectedOptions(names, choice)))
    write(element, 'variantInStock', variant && String(isInStock(variant, type)))
    markValues(options, { variants, choice, type })
    writePrice(variant)
    showNotices(root, variant && { variant, isInStock: isInStock(variant, type) })
    const imageId = pictureOf(variants, choice)
    write(element, 'chosenImageId', imageId ?? undefined)
    tell({ itemId: element.dataset['itemId'], variant, imageId })
  }

  prepareRadios(options)
  element.addEventListener('change', ({ target }) => {
    for (const option of options) keepInStep(option, target)
    follow()
  })
  for (const option of options) keepInStep(option)
  follow()
}

function write({ dataset }: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

function tell(chosen: {
  readonly itemId: string | undefined
  readonly variant: PageVariant | undefined
  readonly imageId: string | null
}): void {
  const detail = { ...chosen, variant: chosen.variant ?? null }
  document.dispatchEvent(new CustomEvent(VARIANT_CHOSEN, { detail }))
}
