import { recordTypeCodes } from '@vitrine/model'
import { webUrlSchema } from '@vitrine/page'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { AssetField } from '../controls/AssetField.tsx'
import { useDraft } from '../controls/use-draft.ts'
import styles from '../Inspector.module.css'
import { formatText, parseAddress } from '../values/parse-text.ts'
import { useItem, useSetItem } from './use-item.ts'

/** The types of items that have a recording, and the kind of its file. */
const kinds: ReadonlyMap<number, 'audio' | 'video'> = new Map([
  [recordTypeCodes.audio, 'audio'],
  [recordTypeCodes.video, 'video'],
  [recordTypeCodes.lesson, 'video'],
  [recordTypeCodes['course-item'], 'video'],
])

/** The recording of a track, a video or a lesson: a file of the site, or the URL of a player. */
export function ItemMedia() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { recordType, media } = useItem()
  const setItem = useSetItem()
  const kind = kinds.get(recordType)
  const draft = useDraft({
    value: media?.url,
    format: formatText,
    parse: (text) => parseAddress(text, 'web') ?? { error: t('inspector.item.url.invalid') },
    onChange: (url) => {
      const read = webUrlSchema.safeParse(url)
      setItem('media', read.success ? { url: read.data } : undefined)
    },
  })
  if (!kind) return null
  const label = t(`inspector.item.media.${kind}`)
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <AssetField
        label={t('inspector.item.media.file')}
        accept={kind}
        id={media?.assetId}
        isDisabled={isReadOnly}
        onChoose={(assetId) => setItem('media', { assetId })}
        onRemove={() => setItem('media', undefined)}
      />
      {media?.assetId === undefined && (
        <TextField
          label={t('inspector.link.url')}
          help={t('inspector.item.media.url.help')}
          maxLength={2_000}
          isDisabled={isReadOnly}
          {...draft}
        />
      )}
    </section>
  )
}
