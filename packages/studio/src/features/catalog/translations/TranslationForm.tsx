import { useController, useWatch } from 'react-hook-form'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import styles from '../catalog.module.css'
import { DescriptionField } from '../DescriptionField.tsx'
import { toPlainText } from '../values/description.ts'
import type { ProductValues } from '../values/product-values.ts'
import { newTranslation, type TranslationValues } from '../values/translations.ts'
import { CategoryTexts } from './CategoryTexts.tsx'
import { OptionTexts } from './OptionTexts.tsx'
import { Original } from './Original.tsx'
import type { TranslationPanelProps } from './panel-props.ts'
import { useTranslationError } from './use-translation-error.ts'

interface TranslationFormProps extends Omit<
  TranslationPanelProps,
  'values' | 'index' | 'onChange'
> {
  readonly locale: string
}

type TextName = 'title' | 'excerpt' | 'customAddButtonText' | 'seoTitle' | 'seoDescription'

/** The texts of a product in another language, each with that of the default language. They are saved with the product. */
export function TranslationForm({ locale, ...names }: TranslationFormProps) {
  const { field } = useController<ProductValues, 'translations'>({ name: 'translations' })
  const found = field.value.findIndex((each) => each.locale === locale)
  const index = found === -1 ? field.value.length : found
  const values = field.value[index] ?? newTranslation(locale)
  // A changed translation stays at its index, by which errors name it.
  const change = (next: TranslationValues) =>
    field.onChange([...field.value.slice(0, index), next, ...field.value.slice(index + 1)])
  const panel = { ...names, values, index, onChange: change }
  return (
    <>
      <MainTexts {...panel} />
      <OptionTexts {...panel} />
      <CategoryTexts {...panel} />
      <SearchTexts {...panel} />
    </>
  )
}

function MainTexts(props: TranslationPanelProps) {
  const { values, index, onChange, language, ownLanguage, ownLocale, isReadOnly } = props
  const t = useTranslate()
  const body = useWatch<ProductValues, 'body'>({ name: 'body' })
  const label = t('products.translationDescription', { language })
  const state = useTranslationError(index, 'body', label)
  return (
    <Panel title={t('products.translation', { language })} padded>
      <div className={styles['fields']}>
        <p className={styles['help']}>
          {t('products.translationHelp', { language, default: ownLanguage })}
        </p>
        <Text {...props} name="title" label={t('products.field.title')} maxLength={200} />
        <div className={styles['original']}>
          <DescriptionField
            {...state}
            label={label}
            locale={values.locale}
            value={values.body}
            isDisabled={isReadOnly}
            onBlur={ignore}
            ref={ignore}
            onChange={(text) => onChange({ ...values, body: text })}
          />
          <p className={styles['help']}>
            <Original text={toPlainText(body)} language={ownLanguage} locale={ownLocale} />
          </p>
        </div>
        <Text {...props} name="excerpt" label={t('products.field.excerpt')} rows={2} />
        <Text
          {...props}
          name="customAddButtonText"
          label={t('products.field.customAddButtonText')}
        />
      </div>
    </Panel>
  )
}

/** Does nothing: the values of a translation change together, as one field of the form. */
function ignore(): void {}

function SearchTexts(props: TranslationPanelProps) {
  const t = useTranslate()
  return (
    <Panel title={t('products.translationSearch', { language: props.language })} padded>
      <div className={styles['fields']}>
        <Text {...props} name="seoTitle" label={t('products.field.seoTitle')} />
        <Text
          {...props}
          name="seoDescription"
          label={t('products.field.seoDescription')}
          rows={3}
        />
      </div>
    </Panel>
  )
}

function Text(
  props: TranslationPanelProps & {
    readonly name: TextName
    readonly label: string
    readonly maxLength?: number
    /** The lines of a longer text. */
    readonly rows?: number
  },
) {
  const { name, label, values, index, onChange, ownLanguage, ownLocale, isReadOnly } = props
  const { maxLength, rows } = props
  const original = useWatch<ProductValues, TextName>({ name })
  const field = {
    ...useTranslationError(index, name, label),
    lang: values.locale,
    label,
    isReadOnly,
    value: values[name],
    onChange: (text: string) => onChange({ ...values, [name]: text }),
    help: <Original text={original} language={ownLanguage} locale={ownLocale} />,
  }
  if (rows !== undefined) return <TextArea {...field} rows={rows} />
  return <TextField {...field} {...(maxLength !== undefined && { maxLength })} />
}
