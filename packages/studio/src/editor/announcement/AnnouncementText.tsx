import {
  type AnnouncementBar,
  checkAnnouncementText,
  getAnnouncementText,
  type RichText,
} from '@vitrine/page'
import { useState } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx'
import { useEditor } from '../context.ts'
import { SiteLinkTarget } from '../inspect/controls/SiteLinkTarget.tsx'
import { changeText } from './change-announcement.ts'
import type { SettingsStore } from './open-site-settings.ts'

interface AnnouncementTextProps {
  readonly settings: SettingsStore
  readonly bar: AnnouncementBar
}

/** The text of the announcement in the language that is open. One that is too long stays in the field only. */
export function AnnouncementText({ settings, bar }: AnnouncementTextProps) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const { locale } = store
  const { fallbackLocale } = settings
  const value = bar.text[locale]
  const [rejected, setRejected] = useState<{ readonly issue: string; readonly before: unknown }>()
  const isMissing = bar.enabled && !getAnnouncementText(bar, { locale, fallbackLocale })
  // A text that replaces the rejected one, such as that of an undone step, has no issue.
  const tooLong = rejected && rejected.before === value ? rejected.issue : undefined
  const error = tooLong ?? (isMissing ? t('announcement.empty') : undefined)
  const change = (text: RichText | undefined) => {
    const issue = text && checkAnnouncementText(text)
    setRejected(issue === undefined ? undefined : { issue, before: value })
    if (issue === undefined) changeText(settings, locale, text)
  }
  return (
    <RichTextField
      label={t('announcement.text')}
      value={value}
      locale={locale}
      isDisabled={isReadOnly}
      onChange={change}
      LinkTarget={SiteLinkTarget}
      {...(locale !== fallbackLocale && { help: t('announcement.text.help') })}
      {...(error !== undefined && { error })}
    />
  )
}
