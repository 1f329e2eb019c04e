import styles from '../catalog.module.css'
import { relatedProductsOrderings } from '@vitrine/model'
import type { MerchandisingValues as Values, Preferences } from './preferences-query.ts'
import { useForm, useWatch } from 'react-hook-form'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { SaveBar } from '../../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { Panel } from '../../../ui/Page.tsx'
import { RestockPanel } from './RestockPanel.tsx'

interface MerchandisingFormProps {
  readonly preferences: Preferences
  readonly isReadOnly: boolean
  readonly onSave: (values: Values) => Promise<void>
}

/** The form of the settings that all products of the shop share. */
export function MerchandisingForm({ preferences, isReadOnly, onSave }: MerchandisingFormProps) {
  const t = useTranslate()
  const { lowestPriceEnabled, scarcityEnabledOnProductItems } = preferences
  const { scarcityThreshold, customSoldOutText } = preferences
  const { restockNotificationsEnabled, restockNotificationsSuccessText } = preferences
  const { restockNotificationsMailingListSignUpEnabled } = preferences
  const { relatedProductsEnabled, relatedProductsSectionTitle, relatedProductsOrdering } =
    preferences
  const form = useForm<Values>({
    values: {
      lowestPriceEnabled,
      scarcityEnabledOnProductItems,
      scarcityThreshold,
      customSoldOutText,
      restockNotificationsEnabled,
      restockNotificationsSuccessText,
      restockNotificationsMailingListSignUpEnabled,
      relatedProductsEnabled,
      relatedProductsSectionTitle,
      relatedProductsOrdering,
    },
  })
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
      <StockPanel isReadOnly={isReadOnly} />
      <RestockPanel isReadOnly={isReadOnly} />
      <RelatedPanel isReadOnly={isReadOnly} />
      {!isReadOnly && <SaveBar />}
    </Form>
  )
}

function StockPanel({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  const isScarcityShown = useWatch<Values, 'scarcityEnabledOnProductItems'>({
    name: 'scarcityEnabledOnProductItems',
  })
  return (
    <Panel title={t('merchandising.stock')} padded>
      <div className={styles['fields']}>
        <FormField<Values, 'scarcityEnabledOnProductItems'>
          name="scarcityEnabledOnProductItems"
          label={t('merchandising.scarcity')}
        >
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('merchandising.scarcity.help')}
            />
          )}
        </FormField>
        {isScarcityShown && (
          <FormField<Values, 'scarcityThreshold'>
            name="scarcityThreshold"
            label={t('merchandising.threshold')}
          >
            {({ onChange, ...field }) => (
              <NumberField
                {...field}
                minValue={1}
                maxValue={9_999}
                isDisabled={isReadOnly}
                onChange={(value) => onChange(value ?? 1)}
              />
            )}
          </FormField>
        )}
        <FormField<Values, 'customSoldOutText'>
          name="customSoldOutText"
          label={t('merchandising.soldOut')}
        >
          {(field) => (
            <TextField
              {...field}
              maxLength={200}
              isDisabled={isReadOnly}
              help={t('merchandising.soldOut.help')}
            />
          )}
        </FormField>
      </div>
    </Panel>
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
