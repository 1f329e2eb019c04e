import { useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Page } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { discountsTexts } from '../../ui/texts/discounts.ts'
import { DiscountFields } from './DiscountFields.tsx'
import { type DiscountValues, newDiscount, toDiscountInput } from './discount-values.ts'
import { showDiscount } from './show-discount.ts'

addTexts(discountsTexts)

/** Creates a discount. */
export function Component() {
  const t = useTranslate()
  const navigate = useNavigate()
  const settings = useQuery(routeQuery('readSiteSettings'))
  const form = useForm<DiscountValues>({ defaultValues: newDiscount })
  const save = async (values: DiscountValues) => {
    const created = await callApi('createDiscount', { body: toDiscountInput(values) })
    await showDiscount(created)
    // The form has no unsaved changes any more before its screen is left.
    flushSync(() => form.reset(newDiscount))
    await navigate(`/config/discounts/${created.id}`)
    showToast(t('discounts.created'))
  }
  return (
    <Page
      title={t('discounts.add')}
      back={{ to: '/config/discounts', label: t('discounts.title') }}
    >
      <QueryView query={settings} hasPanels skeleton={<TableSkeleton widths={[20]} rows={6} />}>
        {({ currency, timeZone }) => (
          <Form form={form} onSave={save}>
            <DiscountFields currency={currency} timeZone={timeZone} isReadOnly={false} />
            <SaveBar />
          </Form>
        )}
      </QueryView>
    </Page>
  )
}
