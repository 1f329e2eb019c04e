import type { Purchase } from '@vitrine/blocks'
import { getTranslate, isSoldOut, toProductType } from '@vitrine/model'
import { compile } from '@vitrine/template'
import type { Product } from '../../commerce/catalog/index.ts'
import { toBlockImage } from '../block-content/index.ts'
import { getPageLocale } from '../locale/index.ts'
import { getMerchandising, getProductView } from '../page-json/index.ts'
import type { LinkedContext } from '../render-context/index.ts'
import { formatPageUrl } from '../site-shell/index.ts'

/** The parts of a product's form, with the formatters that render them on its page. */
const templates = {
  status: compile('{@|product-status}', { name: 'status' }),
  price: compile('{@|product-price}', { name: 'price' }),
  options: compile('{@|variants-select selects}', { name: 'options' }),
  scarcity: compile('{@|product-scarcity}', { name: 'scarcity' }),
  quantity: compile('{@|quantity-input}', { name: 'quantity' }),
}

/** Returns what a block needs to sell a product, rendered in the language of the page. */
export function getPurchase(context: LinkedContext, product: Product): Purchase {
  const { site, language } = context
  const view = getProductView(context, product)
  const render = createRenderer(context, product)
  const custom = view.useCustomAddButtonText ? view.customAddButtonText : ''
  return {
    action: formatPageUrl(context, 'cart/entries'),
    itemId: product.id,
    collectionId: product.collectionId,
    productType: view.productType,
    isSoldOut: isSoldOut(toProductType(view.productType), view.variants),
    status: render(templates.status),
    price: render(templates.price),
    options: render(templates.options),
    scarcity: render(templates.scarcity),
    quantity: render(templates.quantity),
    label: custom || undefined,
    isSubscribable: view.isSubscribable,
    isExpress: view.expressCheckout || site.store.expressCheckout,
    form: product.form ? JSON.stringify(product.form) : '',
    images: getVariantImages({ site, language }, product),
  }
}

function createRenderer(context: LinkedContext, product: Product) {
  const { site, language } = context
  const translate = getTranslate(language.tag)
  const view = getProductView(context, product)
  const { merchandising, multipleQuantityAllowedForServices } = site.store
  const data = {
    ...view,
    productMerchandisingContext: getMerchandising({ site, translate, language }, [view], 'block'),
    localizedStrings: {
      giftCardValueDisplayText: translate('giftCardValueDisplayText'),
      giftCardVariantSelectText: translate('giftCardVariantSelectText'),
      originalPriceText: translate('originalPriceText'),
      // The formatters fill in the slots.
      productLowestPriceText: translate('productLowestPriceText', { price: '{price}' }),
      productPriceFromText: translate('productPriceFromText', { fromPrice: '{fromPrice}' }),
      productQuantityInputLabel: translate('productQuantityInputLabel'),
      productSaleText: translate('productSaleText'),
      productSoldOutText: translate('productSoldOutText'),
      productVariantSelectText: translate('productVariantSelectText', {
        variantName: '{variantName}',
      }),
      salePriceText: translate('salePriceText'),
    },
    featureFlags: { useCLDRMoneyFormat: true },
    websiteSettings: {
      storeSettings: { merchandisingSettings: merchandising, multipleQuantityAllowedForServices },
    },
  }
  const templateContext = { locale: getPageLocale(language.tag), timeZone: site.timeZone }
  return (template: (typeof templates)['status']) =>
    template.render(data, templateContext).output.trim()
}

/** Returns the main image and those of variants; empty if the script has none to switch to. */
function getVariantImages(
  context: Pick<LinkedContext, 'site' | 'language'>,
  { images, variants, title }: Product,
): Purchase['images'] {
  const shown = images.filter(({ asset }) => asset)
  const used = new Set(variants.map(({ imageId }) => imageId))
  const slides = shown.filter(({ id }, index) => index === 0 || used.has(id))
  if (slides.length < 2) return []
  return slides.flatMap(({ id, asset }) => {
    const image = toBlockImage(context, asset ?? undefined)
    return image ? [{ id, image: { ...image, alt: image.alt ?? title } }] : []
  })
}
