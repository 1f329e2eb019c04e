import type { DiscountDetail } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import type { Currency } from '@vitrine/model'
import { useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { discountsTexts } from '../../ui/texts/discounts.ts'
import { DiscountActions } from './DiscountActions.tsx'
import { DiscountFields } from './DiscountFields.tsx'
import { type DiscountValues, toDiscountInput, toDiscountValues } from './discount-values.ts'
import { showDiscount } from './show-discount.ts'
import { StateBadge } from './StateBadge.tsx'

addTexts(discountsTexts)

/** One discount, which is saved as a whole. */
export function Component() {
  const { id = '' } = useParams()
  const t = useTranslate()
  const query = useQuery(routeQuery('readDiscount', { params: { id } }))
  const settings = useQuery(routeQuery('readSiteSettings'))
  if (query.data && settings.data) {
    const { currency, timeZone } = settings.data
    return <DiscountForm key={id} discount={query.data} currency={currency} timeZone={timeZone} />
  }
  return (
    <Page
      title={t('discounts.title')}
      back={{ to: '/config/discounts', label: t('discounts.title') }}
    >
      <Panel>
        <QueryView
          query={query.data ? settings : query}
          skeleton={<TableSkeleton widths={[20]} rows={8} />}
        >
          {() => null}
        </QueryView>
      </Panel>
    </Page>
  )
}

function DiscountForm(props: {
  readonly discount: DiscountDetail
  readonly currency: Currency
  readonly timeZone: string
}) {
  const { discount, currency, timeZone } = props
  const t = useTranslate()
  const mayChange = useMay('store.write')
  const form = useForm<DiscountValues>({ defaultValues: toDiscountValues(discount) })
  const save = async (values: DiscountValues) => {
    const body = { ...toDiscountInput(values), enabled: discount.enabled }
    const saved = await callApi('changeDiscount', { params: { id: discount.id }, body })
    form.reset(toDiscountValues(saved))
    await showDiscount(saved)
    showToast(t('discounts.saved'))
  }
  const sums = { given: formatAmount(discount.given), sold: formatAmount(discount.sold) }
  return (
    <Page
      title={discount.code ?? discount.title}
      note={discount.used > 0 && t('discounts.given', sums)}
      back={{ to: '/config/discounts', label: t('discounts.title') }}
      status={<StateBadge state={discount.state} />}
      actions={mayChange && <DiscountActions discount={discount} onDeleted={() => form.reset()} />}
    >
      {!mayChange && <Notice title={t('discounts.readOnly')} />}
      <Form form={form} onSave={save}>
        <DiscountFields currency={currency} timeZone={timeZone} isReadOnly={!mayChange} />
        {mayChange && <SaveBar />}
      </Form>
    </Page>
  )
}
