import { buttonShapes, cornerStyles, spacings } from '@vitrine/model'
import type { Aesthetics } from '@vitrine/page'
import { useStore } from 'zustand'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { setShape } from './change-shape.ts'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'

const THEME = 'theme'

const CHOICES = {
  corners: [THEME, ...cornerStyles],
  buttons: [THEME, ...buttonShapes],
  spacing: [THEME, ...spacings],
} as const

/** The corners, the buttons and the spacing of the site. */
export function Shape({ store }: { readonly store: StylesStore }) {
  return (
    <>
      <Choice store={store} part="corners" />
      <Choice store={store} part="buttons" />
      <Choice store={store} part="spacing" />
    </>
  )
}

type Part = keyof NonNullable<Aesthetics['shape']>

function Choice({ store, part }: { readonly store: StylesStore; readonly part: Part }) {
  const t = useTranslate()
  const { shape } = useStore(store.state, (state) => state.body)
  const id = `styles-${part}`
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h3 id={id}>{t(`styles.${part}`)}</h3>
      <SegmentedControl<(typeof CHOICES)[Part][number]>
        label={t(`styles.${part}`)}
        segments={CHOICES[part].map((choice) => ({
          id: choice,
          label: t(`styles.shape.${choice}`),
        }))}
        value={shape?.[part] ?? THEME}
        onChange={(choice) =>
          store.change(`editor.step.styles.${part}`, (now) =>
            setShape(now, part, choice === THEME ? undefined : choice),
          )
        }
      />
    </section>
  )
}
