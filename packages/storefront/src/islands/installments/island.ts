import {
  formatMoney,
  fromCents,
  getInstallmentText,
  toCents,
  type Currency,
  VARIANT_CHOSEN,
} from '@vitrine/model'
import { getPageLanguage } from '../../page-context.ts'
import { parsePageMoney } from '../../product/page-money.ts'
import type { PageVariant } from '../../product/page-product.ts'
import { openInstallments } from './open-installments.ts'

/**
 * Takes over the badge of installments: its text follows the chosen variant, and its link opens the page about
 * installments in a dialog.
 *
 * @see storefront spec §4 "Installment badge"
 */
export function mount(badge: HTMLElement): void {
  const text = badge.querySelector<HTMLElement>('.product-installments-text')
  const link = badge.querySelector<HTMLAnchorElement>('.product-installments-more')
  link?.addEventListener('click', (event) => {
    event.preventDefault()
    void openInstallments(link.href)
  })
  const initial = text?.textContent ?? ''
  document.addEventListener(VARIANT_CHOSEN, (event) => {
    if (!text || !(event instanceof CustomEvent)) return
    const { itemId, variant }: Chosen = event.detail
    if (itemId === badge.dataset['itemId'])
      text.textContent = (variant && formatText(badge, variant)) ?? initial
  })
}

interface Chosen {
  readonly itemId: string | undefined
  readonly variant: PageVariant | null
}

/** The range of the offer, as the badge has it by the id of the product. */
interface Range {
  readonly afterPayMin: number
  readonly afterPayMax: number
}

function formatText({ dataset }: HTMLElement, variant: PageVariant): string | undefined {
  const price = parsePageMoney(variant.onSale ? variant.salePriceMoney : variant.priceMoney)
  const contexts: Readonly<Record<string, Range>> = JSON.parse(dataset['currentContext'] ?? '{}')
  const range = contexts[dataset['itemId'] ?? '']
  if (!price || !range) return undefined
  const { inRange = '', over = '', upTo = '' } = dataset
  return getInstallmentText(
    toCents(price),
    { minCents: range.afterPayMin, maxCents: range.afterPayMax },
    { texts: { inRange, over, upTo }, format: (cents) => formatCents(cents, price.currency) },
  )
}

function formatCents(cents: number, currency: Currency): string {
  return formatMoney(fromCents(cents, currency), getPageLanguage())
}
