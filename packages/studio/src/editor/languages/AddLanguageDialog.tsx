import { useMutation } from '@tanstack/react-query'
import type { SiteLanguage } from '@vitrine/contract'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { changeOtherLanguages } from '../../ui/languages/change-languages.ts'
import { getLanguageName, listOtherLanguages } from '../../ui/languages/language-names.ts'
import styles from './languages.module.css'

/** Returns the prefix that the server gives: the language code, or the whole tag if another language has that code. */
function getPrefix(tag: string, languages: readonly SiteLanguage[]): string {
  const [code = tag] = tag.split('-')
  const isAlone = languages.every((each) => each.tag.split('-')[0] !== code)
  return (isAlone ? code : tag).toLowerCase()
}

interface AddLanguageDialogProps {
  readonly languages: readonly SiteLanguage[]
  readonly onClose: () => void
  /** Called with the tag of the new language, which the site has by then. */
  readonly onAdded: (tag: string) => void
}

/** Adds a language to the site. */
export function AddLanguageDialog({ languages, onClose, onAdded }: AddLanguageDialogProps) {
  const t = useTranslate()
  const [tag, setTag] = useState<string | null>(null)
  const [isVisible, setVisible] = useState(true)
  const main = languages.find(({ isDefault }) => isDefault)?.tag ?? 'en'
  const options = listOtherLanguages(languages.map((each) => each.tag)).map((each) => ({
    id: each.tag,
    label:
      each.name === each.ownName
        ? each.name
        : t('languages.add.option', { name: each.name, own: each.ownName }),
  }))
  const adding = useMutation({
    mutationFn: (added: string) =>
      changeOtherLanguages((others) => [...others, { tag: added, enabled: isVisible }]),
    onSuccess: (_, added) => {
      showToast(t('languages.added', { language: getLanguageName(added) }))
      onAdded(added)
    },
  })
  const prefix = tag === null ? undefined : getPrefix(tag, languages)
  return (
    <Dialog title={t('languages.add')} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (tag !== null && !adding.isPending) adding.mutate(tag)
        }}
      >
        <p className={styles['note']}>
          {t('languages.add.text', { language: getLanguageName(main) })}
        </p>
        <ComboBox
          label={t('languages.add.language')}
          options={options}
          value={tag}
          onChange={setTag}
          {...(prefix !== undefined && { help: t('languages.add.help', { prefix }) })}
        />
        <Switch
          label={t('languages.add.visible')}
          help={t('languages.add.visible.help')}
          isSelected={isVisible}
          onChange={setVisible}
        />
        {adding.error && <p role="alert">{adding.error.message}</p>}
        <Button
          primary
          type="submit"
          {...(tag === null && { disabledReason: t('languages.add.choose') })}
        >
          {t('languages.add')}
        </Button>
      </form>
    </Dialog>
  )
}
