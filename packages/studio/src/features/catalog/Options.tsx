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
  type OptionChange,
  type Variations,
} from './values/options.ts'
import type { ProductValues } from './values/product-values.ts'
import { renameOptionTexts } from './values/translations.ts'

/** The number of values of an option that are shown in its row. */
const SHOWN_VALUES = 8

/** The options of a product, from which its variants follow. */
export function Options() {
  const t = useTranslate()
  const { variations, options, rename, write } = useOptions()
  const [edited, setEdited] = useState<number>()
  const isFull = options.length >= MAX_OPTIONS
  return (
    <Panel
      title={t('products.options')}
      aside={
        <Button
          small
          disabledReason={isFull ? t('products.tooManyOptions') : undefined}
          onPress={() => setEdited(options.length)}
        >
          <Plus aria-hidden="true" />
          {t('products.addOption')}
        </Button>
      }
      padded
    >
      {options.length === 0 && <OptionsHelp />}
      <ul className={styles['options']}>
        {options.map((option, index) => (
          <OptionRow key={option.name} {...option} onEdit={() => setEdited(index)} />
        ))}
      </ul>
      {edited !== undefined && (
        <OptionDialog
          variations={variations}
          index={edited}
          onClose={() => setEdited(undefined)}
          onSave={(change) => {
            rename(change)
            write(changeOption(variations, change))
            setEdited(undefined)
          }}
          onRemove={() => {
            write(removeOption(variations, edited))
            setEdited(undefined)
          }}
        />
      )}
    </Panel>
  )
}

function OptionsHelp() {
  const t = useTranslate()
  const type = useWatch<ProductValues, 'productType'>({ name: 'productType' })
  const isGiftCard = type === 'gift-card'
  return (
    <p className={styles['help']}>
      {t(isGiftCard ? 'products.denominationsHelp' : 'products.optionsHelp')}
    </p>
  )
}

/** An option with the first of its values. */
function OptionRow(props: {
  readonly name: string
  readonly values: readonly string[]
  readonly onEdit: () => void
}) {
  const { name, values, onEdit } = props
  const t = useTranslate()
  return (
    <li>
      <b>{name}</b>
      <span className={styles['optionValues']}>
        {values.slice(0, SHOWN_VALUES).map((value) => (
          <Badge key={value}>{value}</Badge>
        ))}
        {values.length > SHOWN_VALUES &&
          t('products.moreValues', { count: values.length - SHOWN_VALUES })}
      </span>
      <Button small quiet aria-label={t('products.editOptionNamed', { name })} onPress={onEdit}>
        {t('products.editOption')}
      </Button>
    </li>
  )
}

/** Returns the options of the form with the ways to change them, and their texts in other languages with them. */
function useOptions() {
  const { control, getValues, setValue } = useFormContext<ProductValues>()
  const [optionNames, variants] = useWatch({ control, name: ['optionNames', 'variants'] })
  const variations: Variations = { optionNames, variants }
  const options = getOptions(variations)
  return {
    variations,
    options,
    rename: (change: OptionChange) => {
      const renamed = getValues('translations').map((each) =>
        renameOptionTexts(each, options[change.index], change),
      )
      setValue('translations', renamed)
    },
    write: (next: Variations) => {
      setValue('optionNames', next.optionNames, { shouldDirty: true })
      setValue('variants', next.variants, { shouldDirty: true })
    },
  }
}
