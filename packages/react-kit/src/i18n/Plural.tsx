import { type PluralForms, selectPlural } from '@vitrine/model'
import type { ReactNode } from 'react'
import { formatNumber } from './format-number.ts'
import { useLocale } from './locale.tsx'

interface PluralProps {
  readonly count: number
  /** The forms in the language of the texts, "other" among them. `#` in a text is the count. */
  readonly forms: PluralForms<ReactNode>
}

/**
 * Renders the form for a count: `<Plural count={2} forms={{ 0: 'No items', one: '# item', other: '# items' }} />`.
 *
 * @see platform spec §5 "The plural component"
 */
export function Plural({ count, forms }: PluralProps) {
  const { translation, formatting } = useLocale()
  checkPlural(count, forms, translation)
  const form = selectPlural(forms, count, translation)
  return typeof form === 'string' ? form.replaceAll('#', formatNumber(count, formatting)) : form
}

/** Throws a TypeError that lists what is wrong with the count and the forms. */
function checkPlural(count: unknown, forms: object, language: string): void {
  const issues: string[] = []
  if (typeof count !== 'number' || Number.isNaN(count))
    issues.push(`The count must be a number, unlike ${JSON.stringify(count)}.`)
  if (!Object.hasOwn(forms, 'other')) issues.push('The form "other" is missing.')
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const known: readonly string[] = pluralCategories
  for (const key of Object.keys(forms))
    if (!known.includes(key) && !isNumber(key))
      issues.push(
        `"${key}" is no plural form of "${language}". Use a number, or one of ${known.join(', ')}.`,
      )
  if (issues.length > 0) throw new TypeError(`Invalid plural: ${issues.join(' ')}`)
}

function isNumber(key: string): boolean {
  return String(Number(key)) === key && key !== 'NaN'
}
