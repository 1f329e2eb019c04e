import {
  englishMessages,
  getRestockTexts,
  getTranslate,
  isStockUnlimited,
  type Merchandising,
  toProductType,
} from '@vitrine/model'
import { addShownQuantities } from '../../commerce/catalog/index.ts'
import type { RenderContext } from '../render-context/index.ts'
import { getInstallmentContext } from './installments.ts'
import type { ProductView } from './product-view.ts'

/**
 * Returns the merchandising of products, by product id.
 *
 * @see compat §5 "productMerchandisingContext"
 */
export function getMerchandising(
  context: MerchandisingContext,
  items: readonly ProductView[],
  place: 'page' | 'block' = 'page',
) {
  const settings = context.site.store.merchandising
  const plain = { ...NO_MERCHANDISING, customSoldOutText: settings.customSoldOutText }
  const { restockNotificationsEnabled } = settings
  const isScarcityShown =
    place === 'block'
      ? settings.scarcityEnabledOnProductBlocks
      : settings.scarcityEnabledOnProductItems
  // Lists that say how little is left change with each order.
  if (isScarcityShown) addShownQuantities(items)
  return Object.fromEntries(
    items.map((item) => {
      const views = isScarcityShown ? getScarcityViews(settings, item) : []
      return [
        item.id,
        {
          ...plain,
          ...(views.length > 0 && getScarcity(context, views)),
          ...(restockNotificationsEnabled && getRestock(context, item)),
          ...getInstallmentContext(context, item),
        },
      ]
    }),
  )
}

type MerchandisingContext = Pick<RenderContext, 'site' | 'translate' | 'language'>

/** Returns a view for each sold-out variant; that of a product without options is shown at once. */
function getRestock({ site, translate }: MerchandisingContext, item: ProductView) {
  const { merchandising } = site.store
  const soldOut = item.variants.filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock <= 0)
  return {
    restockNotificationViews: soldOut.map(({ id }) => ({
      variantId: id,
      hiddenByDefault: item.variants.length > 1,
    })),
    restockNotificationMessages: getRestockTexts(
      merchandising,
      (id) => translate?.(id) ?? englishMessages[id],
    ),
    mailingListSignUpEnabled: merchandising.restockNotificationsMailingListSignUpEnabled,
    mailingListOptInByDefault: merchandising.restockNotificationsMailingListOptInByDefault,
  }
}

const NO_MERCHANDISING = {
  scarcityEnabled: false,
  scarcityShownByDefault: false,
  customSoldOutText: '',
  afterPayAvailable: false,
  afterPayMin: 0,
  afterPayMax: 0,
  klarnaAvailable: false,
  klarnaMin: 0,
  klarnaMax: 0,
  mailingListSignUpEnabled: false,
  mailingListOptInByDefault: false,
} as const

interface ScarcityView {
  readonly qtyInStock: number
  /** The attributes of the variant; omitted for the product itself. */
  readonly attributes?: Readonly<Record<string, string>>
}

function getScarcity(
  { site, translate = getTranslate('en') }: MerchandisingContext,
  views: readonly ScarcityView[],
) {
  const { scarcityMessageType, scarcityCustomMessage } = site.store.merchandising
  const isCustom = scarcityMessageType === 'CUSTOM_SCARCITY_MESSAGE' && scarcityCustomMessage !== ''
  return {
    scarcityEnabled: true,
    scarcityShownByDefault: views.some(({ attributes }) => attributes === undefined),
    scarcityText: isCustom
      ? scarcityCustomMessage
      : translate('productScarcityText', { qtyInStock: '{qtyInStock}' }),
    scarcityTemplateViews: views,
  }
}

/** Returns the variants with little stock; sold-out ones are not scarce. */
function getScarcityViews(
  { scarcityThreshold }: Merchandising,
  item: ProductView,
): readonly ScarcityView[] {
  if (isStockUnlimited(toProductType(item.productType))) return []
  const isSingle = item.variants.length === 1
  return item.variants.flatMap(({ unlimited, qtyInStock, attributes }) =>
    unlimited || qtyInStock === 0 || qtyInStock > scarcityThreshold
      ? []
      : [{ qtyInStock, ...(!isSingle && { attributes }) }],
  )
}
