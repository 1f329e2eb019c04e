import { isWebAddress } from '@vitrine/page'
import type { View, ViewPorts } from '../../definition/view.ts'
import { createImageView } from '../../parts/image.ts'
import type { Purchase } from '../../ports/collection.ts'

/** Returns the form that adds the product to the cart, with the label that the owner gave this block. */
export function createPurchaseView(
  purchase: Purchase,
  ownLabel: string,
  { translate }: Pick<ViewPorts, 'translate'>,
): View {
  const { action, itemId, collectionId, productType, form, isExpress } = purchase
  const { options, scarcity, quantity } = purchase
  const custom = ownLabel || (purchase.label ?? '')
  return {
    action: isWebAddress(action) ? action : '#',
    itemId,
    collectionId,
    productType,
    options,
    scarcity,
    quantity,
    fields: form,
    express: isExpress,
    isCustom: custom !== '',
    label: custom || getDefaultLabel(purchase, translate),
  }
}

/** Returns the label of a button without one of its own. @see storefront spec §9 "Cart-add button labels" */
function getDefaultLabel(
  { isSubscribable, isExpress }: Purchase,
  translate: ViewPorts['translate'],
): string {
  if (isSubscribable) return translate('productSubscribeText')
  return translate(isExpress ? 'blocks.purchase' : 'blocks.addToCart')
}

/** Returns the images that the script switches between; empty if all variants have the main one. */
export function createSlides(
  { images }: Pick<Purchase, 'images'>,
  { sizes }: Pick<ViewPorts, 'sizes'>,
): readonly View[] {
  return images.map(({ id, image }, index) => ({
    id,
    selected: index === 0 ? ' selected' : '',
    picture: createImageView(image, { sizes }),
  }))
}
