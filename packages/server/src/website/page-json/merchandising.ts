import {
  englishMessages,
  isStockUnlimited,
  type Merchandising,
  toProductType,
} from '@vitrine/model'
import type { RenderContext } from '../render-context/index.ts'
import type { ProductView } from './product-view.ts'

/**
 * Returns the merchandising of products, by product id.
 *
 * @see compat §5 "productMerchandisingContext"
 */
export function getMerchandising(context: MerchandisingContext, items: readonly ProductView[]) {
  const settings = context.site.store.merchandising
  const plain = { ...NO_MERCHANDISING, customSoldOutText: settings.customSoldOutText }
  const { scarcityEnabledOnProductItems, restockNotificationsEnabled } = settings
  return Object.fromEntries(
    items.map((item) => {
      const views = scarcityEnabledOnProductItems ? getScarcityViews(settings, item) : []
      return [
        item.id,
        {
          ...plain,
          ...(views.length > 0 && getScarcity(settings, views)),
          ...(restockNotificationsEnabled && getRestock(context, item)),
        },
      ]
    }),
  )
}

type MerchandisingContext = Pick<RenderContext, 'site' | 'translate'>

/** Returns a view for each sold-out variant; that of a product without options is shown at once. */
function getRestock({ site, translate }: MerchandisingContext, item: ProductView) {
  const text = (id: keyof typeof englishMessages & `restock${string}`) =>
    translate?.(id) ?? englishMessages[id]
  const soldOut = item.variants.filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock <= 0)
  return {
    restockNotificationViews: soldOut.map(({ id }) => ({
      variantId: id,
      hiddenByDefault: item.variants.length > 1,
    })),
    restockNotificationMessages: {
      CTAText: text('restockCta'),
      placeholderText: text('restockEmail'),
      buttonText: text('restockButton'),
      mailingListDescription: text('restockMailingList'),
    },
    mailingListSignUpEnabled: site.store.merchandising.restockNotificationsMailingListSignUpEnabled,
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

const DEFAULT_SCARCITY_TEXT = 'Only {qtyInStock} left in stock'

interface ScarcityView {
  readonly qtyInStock: number
  /** The attributes of the variant; omitted for the product itself. */
  readonly attributes?: Readonly<Record<string, string>>
}

function getScarcity(settings: Merchandising, views: readonly ScarcityView[]) {
  const { scarcityMessageType, scarcityCustomMessage } = settings
  const isCustom = scarcityMessageType === 'CUSTOM_SCARCITY_MESSAGE' && scarcityCustomMessage !== ''
  return {
    scarcityEnabled: true,
    scarcityShownByDefault: views.some(({ attributes }) => attributes === undefined),
    scarcityText: isCustom ? scarcityCustomMessage : DEFAULT_SCARCITY_TEXT,
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
