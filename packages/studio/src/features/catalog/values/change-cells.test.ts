import { expect, it } from 'vitest'
import { formatAmount, parseAmount } from './amounts.ts'
import {
  changeVariants,
  findCellErrors,
  getCellText,
  pasteCells,
  typeCell,
} from './change-cells.ts'
import { type AmountFormat, newVariant, toSentProduct } from './product-values.ts'

const pounds: AmountFormat = { currency: 'GBP', locale: 'en-GB' }
const yen: AmountFormat = { currency: 'JPY', locale: 'ja' }

it.each([
  ['24', 2_400],
  ['24.5', 2_450],
  ['24,50', 2_450],
  [' 1 234.05 ', 123_405],
  ['24,5o', undefined],
  ['1,234', undefined],
  ['-1', undefined],
  ['', undefined],
  ['99999999999', undefined],
])('parses the price %j', (text, cents) => {
  expect(parseAmount(text, pounds)).toBe(cents)
})

it('parses and formats currencies without decimals', () => {
  expect(parseAmount('2400', yen)).toBe(240_000)
  expect(parseAmount('24.5', yen)).toBeUndefined()
  expect(formatAmount(240_000, yen)).toBe('2400')
  expect(formatAmount(2_450, { currency: 'EUR', locale: 'de' })).toBe('24,50')
})

it('leaves what is no value as it was typed, until it is corrected', () => {
  const wrong = typeCell({ ...newVariant(), priceCents: 100 }, 'priceCents', '24,5o', pounds)
  expect(getCellText(wrong, 'priceCents', pounds)).toBe('24,5o')
  expect(findCellErrors([wrong])).toMatchObject([{ cell: 'priceCents', text: '24,5o' }])
  const right = typeCell(wrong, 'priceCents', '24.50', pounds)
  expect(right.priceCents).toBe(2_450)
  expect(findCellErrors([right])).toEqual([])
  expect(findCellErrors([newVariant()])).toMatchObject([{ cell: 'priceCents', text: '' }])
})

it('pastes the cells of a spreadsheet to the right and downwards', () => {
  const variants = [newVariant(), newVariant(), newVariant()]
  const at = { row: 1, cell: 'priceCents' } as const
  const pasted = pasteCells(variants, at, '10\t8\t5\tmore\r\n11\t\t6\r\n', pounds)
  expect(pasted[0]).toBe(variants[0])
  expect(pasted[1]).toMatchObject({
    priceCents: 1_000,
    salePriceCents: 800,
    onSale: true,
    onHand: 5,
  })
  expect(pasted[2]).toMatchObject({ priceCents: 1_100, salePriceCents: null, onHand: 6 })
})

it('changes several variants, and rounds to the unit of the currency', () => {
  const variants = [{ ...newVariant(), priceCents: 2_499 }, newVariant()]
  const keys = new Set(variants.map(({ key }) => key))
  const raised = changeVariants(variants, keys, { kind: 'percent', percent: 5 }, 1)
  expect(raised.map(({ priceCents }) => priceCents)).toEqual([2_624, null])
  const inYen = changeVariants(variants, keys, { kind: 'percent', percent: 5 }, 100)
  expect(inYen[0]?.priceCents).toBe(2_600)
})

it('sends stock only where it was changed', () => {
  const counted = { ...newVariant(), id: 'a', priceCents: 1, onHand: 4, savedOnHand: 4 }
  const changed = { ...counted, onHand: 5 }
  const values = {
    title: 'Vase',
    productType: 'physical',
    status: 'draft',
    publishAt: '',
    urlId: '',
    body: '',
    excerpt: '',
    tags: [],
    categories: ['Cups / Mugs'],
    optionNames: [],
    featured: false,
    customAddButtonText: '',
    expressCheckout: false,
    formId: null,
    taxClass: null,
    subscriptionPlan: null,
    related: [],
    customFields: [],
    translations: [],
    lowStockAt: null,
    ignoresLowStock: false,
    seoTitle: ' ',
    seoDescription: '',
    images: [],
    variants: [counted, changed],
  } as const
  const sent = toSentProduct(values)
  expect(sent.variants.map(({ stock }) => stock)).toEqual([
    { unlimited: false, backorder: false },
    { unlimited: false, backorder: false, onHand: 5 },
  ])
  expect(sent).toMatchObject({ categories: [['Cups', 'Mugs']], seoTitle: null, publishAt: null })
  expect('urlId' in sent).toBe(false)
})
