import { FormField } from '../../ui/forms/FormField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
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
        <FormField<ProductValues, 'excerpt'> name="excerpt" label={t('products.field.excerpt')}>
          {(field) => <TextArea {...field} rows={2} help={t('products.excerptHelp')} />}
        </FormField>
      </div>
    </Panel>
  )
}
