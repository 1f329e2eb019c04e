import { FormField } from '../../ui/forms/FormField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import styles from './catalog.module.css'
import type { ProductValues } from './values/product-values.ts'

/** The name and the description of a product. */
export function Facts({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  return (
    <Panel title={t('products.facts')} padded>
      <div className={styles['fields']}>
        <FormField<ProductValues, 'title'> name="title" label={t('products.field.title')}>
          {(field) => <TextField {...field} maxLength={200} isRequired />}
        </FormField>
        <FormField<ProductValues, 'body'> name="body" label={t('products.field.body')}>
          {(field) => <DescriptionField {...field} isDisabled={isReadOnly} />}
        </FormField>
      </div>
    </Panel>
  )
}
