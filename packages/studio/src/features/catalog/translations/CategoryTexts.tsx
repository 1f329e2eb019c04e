import { useWatch } from 'react-hook-form'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import styles from '../catalog.module.css'
import type { ProductValues } from '../values/product-values.ts'
import { getCategoryText, listCategoryPaths, setCategoryText } from '../values/translations.ts'
import type { TranslationPanelProps } from './panel-props.ts'

/** The names of the categories of a product, and of those above them, in another language. */
export function CategoryTexts(props: TranslationPanelProps) {
  const { values, onChange, language, isReadOnly } = props
  const t = useTranslate()
  const categories = useWatch<ProductValues, 'categories'>({ name: 'categories' })
  const paths = listCategoryPaths(categories)
  if (paths.length === 0) return null
  return (
    <Panel title={t('products.translationCategories', { language })} padded>
      <div className={styles['fields']}>
        <p className={styles['help']}>{t('products.translationCategoriesHelp')}</p>
        <div className={styles['valueTexts']}>
          {paths.map((path) => {
            const name = path.join(' / ')
            return (
              <TextField
                key={name}
                label={t('products.translationCategory', { name })}
                value={getCategoryText(values, path)}
                lang={values.locale}
                maxLength={1_000}
                isReadOnly={isReadOnly}
                onChange={(text) => onChange(setCategoryText(values, path, text))}
              />
            )
          })}
        </div>
      </div>
    </Panel>
  )
}
