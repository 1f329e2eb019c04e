import { toDecimal, formatMoney, type Money } from '@vitrine/model'
import { getPageLanguage } from '../../page-context.ts'
import { t } from '../../cart/translate.ts'
import { parsePageMoney } from '../../product/page-money.ts'
import type { PageVariant } from '../../product/page-product.ts'

/**
 * Returns a function that shows the price of the chosen variant in `root`, or the server's price again if no variant
 * is chosen.
 *
 * @see template language spec §11 "product-price"
 */
export function createPriceWriter(root: Element): (variant: PageVariant | undefined) => void {
  const prices = [...root.querySelectorAll<HTMLElement>('.product-price')].map((element) => ({
    element,
    serverNodes: [...element.childNodes],
    lowestText: element.dataset['lowestPriceText'],
    isNative: element.querySelector('.sqs-money-native') !== null,
  }))
  return (variant) => {
    for (const { element, serverNodes, ...look } of prices)
      element.replaceChildren(...((variant && createPriceNodes(variant, look)) ?? serverNodes))
  }
}

function createPriceNodes(
  variant: PageVariant,
  { isNative, lowestText }: { readonly isNative: boolean; readonly lowestText: string | undefined },
): readonly (Node | string)[] | undefined {
  const price = parsePageMoney(variant.priceMoney)
  const sale = variant.onSale ? parsePageMoney(variant.salePriceMoney) : undefined
  if (!price) return undefined
  const amount = isNative ? createNativeAmount : formatLocalAmount
  if (!sale) return [amount(price)]
  const lowest = variant.lowestPriceMoney && parsePageMoney(variant.lowestPriceMoney)
  const [before = '', after = ''] = lowestText?.split('{price}') ?? []
  const span = createSpan('product-lowest-price', before)
  if (lowest) span.append(amount(lowest), after)
  return [
    createSpan('visually-hidden v6-visually-hidden', t('cart.salePrice')),
    amount(sale),
    ' ',
    createSpan('visually-hidden v6-visually-hidden', t('cart.originalPrice')),
    createSpan('original-price', amount(price)),
    ...(lowest && lowestText ? [' ', span] : []),
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
