import styles from '../catalog.module.css'
import { relatedProductsOrderings } from '@vitrine/model'
import {
  type MerchandisingValues as Values,
  pickValues,
  type Preferences,
} from './merchandising-values.ts'
import { useForm, useWatch } from 'react-hook-form'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { SaveBar } from '../../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { Panel } from '../../../ui/Page.tsx'
import { LowStockPanel } from './LowStockPanel.tsx'
import { StockPanel } from './StockPanel.tsx'
import { RestockPanel } from './RestockPanel.tsx'
import { ReviewsPanel } from './ReviewsPanel.tsx'

interface MerchandisingFormProps {
  readonly preferences: Preferences
  readonly isReadOnly: boolean
  readonly onSave: (values: Values) => Promise<void>
}

/** The form of the settings that all products of the shop share. */
export function MerchandisingForm({ preferences, isReadOnly, onSave }: MerchandisingFormProps) {
  const t = useTranslate()
  const form = useForm<Values>({ values: pickValues(preferences) })
  const save = async (values: Values) => {
    await onSave(values)
    form.reset(values)
    showToast(t('merchandising.saved'))
  }
  return (
    <Form form={form} onSave={save}>
      <Panel title={t('merchandising.prices')} padded>
        <FormField<Values, 'lowestPriceEnabled'>
          name="lowestPriceEnabled"
          label={t('merchandising.lowestPrice')}
        >
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('merchandising.lowestPrice.help')}
            />
          )}
        </FormField>
      </Panel>
      <Panel title={t('merchandising.lists')} padded>
        <FormField<Values, 'productQuickViewEnabled'>
          name="productQuickViewEnabled"
          label={t('merchandising.quickView')}
        >
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('merchandising.quickView.help')}
            />
          )}
        </FormField>
      </Panel>
      <StockPanel isReadOnly={isReadOnly} />
      <LowStockPanel isReadOnly={isReadOnly} />
      <RestockPanel isReadOnly={isReadOnly} />
      <ReviewsPanel isReadOnly={isReadOnly} />
      <RelatedPanel isReadOnly={isReadOnly} />
      {!isReadOnly && <SaveBar />}
    </Form>
  )
}

function RelatedPanel({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  const isShown = useWatch<Values, 'relatedProductsEnabled'>({ name: 'relatedProductsEnabled' })
  return (
    <Panel title={t('merchandising.related')} padded>
      <div className={styles['fields']}>
        <FormField<Values, 'relatedProductsEnabled'>
          name="relatedProductsEnabled"
          label={t('merchandising.relatedShown')}
        >
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('merchandising.relatedShown.help')}
            />
          )}
        </FormField>
        {isShown && <RelatedFields isReadOnly={isReadOnly} />}
      </div>
    </Panel>
  )
}

function RelatedFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  return (
    <>
      <FormField<Values, 'relatedProductsSectionTitle'>
        name="relatedProductsSectionTitle"
        label={t('merchandising.relatedTitle')}
      >
        {(field) => (
          <TextField
            {...field}
            maxLength={200}
            isDisabled={isReadOnly}
            help={t('merchandising.relatedTitle.help')}
          />
        )}
      </FormField>
      <FormField<Values, 'relatedProductsOrdering'>
        name="relatedProductsOrdering"
        label={t('merchandising.relatedOrdering')}
      >
        {(field) => (
          <Select
            {...field}
            isDisabled={isReadOnly}
            options={relatedProductsOrderings.map((id) => ({
              id,
              label: t(`merchandising.relatedOrdering.${id}`),
            }))}
          />
        )}
      </FormField>
    </>
  )
}
