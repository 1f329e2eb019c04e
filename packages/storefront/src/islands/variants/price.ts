import { toDecimal, formatMoney, type Money } from '@vitrine/model'
import { getPageLanguage } from '../../page-context.ts'
import { parsePageMoney } from '../../product/page-money.ts'
import type { PageVariant } from '../../product/page-product.ts'

/**
 * Returns a function that shows the price of the chosen variant in `root`, or the server's price again if no variant
 * is chosen.
 *
 * @see template language spec §11 "product-price"
 */
export function createPriceWriter(root: Element): (variant: PageVariant | undefined) => void {
  const prices = [...root.querySelectorAll('.product-price')].map((element) => ({
    element,
    serverNodes: [...element.childNodes],
    isNative: element.querySelector('.sqs-money-native') !== null,
  }))
  return (variant) => {
    for (const { element, serverNodes, isNative } of prices)
      element.replaceChildren(...((variant && createPriceNodes(variant, isNative)) ?? serverNodes))
  }
}

function createPriceNodes(
  variant: PageVariant,
  isNative: boolean,
): readonly (Node | string)[] | undefined {
  const price = parsePageMoney(variant.priceMoney)
  const sale = variant.onSale ? parsePageMoney(variant.salePriceMoney) : undefined
  if (!price) return undefined
  const amount = isNative ? createNativeAmount : formatLocalAmount
  if (!sale) return [amount(price)]
  return [
    createSpan('visually-hidden v6-visually-hidden', 'Sale Price:'),
    amount(sale),
    ' ',
    createSpan('visually-hidden v6-visually-hidden', 'Original Price:'),
    createSpan('original-price', amount(price)),
  ]
}

function formatLocalAmount(money: Money): string {
  return formatMoney(money, getPageLanguage())
}

/** Creates an amount without a currency symbol, which themes add themselves. */
function createNativeAmount(money: Money): Node {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return createSpan('sqs-money-native', format.format(Number(toDecimal(money))))
}

function createSpan(className: string, content: Node | string): HTMLSpanElement {
  const element = document.createElement('span')
  element.className = className
  element.append(content)
  return element
}
