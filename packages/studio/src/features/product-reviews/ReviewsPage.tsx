import { useQuery } from '@tanstack/react-query'
import type { ProductReview } from '@vitrine/contract'
import { areReviewsShown } from '@vitrine/model'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { preferencesQuery } from '../../api/commerce-preferences.ts'
import { useMay } from '../../api/use-may.ts'
import { CsvButton } from '../../ui/files/CsvButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { addTexts } from '../../ui/texts.ts'
import { productReviewsTexts } from '../../ui/texts/product-reviews.ts'
import { productsTexts } from '../../ui/texts/products.ts'
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
  const mayModerate = useMay('reviews.moderate')
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
    <>
      <ListPanel
        label={t('reviews.title')}
        query={query}
        getRows={({ reviews }) => reviews}
        rowKey={({ id }) => id}
        columns={columns}
        skeleton={{ widths: [24, 12, 8], rows: 8 }}
        tools={
          <ReviewTools
            filters={filters}
            counts={query.data?.counts}
            products={query.data?.products ?? []}
          />
        }
        empty={<NoReviews filters={filters} />}
        renderSelection={(reviews) =>
          mayModerate && (
            <ReviewSelection
              reviews={reviews}
              selected={reviews.filter(({ id }) => selectedIds.includes(id))}
              onSelect={setSelectedIds}
            />
          )
        }
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
      {answered && <ReplyDialog review={answered} onClose={() => setAnswered(undefined)} />}
    </>
  )
}

function NoReviews({ filters }: { readonly filters: ReviewFilters }) {
  const t = useTranslate()
  return (
    <EmptyList
      Icon={MessageSquareText}
      title={t('reviews.empty')}
      text={t('reviews.empty.text')}
      isFiltered={filters.isFiltered}
      noMatches={{
        title: t('reviews.noMatches'),
        text: t('reviews.noMatches.text'),
        clearLabel: t('reviews.clearFilters'),
        onClear: filters.clear,
      }}
    />
  )
}

/** Tells that product pages show no reviews. */
function OffNotice() {
  const t = useTranslate()
  const { data } = useQuery(preferencesQuery)
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
  return (
    <CsvButton
      name="reviews"
      label={t('reviews.export')}
      loadPage={(query) => callApi('exportProductReviews', { query })}
    />
  )
}
