import { sectionThemeIds } from '@vitrine/model'
import { type CommandPayload, headerHeights, headerLayouts, headerStickiness } from '@vitrine/page'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor, useEditorState } from '../../context.ts'
import type { EditorStore } from '../../store/editor-store.ts'
import styles from '../Inspector.module.css'
import own from './header.module.css'

/** The choice of what the theme has. */
const THEME = ''

type HeaderProps = CommandPayload<'header.set'>['props']

export function setHeader(store: EditorStore, props: HeaderProps): void {
  store.dispatch('header.set', { props }, { key: `header:${Object.keys(props).join()}` })
}

/** The layouts of the header, each as a small drawing. */
export function HeaderLayout() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const layout = useEditorState(({ body }) => body.header?.layout) ?? THEME
  return (
    <section className={styles['group']} aria-label={t('header.layout')}>
      <h3>{t('header.layout')}</h3>
      <div className={own['layouts']} role="radiogroup" aria-label={t('header.layout')}>
        {([THEME, ...headerLayouts] as const).map((id) => (
          <label key={id} className={own['layout']}>
            <input
              type="radio"
              name="header-layout"
              checked={layout === id}
              disabled={isReadOnly}
              onChange={() => setHeader(store, { layout: id === THEME ? undefined : id })}
            />
            <span className={own['drawing']} data-layout={id} aria-hidden="true">
              <i data-part="logo" />
              <i data-part="menu" />
              <i data-part="tools" />
            </span>
            <span>{t(id === THEME ? 'header.layout.theme' : `header.layout.${id}`)}</span>
          </label>
        ))}
      </div>
    </section>
  )
}

/** How the header stays in sight, its height and its colors. */
export function HeaderLook() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const header = useEditorState(({ body }) => body.header)
  const theme = sectionThemeIds.find((id) => id === header?.theme) ?? THEME
  return (
    <section className={styles['group']} aria-label={t('header.behavior')}>
      <h3>{t('header.behavior')}</h3>
      {!isReadOnly && (
        <>
          <div className={styles['choice']}>
            <span className={styles['label']} aria-hidden="true">
              {t('header.sticky')}
            </span>
            <SegmentedControl
              label={t('header.sticky')}
              segments={headerStickiness.map((id) => ({ id, label: t(`header.sticky.${id}`) }))}
              value={header?.sticky ?? 'always'}
              onChange={(sticky) => setHeader(store, { sticky })}
            />
          </div>
          <div className={styles['choice']}>
            <span className={styles['label']} aria-hidden="true">
              {t('header.height')}
            </span>
            <SegmentedControl
              label={t('header.height')}
              segments={headerHeights.map((id) => ({ id, label: t(`header.height.${id}`) }))}
              value={header?.height ?? 'm'}
              onChange={(height) => setHeader(store, { height })}
            />
          </div>
        </>
      )}
      <Select
        label={t('inspector.section.theme')}
        options={[
          { id: THEME, label: t('inspector.section.theme.site') },
          ...sectionThemeIds.map((id) => ({ id, label: t(`inspector.section.theme.${id}`) })),
        ]}
        value={theme}
        isDisabled={isReadOnly}
        onChange={(id) => setHeader(store, { theme: id === THEME ? undefined : id })}
      />
    </section>
  )
}
