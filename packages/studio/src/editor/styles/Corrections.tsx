import type { SectionThemeId } from '@vitrine/model'
import { computeThemes, getDefaultTheme } from '@vitrine/page'
import { formatList, useLocale } from '@vitrine/react-kit'
import { Contrast } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditorState } from '../context.ts'
import { allowCorrection, setThemeColor } from './change-styles.ts'
import {
  describeCorrection,
  formatContrast,
  joinCorrections,
  type SharedCorrection,
} from './corrections.ts'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'

/** The colors that were corrected so that text stays readable: first those that this page shows. */
export function Corrections({ store }: { readonly store: StylesStore }) {
  const t = useTranslate()
  const body = useStore(store.state, (state) => state.body)
  const sections = useEditorState((state) => state.body.sections)
  const used = new Set<string>([
    getDefaultTheme(body, store.theme),
    ...sections.flatMap(({ theme }) => theme ?? []),
  ])
  const themes = computeThemes(body, store.theme)
  const here = joinCorrections(themes.filter(({ id }) => used.has(id)))
  const others = joinCorrections(themes.filter(({ id }) => !used.has(id)))
  if (here.length + others.length === 0) return null
  return (
    <section className={styles['notes']} aria-label={t('styles.contrast.title')}>
      <CorrectionList store={store} corrections={here} />
      {others.length > 0 && (
        <details>
          <summary>{t('styles.contrast.others', { count: others.length })}</summary>
          <CorrectionList store={store} corrections={others} />
        </details>
      )}
    </section>
  )
}

function CorrectionList(props: {
  readonly store: StylesStore
  readonly corrections: readonly SharedCorrection[]
}) {
  const { store, corrections } = props
  if (corrections.length === 0) return null
  return (
    <ul className={styles['corrections']}>
      {corrections.map((correction) => (
        <li key={`${correction.role} ${correction.requested} ${correction.used}`}>
          <Contrast aria-hidden="true" />
          <CorrectionNote store={store} correction={correction} />
        </li>
      ))}
    </ul>
  )
}

/** Lists the corrections of a color with their reasons, and a way back to the color that was asked for. */
export function CorrectionNote(props: {
  readonly store: StylesStore
  readonly correction: SharedCorrection
}) {
  const { store, correction } = props
  const t = useTranslate()
  const { role, requested, used, minimum, before, after } = correction
  const kind = describeCorrection(correction)
  const facts = {
    role: t(`styles.role.${role}`),
    from: requested,
    themes: useThemeNames(correction.themes),
    after: formatContrast(after),
  }
  const color = { role: facts.role, color: requested }
  return kind === 'kept' ? (
    <p>
      {t('styles.contrast.low', { ...facts, minimum: String(minimum) })}{' '}
      <Button
        small
        quiet
        aria-label={t('styles.contrast.correctTitle', color)}
        onPress={() =>
          store.change('editor.step.styles.correctColor', (body) =>
            allowCorrection(body, correction.themes, role),
          )
        }
      >
        {t('styles.contrast.correct')}
      </Button>
    </p>
  ) : (
    <p>
      {t(`styles.contrast.${kind}`, { ...facts, to: used, before: formatContrast(before) })}{' '}
      <Button
        small
        quiet
        aria-label={t('styles.contrast.originalTitle', color)}
        onPress={() =>
          store.change('editor.step.styles.keepColor', (body) =>
            setThemeColor(body, correction.themes, {
              role,
              color: { color: requested, asIs: true },
            }),
          )
        }
      >
        {t('styles.contrast.original')}
      </Button>
    </p>
  )
}

function useThemeNames(themes: readonly SectionThemeId[]): string {
  const t = useTranslate()
  const names = themes.map((id) => `“${t(`inspector.section.theme.${id}`)}”`)
  return formatList(names, useLocale().translation)
}
