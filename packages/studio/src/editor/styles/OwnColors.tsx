import { type SectionThemeId, sectionThemeIds } from '@vitrine/model'
import { computeThemes, getDefaultTheme } from '@vitrine/page'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditorState } from '../context.ts'
import {
  getSectionTheme,
  hasOwnColors,
  listThemeColors,
  removeOwnColors,
  type ThemeColor,
} from './change-colors.ts'
import { setThemeColor } from './change-styles.ts'
import { ColorField } from './ColorField.tsx'
import { CorrectionNote } from './Corrections.tsx'
import own from './OwnColors.module.css'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'

/** The colors of one color theme, which follow from the palette until the owner changes them. */
export function OwnColors({ store }: { readonly store: StylesStore }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles['fold']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('styles.own')}</summary>
      {isOpen && <ThemeColors store={store} />}
    </details>
  )
}

function ThemeColors({ store }: { readonly store: StylesStore }) {
  const t = useTranslate()
  const body = useStore(store.state, (state) => state.body)
  const selected = useEditorState(({ body: page, selection }) =>
    getSectionTheme(page, selection.section),
  )
  const [chosen, setChosen] = useState<SectionThemeId>()
  const id = chosen ?? selected ?? getDefaultTheme(body, store.theme)
  const theme = computeThemes(body, store.theme).find((each) => each.id === id)
  const name = t(`inspector.section.theme.${id}`)
  return (
    <div className={own['theme']}>
      <Select
        label={t('styles.own.theme')}
        options={sectionThemeIds.map((each) => ({
          id: each,
          label: t(`inspector.section.theme.${each}`),
          ...(hasOwnColors(body, each) && { help: t('styles.own.changed') }),
        }))}
        value={id}
        onChange={setChosen}
      />
      <ul className={own['colors']} aria-label={t('styles.own.colors', { theme: name })}>
        {theme &&
          listThemeColors(body, theme).map((color) => (
            <OwnColor key={`${id} ${color.role}`} store={store} id={id} color={color} />
          ))}
      </ul>
      {hasOwnColors(body, id) && (
        <Button
          small
          onPress={() =>
            store.change('editor.step.styles.derivedColors', (now) => removeOwnColors(now, id))
          }
        >
          {t('styles.own.deriveAll', { theme: name })}
        </Button>
      )}
    </div>
  )
}

function OwnColor(props: {
  readonly store: StylesStore
  readonly id: SectionThemeId
  readonly color: ThemeColor
}) {
  const { store, id, color } = props
  const { role, requested, isOwn, correction } = color
  const t = useTranslate()
  const label = t(`styles.role.${role}`)
  const set = (value: string) =>
    store.change(
      'editor.step.styles.ownColor',
      (now) => setThemeColor(now, [id], { role, color: { color: value } }),
      `styles:own:${id}:${role}`,
    )
  return (
    <li>
      <div className={own['color']}>
        <ColorField label={label} value={requested} onChange={set} />
        {isOwn && (
          <IconButton
            label={t('styles.own.derive', { role: label })}
            Icon={RotateCcw}
            onPress={() =>
              store.change('editor.step.styles.derivedColors', (now) =>
                setThemeColor(now, [id], { role, color: undefined }),
              )
            }
          />
        )}
      </div>
      {isOwn && correction && (
        <div className={own['note']}>
          <CorrectionNote store={store} correction={{ ...correction, themes: [id] }} />
        </div>
      )}
    </li>
  )
}
