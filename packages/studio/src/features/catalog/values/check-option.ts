import type { Translate } from '../../../ui/i18n.ts'
import { changeOption, MAX_VARIANTS, type OptionChange, type Variations } from './options.ts'

/** A value of an option in its dialog. */
export interface EditedValue {
  readonly key: string
  readonly value: string
  /** The value that its variants have; undefined for a new one. */
  readonly before?: string | undefined
}

/** An option in its dialog. */
export interface EditedOption {
  readonly name: string
  readonly values: readonly EditedValue[]
}

interface OptionErrors {
  readonly name?: string
  /** By the key of the value. */
  readonly values?: ReadonlyMap<string, string>
  /** Too few values, or too many variants. */
  readonly count?: string
}

/** Returns everything that keeps an option from being used. */
export function checkOption(
  t: Translate,
  variations: Variations,
  index: number,
  { name, values }: EditedOption,
): OptionErrors {
  const used = values
    .map((each) => ({ ...each, value: each.value.trim() }))
    .filter(({ value }) => value !== '')
  const others = variations.optionNames.toSpliced(index, 1).map((each) => each.toLowerCase())
  const repeated = findRepeated(t, used)
  const count = checkCount(t, variations, { index, name: name.trim(), values: used })
  const nameError = checkName(t, name.trim(), others)
  return {
    ...(nameError !== undefined && { name: nameError }),
    ...(repeated.size > 0 && { values: repeated }),
    ...(count !== undefined && { count }),
  }
}

function checkName(t: Translate, name: string, others: readonly string[]): string | undefined {
  if (name === '') return t('products.optionNameMissing')
  return others.includes(name.toLowerCase()) ? t('products.optionNameTaken') : undefined
}

function findRepeated(t: Translate, values: readonly EditedValue[]): ReadonlyMap<string, string> {
  const seen = new Set<string>()
  const errors = new Map<string, string>()
  for (const { key, value } of values) {
    if (seen.has(value)) errors.set(key, t('products.optionValueRepeated'))
    seen.add(value)
  }
  return errors
}

function checkCount(
  t: Translate,
  variations: Variations,
  change: OptionChange,
): string | undefined {
  if (change.values.length === 0) return t('products.optionValuesMissing')
  const { length } = changeOption(variations, change).variants
  return length > MAX_VARIANTS ? t('products.tooManyVariants', { count: length }) : undefined
}
