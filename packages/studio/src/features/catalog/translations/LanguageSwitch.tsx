import type { SiteLanguage } from '@vitrine/contract'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { getLanguageName } from '../../../ui/languages/language-names.ts'
import styles from '../catalog.module.css'

/** The number of languages that stand beside each other. */
const MAX_SEGMENTS = 3

interface LanguageSwitchProps {
  /** The languages of the site, at least two. */
  readonly languages: readonly SiteLanguage[]
  /** The tag of the language whose texts are edited. */
  readonly value: string
  readonly onChange: (tag: string) => void
}

/** Chooses the language in which the texts of a product are edited. */
export function LanguageSwitch({ languages, value, onChange }: LanguageSwitchProps) {
  const t = useTranslate()
  const choices = languages.map(({ tag, isDefault, isCustomCode, displayName }) => {
    const language = isCustomCode ? displayName : getLanguageName(tag)
    return { id: tag, label: isDefault ? t('products.languageDefault', { language }) : language }
  })
  const label = t('products.language')
  return (
    <div className={styles['languageSwitch']}>
      {choices.length > MAX_SEGMENTS ? (
        <Select label={label} options={choices} value={value} onChange={onChange} />
      ) : (
        <SegmentedControl label={label} segments={choices} value={value} onChange={onChange} />
      )}
    </div>
  )
}
