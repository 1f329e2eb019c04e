import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './catalog.module.css'
import { OptionDialog } from './OptionDialog.tsx'
import {
  changeOption,
  getOptions,
  MAX_OPTIONS,
  removeOption,
  type Variations,
} from './values/options.ts'
import type { ProductValues } from './values/product-values.ts'

/** The number of values of an option that are shown in its row. */
const SHOWN_VALUES = 8

/** The options of a product, from which its variants follow. */
export function Options() {
  const t = useTranslate()
  const { control, setValue } = useFormContext<ProductValues>()
  const [optionNames, variants] = useWatch({ control, name: ['optionNames', 'variants'] })
  const [edited, setEdited] = useState<number>()
  const variations: Variations = { optionNames, variants }
  const options = getOptions(variations)
  const write = (next: Variations) => {
    setValue('optionNames', next.optionNames, { shouldDirty: true })
    setValue('variants', next.variants, { shouldDirty: true })
    setEdited(undefined)
  }
  const isFull = options.length >= MAX_OPTIONS
  return (
    <Panel title={t('products.options')} padded>
      {options.length === 0 && <p className={styles['help']}>{t('products.optionsHelp')}</p>}
      <ul className={styles['options']}>
        {options.map(({ name, values }, index) => (
          <li key={name}>
            <b>{name}</b>
            <span className={styles['optionValues']}>
              {values.slice(0, SHOWN_VALUES).map((value) => (
                <Badge key={value}>{value}</Badge>
              ))}
              {values.length > SHOWN_VALUES &&
                t('products.moreValues', { count: values.length - SHOWN_VALUES })}
            </span>
            <Button
              small
              quiet
              aria-label={t('products.editOptionNamed', { name })}
              onPress={() => setEdited(index)}
            >
              {t('products.editOption')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        small
        disabledReason={isFull ? t('products.tooManyOptions') : undefined}
        onPress={() => setEdited(options.length)}
      >
        <Plus aria-hidden="true" />
        {t('products.addOption')}
      </Button>
      {edited !== undefined && (
        <OptionDialog
          variations={variations}
          index={edited}
          onClose={() => setEdited(undefined)}
          onSave={(change) => write(changeOption(variations, change))}
          onRemove={() => write(removeOption(variations, edited))}
        />
      )}
    </Panel>
  )
}
