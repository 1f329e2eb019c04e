import { decimalOf, formatMoney, type Money } from '@vitrine/model'
import { pageLanguage } from '../page-words.ts'
import { moneyOf } from '../product/page-money.ts'
import type { PageVariant } from '../product/page-product.ts'

/**
 * Writes the price of the chosen variant wherever `root` shows the product's; what the server wrote
 * comes back when the choice names no variant.
 *
 * @see template language spec §11 "product-price"
 */
export function priceWriter(root: Element): (variant: PageVariant | undefined) => void {
  const prices = [...root.querySelectorAll('.product-price')].map((element) => ({
    element,
    drawnByServer: [...element.childNodes],
    isNative: element.querySelector('.sqs-money-native') !== null,
  }))
  return (variant) => {
    for (const { element, drawnByServer, isNative } of prices)
      element.replaceChildren(...((variant && priceNodes(variant, isNative)) ?? drawnByServer))
  }
}

function priceNodes(
  variant: PageVariant,
  isNative: boolean,
): readonly (Node | string)[] | undefined {
  const price = moneyOf(variant.priceMoney)
  const sale = variant.onSale ? moneyOf(variant.salePriceMoney) : undefined
  if (!price) return undefined
  const amount = isNative ? nativeAmount : localAmount
  if (!sale) return [amount(price)]
  return [
    span('visually-hidden v6-visually-hidden', 'Sale Price:'),
    amount(sale),
    ' ',
    span('visually-hidden v6-visually-hidden', 'Original Price:'),
    span('original-price', amount(price)),
  ]
}

function localAmount(money: Money): string {
  return formatMoney(money, pageLanguage())
}

/** An amount without a sign, which themes add by the currency of the store. */
function nativeAmount(money: Money): Node {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return span('sqs-money-native', format.format(Number(decimalOf(money))))
}

function span(className: string, content: Node | string): HTMLSpanElement {
  const element = document.createElement('span')
  element.className = className
  element.append(content)
  return element
}
