import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Notice } from '../../../ui/states/Notice.tsx'
import type { FontPreviews } from './use-font-previews.ts'

/** Tells which fonts of the theme the panel cannot show in their own letters. @see platform spec §8 "Editor strings" */
export function FontNotices({ previews }: { readonly previews: FontPreviews }) {
  const t = useTranslate()
  const { isFailed, failed, retry } = previews
  const titles = isFailed
    ? [t('styles.fonts.loadFailed')]
    : failed.map((fontName) => t('styles.fonts.previewFailed', { fontName }))
  if (titles.length === 0) return null
  return (
    <div aria-live="polite">
      <Notice tone="warn" title={titles.join('. ')}>
        <Button small onPress={retry}>
          {t('studio.tryAgain')}
        </Button>
      </Notice>
    </div>
  )
}
