import { isStockUnlimited, type Merchandising, productTypeOf } from '@vitrine/model'
import type { Site } from '../../../platform/http/site.ts'
import type { ItemView } from '../store-view.ts'

/** What a shop says beside each product, by the product's id. @see compat §5 "productMerchandisingContext" */
export function merchandising({ store }: Site, items: readonly ItemView[]) {
  const settings = store.merchandising
  const plain = { ...NOTHING, customSoldOutText: settings.customSoldOutText }
  return Object.fromEntries(
    items.map((item) => {
      const views = settings.scarcityEnabledOnProductItems ? scarceViews(settings, item) : []
      return [item.id, views.length === 0 ? plain : { ...plain, ...scarcity(settings, views) }]
    }),
  )
}

const NOTHING = {
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

const FEW_LEFT = 'Only {qtyInStock} left in stock'

interface ScarceView {
  readonly qtyInStock: number
  /** Of the variant it is said of; of the product itself without. */
  readonly attributes?: Readonly<Record<string, string>>
}

function scarcity(settings: Merchandising, views: readonly ScarceView[]) {
  const { scarcityMessageType, scarcityCustomMessage } = settings
  const isOwn = scarcityMessageType === 'CUSTOM_SCARCITY_MESSAGE' && scarcityCustomMessage !== ''
  return {
    scarcityEnabled: true,
    scarcityShownByDefault: views.some(({ attributes }) => attributes === undefined),
    scarcityText: isOwn ? scarcityCustomMessage : FEW_LEFT,
    scarcityTemplateViews: views,
  }
}

/** The variants of which few are left; what is sold out is not scarce. */
function scarceViews({ scarcityThreshold }: Merchandising, item: ItemView): readonly ScarceView[] {
  if (isStockUnlimited(productTypeOf(item.productType))) return []
  const isOne = item.variants.length === 1
  return item.variants.flatMap(({ unlimited, qtyInStock, attributes }) =>
    unlimited || qtyInStock === 0 || qtyInStock > scarcityThreshold
      ? []
      : [{ qtyInStock, ...(!isOne && { attributes }) }],
  )
}
