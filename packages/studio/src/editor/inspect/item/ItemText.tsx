import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '@vitrine/page'
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { useTimeZone } from '../../publish/use-time-zone.ts'
import { SiteLinkTarget } from '../controls/SiteLinkTarget.tsx'
import { TimeField } from '../controls/TimeField.tsx'
import styles from '../Inspector.module.css'
import { ItemAuthor } from './ItemAuthor.tsx'
import { ItemWords } from './ItemWords.tsx'
import { NoTimeZone } from './NoTimeZone.tsx'
import { useCollectionWords, useItem, useSetItem } from './use-item.ts'

/** The parts of an item that lists show: its excerpt, tags, categories, author and date. */
export function ItemText() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const { excerpt = {}, tags, categories, publishOn } = useItem()
  const words = useCollectionWords()
  const timeZone = useTimeZone()
  const setItem = useSetItem()
  const label = t('inspector.item.inLists')
  const { locale } = store
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <RichTextField
        label={t('inspector.item.excerpt')}
        help={t('inspector.item.excerpt.help')}
        value={excerpt[locale]}
        locale={locale}
        isDisabled={isReadOnly}
        onChange={(text) => {
          const { [locale]: _, ...others } = excerpt
          const next = { ...others, ...(text && { [locale]: text }) }
          setItem('excerpt', Object.keys(next).length === 0 ? undefined : next)
        }}
        LinkTarget={SiteLinkTarget}
      />
      <ItemWords
        kind="tag"
        maxLength={MAX_TAG_LENGTH}
        words={tags}
        known={words?.tags ?? []}
        onChange={(next) => setItem('tags', [...next])}
      />
      <ItemWords
        kind="category"
        maxLength={MAX_CATEGORY_LENGTH}
        words={categories}
        known={words?.categories ?? []}
        onChange={(next) => setItem('categories', [...next])}
      />
      <ItemAuthor />
      {timeZone === undefined ? (
        <NoTimeZone />
      ) : (
        <TimeField
          label={t('inspector.item.publishOn')}
          help={t('inspector.item.publishOn.help', { timeZone })}
          value={publishOn}
          timeZone={timeZone}
          isOptional
          isDisabled={isReadOnly}
          onChange={(at) => setItem('publishOn', at)}
        />
      )}
    </section>
  )
}
