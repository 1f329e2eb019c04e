import { useWatch } from 'react-hook-form'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import styles from '../catalog.module.css'
import { getOptions, type Option } from '../values/options.ts'
import type { ProductValues } from '../values/product-values.ts'
import { getOptionTexts } from '../values/translations.ts'
import type { TranslationPanelProps } from './panel-props.ts'

/** The names of the options and of their values in another language. */
export function OptionTexts(props: TranslationPanelProps) {
  const { language, ownLanguage } = props
  const t = useTranslate()
  const [optionNames, variants] = useWatch<ProductValues, ['optionNames', 'variants']>({
    name: ['optionNames', 'variants'],
  })
  const options = getOptions({ optionNames, variants })
  return (
    <Panel title={t('products.translationOptions', { language })} padded>
      <div className={styles['fields']}>
        {options.length === 0 && (
          <p className={styles['help']}>
            {t('products.translationOptionsHelp', { default: ownLanguage })}
          </p>
        )}
        {options.map((option) => (
          <OptionFields key={option.name} {...props} option={option} />
        ))}
      </div>
    </Panel>
  )
}

function OptionFields(props: TranslationPanelProps & { readonly option: Option }) {
  const { option, values, onChange, isReadOnly } = props
  const t = useTranslate()
  const texts = getOptionTexts(values, option)
  const change = (next: Partial<typeof texts>) => {
    const others = values.options.filter(({ name }) => name !== option.name)
    onChange({ ...values, options: [...others, { ...texts, ...next }] })
  }
  return (
    <fieldset className={styles['optionTexts']}>
      <legend className="visually-hidden">
        {t('products.translationOption', { name: option.name })}
      </legend>
      <TextField
        label={t('products.translationOption', { name: option.name })}
        value={texts.text}
        lang={values.locale}
        maxLength={1_000}
        isReadOnly={isReadOnly}
        onChange={(text) => change({ text })}
      />
      <div className={styles['valueTexts']}>
        {texts.values.map(({ value, text }, index) => (
          <TextField
            key={value}
            label={t('products.translationValue', { value })}
            value={text}
            lang={values.locale}
            maxLength={1_000}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ values: texts.values.with(index, { value, text: next }) })}
          />
        ))}
      </div>
    </fieldset>
  )
}
