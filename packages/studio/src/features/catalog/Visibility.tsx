import { productStatuses } from './values/choices.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './catalog.module.css'
import type { ProductValues } from './values/product-values.ts'

/** The status of a product, which decides who sees it, and from when on. */
export function Visibility({ timeZone }: { readonly timeZone: string }) {
  const t = useTranslate()
  const { control } = useFormContext<ProductValues>()
  const status = useWatch({ control, name: 'status' })
  return (
    <Panel title={t('products.visibility')} padded>
      <div className={styles['fields']}>
        <FormField<ProductValues, 'status'> name="status" label={t('products.field.status')}>
          {(field) => (
            <Select
              {...field}
              options={productStatuses.map((id) => ({ id, label: t(`products.status.${id}`) }))}
              help={t(`products.statusHelp.${status}`)}
            />
          )}
        </FormField>
        {status === 'scheduled' && (
          <FormField<ProductValues, 'publishAt'>
            name="publishAt"
            label={t('products.field.publishAt')}
          >
            {(field) => (
              <TextField
                {...field}
                type="datetime-local"
                help={t('products.inZone', { timeZone })}
              />
            )}
          </FormField>
        )}
        <FormField<ProductValues, 'featured'> name="featured" label={t('products.field.featured')}>
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} help={t('products.featuredHelp')} />
          )}
        </FormField>
      </div>
    </Panel>
  )
}
