import { useMutation, useQuery } from '@tanstack/react-query'
import type { ProductReview } from '@vitrine/contract'
import { areReviewsShown, may } from '@vitrine/model'
import { MessageSquareText, Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { saveCsv } from '../../ui/files/save-csv.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { productReviewsTexts } from '../../ui/texts/product-reviews.ts'
import { productsTexts } from '../../ui/texts/products.ts'
import { ListFooter } from '../../ui/Toolbar.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'
import { useReviewColumns } from './review-columns.tsx'
import { ReviewSelection } from './ReviewSelection.tsx'
import { ReviewTools } from './ReviewTools.tsx'
import { type ReviewFilters, useReviewFilters, useReviews } from './use-reviews.ts'

addTexts(productsTexts)
addTexts(productReviewsTexts)

/** The reviews of all products, which staff read, decide and answer. */
export function Component() {
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const mayModerate = !!session && may(session.member.role, 'reviews.moderate')
  return (
    <Page
      title={t('reviews.title')}
      back={{ to: '/config/products', label: t('products.title') }}
      actions={
        <>
          <ExportButton />
          {mayModerate && (
            <LinkButton to="/config/products/reviews/import">{t('reviews.import')}</LinkButton>
          )}
        </>
      }
    >
      <OffNotice />
      <ReviewList mayModerate={mayModerate} />
    </Page>
  )
}

function ReviewList({ mayModerate }: { readonly mayModerate: boolean }) {
  const t = useTranslate()
  const filters = useReviewFilters()
  const query = useReviews(filters)
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const [answered, setAnswered] = useState<ProductReview>()
  const columns = useReviewColumns(mayModerate ? setAnswered : undefined)
  return (
    <Panel>
      <ReviewTools
        filters={filters}
        counts={query.data?.counts}
        products={query.data?.products ?? []}
      />
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[24, 12, 8]} rows={8} />}
        isEmpty={({ reviews }) => reviews.length === 0}
        empty={<NoReviews filters={filters} />}
      >
        {({ reviews }) => (
          <>
            {mayModerate && (
              <ReviewSelection
                reviews={reviews}
                selected={reviews.filter(({ id }) => selectedIds.includes(id))}
                onSelect={setSelectedIds}
              />
            )}
            <Table
              label={t('reviews.title')}
              rows={reviews}
              rowKey={({ id }) => id}
              columns={columns}
              selection={
                mayModerate
                  ? {
                      keys: selectedIds,
                      onChange: setSelectedIds,
                      getLabel: ({ name }) => t('reviews.select', { name }),
                    }
                  : undefined
              }
            />
          </>
        )}
      </QueryView>
      {query.hasNextPage && (
        <ListFooter>
          <Button onPress={() => void query.fetchNextPage()}>{t('studio.loadMore')}</Button>
        </ListFooter>
      )}
      {answered && <ReplyDialog review={answered} onClose={() => setAnswered(undefined)} />}
    </Panel>
  )
}

function NoReviews({ filters }: { readonly filters: ReviewFilters }) {
  const t = useTranslate()
  if (filters.isFiltered)
    return (
      <EmptyState
        Icon={Search}
        title={t('reviews.noMatches')}
        action={<Button onPress={filters.clear}>{t('reviews.clearFilters')}</Button>}
      >
        {t('reviews.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState Icon={MessageSquareText} title={t('reviews.empty')}>
      {t('reviews.empty.text')}
    </EmptyState>
  )
}

/** Tells that product pages show no reviews. */
function OffNotice() {
  const t = useTranslate()
  const params = { namespace: 'merchandising' }
  const { data } = useQuery(routeQuery('readCommercePreferences', { params }))
  if (!data || areReviewsShown(data)) return null
  return (
    <Notice title={t('reviews.off')}>
      <Link to="/config/settings/product-pages">{t('reviews.off.settings')}</Link>
    </Notice>
  )
}

/** Saves all reviews as a file in the columns that an import reads. */
function ExportButton() {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveCsv('reviews', (query) => callApi('exportProductReviews', { query })),
    onError: ({ message }) => showFailure(message),
  })
  return (
    <Button isPending={isPending} onPress={() => mutate()}>
      {t('reviews.export')}
    </Button>
  )
}
