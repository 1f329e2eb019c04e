import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { discountsTexts } from '../../ui/texts/discounts.ts'
import { useDiscountColumns } from './discount-columns.tsx'
import { DiscountTools } from './DiscountTools.tsx'
import { type DiscountFilters, useDiscountFilters } from './use-discount-filters.ts'

addTexts(discountsTexts)

/** The list of discounts. */
export function Component() {
  const t = useTranslate()
  const filters = useDiscountFilters()
  const { search, state, sort } = filters
  const query = useQuery({
    ...routeQuery('listDiscounts', {
      query: { sort, ...(search && { search }), ...(state && { state }) },
    }),
    placeholderData: keepPreviousData,
  })
  const settings = useQuery(routeQuery('readSiteSettings'))
  const columns = useDiscountColumns(settings.data?.currency ?? 'USD')
  const mayChange = useMay('store.write')
  const addButton = mayChange && (
    <LinkButton primary to="/config/discounts/new">
      {t('discounts.add')}
    </LinkButton>
  )
  return (
    <Page
      title={t('discounts.title')}
      actions={
        <>
          <LinkButton to="/config/gift-cards">{t('discounts.giftCards')}</LinkButton>
          {addButton}
        </>
      }
    >
      <ListPanel
        label={t('discounts.title')}
        query={query}
        getRows={({ discounts }) => discounts}
        rowKey={({ id }) => id}
        columns={columns}
        skeleton={{ widths: [14, 18, 6, 8], rows: 6 }}
        tools={<DiscountTools filters={filters} counts={query.data?.counts} />}
        empty={<NoDiscounts filters={filters} addButton={addButton} />}
      />
    </Page>
  )
}

function NoDiscounts(props: { readonly filters: DiscountFilters; readonly addButton: ReactNode }) {
  const { filters, addButton } = props
  const t = useTranslate()
  return (
    <EmptyList
      Icon={TicketPercent}
      title={t('discounts.empty')}
      text={t('discounts.empty.text')}
      action={addButton}
      isFiltered={filters.isFiltered}
      noMatches={{
        title: t('discounts.noMatches'),
        text: t('discounts.noMatches.text'),
        clearLabel: t('discounts.clearFilters'),
        onClear: filters.clear,
      }}
    />
  )
}
