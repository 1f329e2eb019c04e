import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, TicketPercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { discountsTexts } from '../../ui/texts/discounts.ts'
import { useDiscountColumns } from './discount-columns.tsx'
import { DiscountTools } from './DiscountTools.tsx'
import { useDiscountFilters } from './use-discount-filters.ts'
import { useMayChangeDiscounts } from './use-may-change.ts'

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
  const mayChange = useMayChangeDiscounts()
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
      <Panel>
        <DiscountTools filters={filters} counts={query.data?.counts} />
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[14, 18, 6, 8]} rows={6} />}
          isEmpty={(list) => list.discounts.length === 0}
          empty={
            <NoDiscounts
              onClear={filters.isFiltered ? filters.clear : undefined}
              addButton={addButton}
            />
          }
        >
          {(list) => (
            <Table
              label={t('discounts.title')}
              rows={list.discounts}
              rowKey={({ id }) => id}
              columns={columns}
            />
          )}
        </QueryView>
      </Panel>
    </Page>
  )
}

function NoDiscounts(props: {
  /** Clears the filters; undefined if none is set. */
  readonly onClear: (() => void) | undefined
  readonly addButton: ReactNode
}) {
  const { onClear, addButton } = props
  const t = useTranslate()
  if (onClear)
    return (
      <EmptyState
        Icon={Search}
        title={t('discounts.noMatches')}
        action={<Button onPress={onClear}>{t('discounts.clearFilters')}</Button>}
      >
        {t('discounts.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      Icon={TicketPercent}
      title={t('discounts.empty')}
      {...(addButton !== false && { action: addButton })}
    >
      {t('discounts.empty.text')}
    </EmptyState>
  )
}
