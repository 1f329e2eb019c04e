import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { blockTypeCodes, type Currency } from '@vitrine/model'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { routeQuery } from '../../../api/route-query.ts'
import { I18nProvider } from '../../../ui/i18n.ts'
import { MoneyControl } from '../controls/MoneyControl.tsx'
import { insertNewBlock } from './edited-block.ts'

/** Renders the minimum of a donation, or an amount of its list, on a site with a currency; undefined while it loads. */
function render(currency: Currency | undefined, isListed: boolean, value: number): string {
  const { fields, get } = insertNewBlock(blockTypeCodes.donation)
  const amounts = fields.find(({ key }) => key === 'amounts')
  const all = isListed && amounts?.ui === 'list' ? amounts.fields : fields
  const field = all.find((each) => each.ui === 'money')
  if (!field) throw new Error('A donation has amounts')
  const client = new QueryClient()
  if (currency) client.setQueryData<unknown>(routeQuery('readSiteSettings').queryKey, { currency })
  const place = { block: get(), entries: isListed ? [{ list: 'amounts', id: 'a' }] : [] }
  const props = { field, place, value, isDisabled: false, onChange: () => undefined }
  const control = createElement(MoneyControl, props)
  const children = createElement(QueryClientProvider, { client }, control)
  const i18n = { language: 'en', formattingLanguage: 'en', children }
  return renderToStaticMarkup(createElement(I18nProvider, i18n))
}

it.each([
  ['GBP', 'value="£12.50"'],
  ['USD', 'value="$12.50"'],
  ['JPY', 'value="¥1,250"'],
] as const)('shows minor units as an amount in the currency of the site: %s', (currency, value) => {
  expect(render(currency, false, 1_250)).toContain(value)
  expect(render(currency, true, 1_250)).toContain(value)
})

it('shows no amount and takes none before the currency is known', () => {
  const html = render(undefined, false, 1_250)
  expect(html).toContain('disabled=""')
  expect(html).not.toContain('12')
})
