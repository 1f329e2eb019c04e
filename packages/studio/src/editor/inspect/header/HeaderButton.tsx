import { type HeaderSettings, type Json, listHeaderElements } from '@vitrine/page'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor, useEditorState } from '../../context.ts'
import { LinkControl } from '../controls/LinkControl.tsx'
import styles from '../Inspector.module.css'
import { setHeader } from './HeaderLook.tsx'

type Button = NonNullable<HeaderSettings['button']>

/** The label and the target of the button, while the header shows it. */
export function HeaderButton() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const header = useEditorState(({ body }) => body.header)
  const isShown = listHeaderElements({ header }).some(
    ({ id, isShown: is }) => is && id === 'button',
  )
  if (!isShown) return null
  const { label = {}, to } = header?.button ?? {}
  const set = (change: Partial<Button>) =>
    setHeader(store, { button: { label, ...(to && { to }), ...change } })
  return (
    <section className={styles['group']} aria-label={t('editor.element.button')}>
      <h3>{t('editor.element.button')}</h3>
      <TextField
        label={t('header.button.label')}
        help={t('header.button.help')}
        maxLength={60}
        isDisabled={isReadOnly}
        value={label[store.locale] ?? ''}
        onChange={(text) => set({ label: { ...label, [store.locale]: text } })}
      />
      <LinkControl
        field={{
          ui: 'link',
          target: 'data',
          key: 'to',
          group: 'content',
          label: t('header.button.to'),
          isOptional: true,
          isLocalized: false,
          shownWhen: [],
        }}
        // A document is JSON.
        value={to as Json | undefined}
        isDisabled={isReadOnly}
        onChange={(next) => {
          // The control returns a link, or nothing.
          const { to: _, ...rest } = header?.button ?? { label }
          setHeader(store, { button: { ...rest, ...(next && { to: next as Button['to'] }) } })
        }}
      />
    </section>
  )
}
