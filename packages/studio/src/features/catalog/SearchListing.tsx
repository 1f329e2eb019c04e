import { FormField } from '../../ui/forms/FormField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './catalog.module.css'
import type { ProductValues } from './values/product-values.ts'

/** The URL of a product and its entry in search engines. */
export function SearchListing() {
  const t = useTranslate()
  return (
    <Panel title={t('products.searchListing')} padded>
      <div className={styles['fields']}>
        <FormField<ProductValues, 'urlId'> name="urlId" label={t('products.field.urlId')}>
          {(field) => <TextField {...field} help={t('products.urlHelp')} />}
        </FormField>
        <FormField<ProductValues, 'seoTitle'> name="seoTitle" label={t('products.field.seoTitle')}>
          {(field) => <TextField {...field} help={t('products.seoTitleHelp')} />}
        </FormField>
        <FormField<ProductValues, 'seoDescription'>
          name="seoDescription"
          label={t('products.field.seoDescription')}
        >
          {(field) => <TextArea {...field} rows={3} help={t('products.seoDescriptionHelp')} />}
        </FormField>
      </div>
    </Panel>
  )
}
