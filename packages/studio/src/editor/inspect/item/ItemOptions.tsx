import { useQuery } from '@tanstack/react-query'
import { commentStateCodes } from '@vitrine/model'
import type { Item, Json } from '@vitrine/page'
import { routeQuery } from '../../../api/route-query.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { FocalField } from '../controls/FocalControl.tsx'
import { LinkControl } from '../controls/LinkControl.tsx'
import { useDraft } from '../controls/use-draft.ts'
import styles from '../Inspector.module.css'
import { formatText, parseAddress } from '../values/parse-text.ts'
import { useItem, useSetItem } from './use-item.ts'

const { open, closed } = commentStateCodes

/** Whether an item is featured, open to comments and shown in lists. */
export function ItemOptions() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { featured, commentState, settings } = useItem()
  const setItem = useSetItem()
  const label = t('inspector.item.options')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <Switch
        label={t('inspector.item.featured')}
        isSelected={featured}
        isDisabled={isReadOnly}
        onChange={(isOn) => setItem('featured', isOn)}
      />
      <Switch
        label={t('inspector.item.comments')}
        isSelected={commentState === open}
        isDisabled={isReadOnly}
        onChange={(isOn) => setItem('commentState', isOn ? open : closed)}
      />
      {(['hidden', 'noindex'] as const).map((name) => (
        <Switch
          key={name}
          label={t(name === 'hidden' ? 'inspector.item.hidden' : 'inspector.seo.noindex')}
          isSelected={settings[name] === true}
          isDisabled={isReadOnly}
          onChange={(isOn) => {
            const { [name]: _, ...others } = settings
            setItem('settings', isOn ? { ...others, [name]: true } : others)
          }}
        />
      ))}
    </section>
  )
}

/** The target of an item's title, and the source that it quotes. */
export function ItemLinks() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { link } = useItem()
  const setItem = useSetItem()
  const label = t('inspector.item.links')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <LinkControl
        field={{
          ui: 'link',
          target: 'data',
          key: 'link',
          group: 'content',
          label: t('inspector.item.link'),
          unset: t('inspector.item.link.own'),
          isOptional: true,
          isLocalized: false,
          shownWhen: [],
        }}
        // A document is JSON.
        value={link as Json | undefined}
        isDisabled={isReadOnly}
        // The control returns a link, or nothing.
        onChange={(next) => setItem('link', next as Item['link'])}
      />
      <ItemSource />
    </section>
  )
}

function ItemSource() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { source } = useItem()
  const setItem = useSetItem()
  const draft = useDraft({
    value: source?.url,
    format: formatText,
    parse: (text) => parseAddress(text, 'web') ?? { error: t('inspector.item.url.invalid') },
    onChange: (url) => setItem('source', typeof url === 'string' ? { ...source, url } : undefined),
  })
  return (
    <>
      <TextField
        label={t('inspector.item.source')}
        help={t('inspector.item.source.help')}
        maxLength={2_000}
        isDisabled={isReadOnly}
        {...draft}
      />
      {source && (
        <TextField
          label={t('inspector.item.source.title')}
          maxLength={200}
          isDisabled={isReadOnly}
          value={source.title ?? ''}
          onChange={(title) => {
            const { title: _, ...rest } = source
            setItem('source', title === '' ? rest : { ...rest, title })
          }}
        />
      )}
    </>
  )
}

/** The alternative text and the focal point of the image of an item. */
export function ItemImage() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const { mainImageId, focal, alt = {} } = useItem()
  const setItem = useSetItem()
  const file = useQuery({
    ...routeQuery('readFile', { params: { id: mainImageId ?? '' } }),
    enabled: mainImageId !== undefined,
  }).data?.file
  if (mainImageId === undefined) return null
  const label = t('inspector.item.image')
  const { locale } = store
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <TextField
        label={t('inspector.item.alt')}
        help={t('inspector.item.alt.help')}
        placeholder={file?.image?.altText ?? ''}
        maxLength={2_000}
        isDisabled={isReadOnly}
        value={alt[locale] ?? ''}
        onChange={(text) => {
          const { [locale]: _, ...others } = alt
          const next = text === '' ? others : { ...others, [locale]: text }
          setItem('alt', Object.keys(next).length === 0 ? undefined : next)
        }}
      />
      <FocalField
        label={t('inspector.focal')}
        unset={t('inspector.focal.reset')}
        id={mainImageId}
        value={focal}
        isDisabled={isReadOnly}
        onChange={(point) => setItem('focal', point && { x: point.x, y: point.y })}
      />
    </section>
  )
}
