import type { SiteLanguage } from '@vitrine/contract'
import { useWatch } from 'react-hook-form'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { listOtherLanguages } from '../../ui/languages/language-names.ts'
import type { LanguageValues } from './language-values.ts'

/** The choice of a new language: one of a list, or the tag or code of another. */
export function TagFields({ languages }: { readonly languages: readonly SiteLanguage[] }) {
  const t = useTranslate()
  const source = useWatch<LanguageValues, 'source'>({ name: 'source' })
  return (
    <>
      <FormField<LanguageValues, 'source'> name="source" label={t('siteLanguages.source')}>
        {(field) => (
          <RadioGroup
            {...field}
            options={(['list', 'code'] as const).map((id) => ({
              id,
              label: t(`siteLanguages.source.${id}`),
              ...(id === 'code' && { help: t('siteLanguages.source.code.help') }),
            }))}
          />
        )}
      </FormField>
      {source === 'list' ? <ListedLanguage languages={languages} /> : <CodeField />}
    </>
  )
}

function ListedLanguage({ languages }: { readonly languages: readonly SiteLanguage[] }) {
  const t = useTranslate()
  const options = listOtherLanguages(languages.map(({ tag }) => tag)).map(
    ({ tag, name, ownName }) => ({
      id: tag,
      label: name === ownName ? name : t('languages.add.option', { name, own: ownName }),
    }),
  )
  return (
    <FormField<LanguageValues, 'tag'> name="tag" label={t('languages.add.language')}>
      {({ value, onChange, ...field }) => (
        <ComboBox
          {...field}
          options={options}
          value={value === '' ? null : value}
          onChange={(tag) => onChange(tag ?? '')}
          isRequired
        />
      )}
    </FormField>
  )
}

function CodeField() {
  const t = useTranslate()
  return (
    <FormField<LanguageValues, 'tag'> name="tag" label={t('siteLanguages.code')}>
      {(field) => (
        <TextField
          {...field}
          autoComplete="off"
          spellCheck="false"
          maxLength={35}
          isRequired
          help={t('siteLanguages.code.help')}
        />
      )}
    </FormField>
  )
}
