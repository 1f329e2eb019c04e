import { useTranslate } from '../../../ui/i18n.ts'

interface OriginalProps {
  readonly text: string
  /** The name and the tag of the default language. */
  readonly language: string
  readonly locale: string
}

/** A text in the default language, in its own direction. */
export function Original({ text, language, locale }: OriginalProps) {
  const t = useTranslate()
  if (text.trim() === '') return t('products.translationNoOriginal', { language })
  return (
    <>
      {t('products.translationOriginal', { language })} <bdi lang={locale}>{text}</bdi>
    </>
  )
}
