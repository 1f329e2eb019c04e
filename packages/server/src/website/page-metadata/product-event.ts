import { fromCents, SHOP_EVENT_ATTRIBUTE, type ShopProduct, toWireMoney } from '@vitrine/model'
import { toScriptJson } from '../../platform/html/escape.ts'
import { getProductView } from '../page-json/index.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'

/** Renders the product of the page for the events of the shop; empty on other pages. */
export function renderProductEvent(
  context: RenderContext,
  content: PageContent,
): readonly string[] {
  if (content.kind !== 'item') return []
  const json = toScriptJson(getShopProduct(context, content))
  return [`<script type="application/json" ${SHOP_EVENT_ATTRIBUTE}="view-product">${json}</script>`]
}

function getShopProduct(
  context: RenderContext,
  { product }: Extract<PageContent, { readonly kind: 'item' }>,
): ShopProduct {
  const { id, productType, variants } = getProductView(context, product)
  const toMoney = (cents: number) => toWireMoney(fromCents(cents, context.site.store.currency))
  const prices = variants.map(({ onSale, salePrice, price }) => (onSale ? salePrice : price))
  return {
    id,
    name: product.title,
    productType,
    categories: product.categories.map(({ id: categoryId, displayName }) => ({
      id: categoryId,
      name: displayName,
    })),
    price: toMoney(Math.min(...prices)),
    variants: variants.map(({ sku, attributes }, index) => ({
      sku,
      price: toMoney(prices[index] ?? 0),
      attributes,
    })),
  }
}
