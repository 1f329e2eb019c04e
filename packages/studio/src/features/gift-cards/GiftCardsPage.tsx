import { Gift } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { discountsTexts } from '../../ui/texts/discounts.ts'
import { giftCardsTexts } from '../../ui/texts/gift-cards.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { useGiftCardColumns } from './gift-card-columns.tsx'
import { IssueGiftCard } from './IssueGiftCard.tsx'
import {
  type GiftCardFilters,
  giftCardStates,
  useGiftCardFilters,
  useGiftCards,
} from './use-gift-cards.ts'

addTexts(discountsTexts)
addTexts(giftCardsTexts)

/** The gift cards that were sold or issued. */
export function Component() {
  const t = useTranslate()
  const [isIssuing, setIsIssuing] = useState(false)
  const mayChange = useMay('store.write')
  const filters = useGiftCardFilters()
  const query = useGiftCards(filters)
  const columns = useGiftCardColumns(mayChange)
  const issueButton = mayChange && (
    <Button primary onPress={() => setIsIssuing(true)}>
      {t('giftCards.issue')}
    </Button>
  )
  return (
    <Page
      title={t('giftCards.title')}
      back={{ to: '/config/discounts', label: t('discounts.title') }}
      actions={issueButton}
    >
      <ListPanel
        label={t('giftCards.title')}
        query={query}
        getRows={(cards) => cards}
        rowKey={({ id }) => id}
        columns={columns}
        skeleton={{ widths: [14, 10, 10, 8], rows: 6 }}
        tools={<Tools filters={filters} />}
        empty={<NoGiftCards filters={filters} issueButton={issueButton} />}
      />
      {isIssuing && <IssueGiftCard onClose={() => setIsIssuing(false)} />}
    </Page>
  )
}

function Tools({ filters: { text, state, change } }: { readonly filters: GiftCardFilters }) {
  const t = useTranslate()
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={state ?? 'all'}
        onChange={(id) => change({ state: id })}
        segments={(['all', ...giftCardStates] as const).map((id) => ({
          id,
          label: t(`giftCards.state.${id}`),
        }))}
      />
      <SearchField
        label={t('giftCards.search')}
        placeholder={t('giftCards.searchPlaceholder')}
        value={text}
        onChange={(search) => change({ search })}
      />
    </Toolbar>
  )
}

function NoGiftCards(props: {
  readonly filters: GiftCardFilters
  readonly issueButton: ReactNode
}) {
  const { filters, issueButton } = props
  const t = useTranslate()
  return (
    <EmptyList
      Icon={Gift}
      title={t('giftCards.empty')}
      text={t('giftCards.empty.text')}
      action={issueButton}
      isFiltered={filters.search !== '' || filters.state !== undefined}
      noMatches={{
        title: t('giftCards.noMatches'),
        text: t('giftCards.noMatches.text'),
        clearLabel: t('discounts.clearFilters'),
        onClear: () => filters.change({ search: '', state: '' }),
      }}
    />
  )
}
