import type { SiteLanguage } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormError } from '../../ui/forms/form-error.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { moveErrors } from '../../ui/forms/move-errors.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { changeOtherLanguages } from '../../ui/languages/change-languages.ts'
import { getLanguageName } from '../../ui/languages/language-names.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { getSiteLanguageName } from './describe-language.ts'
import {
  type LanguageValues,
  toChangedLanguage,
  toLanguageValues,
  toNewLanguage,
} from './language-values.ts'
import { TagFields } from './TagFields.tsx'

interface LanguageDialogProps {
  /** The language; undefined for a new one. */
  readonly language?: SiteLanguage
  /** The languages of the site. */
  readonly languages: readonly SiteLanguage[]
  readonly onClose: () => void
}

/** A dialog that adds a language to the site, or changes the name, prefix and visibility of one. */
export function LanguageDialog({ language, languages, onClose }: LanguageDialogProps) {
  const t = useTranslate()
  const form = useForm<LanguageValues>({ defaultValues: toLanguageValues(language) })
  const save = async (values: LanguageValues) => {
    if (values.tag.trim() === '') throw new FormError([], { tag: t('languages.add.choose') })
    await saveLanguage(language, values)
    const name = language ? getSiteLanguageName(language) : getAddedName(values)
    showToast(t(language ? 'siteLanguages.changed' : 'languages.added', { language: name }))
    onClose()
  }
  const title = language
    ? t('siteLanguages.edit', { language: getSiteLanguageName(language) })
    : t('languages.add')
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        {!language && <TagFields languages={languages} />}
        <AddressFields language={language} />
        <FormField<LanguageValues, 'isVisible'> name="isVisible" label={t('languages.add.visible')}>
          {({ value, ...field }) => (
            <Switch {...field} isSelected={value} help={t('languages.add.visible.help')} />
          )}
        </FormField>
        <DialogActions onClose={onClose} {...(!language && { label: t('languages.add') })} />
      </Form>
    </Dialog>
  )
}

/** The name of the language, and the prefix of its URLs. */
function AddressFields({ language }: { readonly language: SiteLanguage | undefined }) {
  const t = useTranslate()
  return (
    <>
      <FormField<LanguageValues, 'displayName'>
        name="displayName"
        label={t('siteLanguages.displayName')}
      >
        {(field) => (
          <TextField
            {...field}
            autoComplete="off"
            maxLength={60}
            {...(!language?.isCustomCode && { help: t('siteLanguages.displayName.help') })}
          />
        )}
      </FormField>
      <FormField<LanguageValues, 'prefix'> name="prefix" label={t('siteLanguages.prefix')}>
        {(field) => (
          <TextField
            {...field}
            autoComplete="off"
            spellCheck="false"
            maxLength={35}
            prefix="/"
            help={t(language ? 'siteLanguages.prefix.change' : 'siteLanguages.prefix.help')}
          />
        )}
      </FormField>
    </>
  )
}

/** Adds or changes a language. Throws the error of the server with the paths of the form. */
async function saveLanguage(
  language: SiteLanguage | undefined,
  values: LanguageValues,
): Promise<void> {
  let index = 0
  try {
    await changeOtherLanguages((others) => {
      const known = others.findIndex(({ tag }) => tag === language?.tag)
      index = known < 0 ? others.length : known
      return known < 0
        ? [...others, toNewLanguage(values)]
        : others.map((each) =>
            each.tag === language?.tag ? toChangedLanguage(each, values) : each,
          )
    })
  } catch (error) {
    throw moveErrors(error, `languages.${index}`)
  }
}

function getAddedName({ tag, displayName }: LanguageValues): string {
  const name = getLanguageName(tag.trim())
  return name === tag.trim() && displayName.trim() !== '' ? displayName.trim() : name
}
