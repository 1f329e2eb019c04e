import { fontUsages, fontVoices } from '@vitrine/model'
import { useStore } from 'zustand'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { getTypography, setFontUsage } from './change-fonts.ts'
import { type FontPreviews, formatVoice } from './fonts/use-font-previews.ts'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'

/** The choice of one of the two fonts for each use. */
export function FontUsages(props: {
  readonly store: StylesStore
  readonly previews: FontPreviews
}) {
  const { store, previews } = props
  const t = useTranslate()
  const body = useStore(store.state, (state) => state.body)
  const { fontUsage } = body
  const typography = getTypography(body, store.theme)
  const options = (['theme', ...fontVoices] as const).map((id) => ({
    id,
    label: t(`styles.fonts.voice.${id}`),
    ...(id !== 'theme' && { style: formatVoice(typography[id], previews) }),
  }))
  return (
    <details className={styles['fold']}>
      <summary>{t('styles.fonts.usages')}</summary>
      <div className={styles['pairs']}>
        {fontUsages.map((usage) => (
          <Select
            key={usage}
            label={t(`styles.fonts.usage.${usage}`)}
            options={options}
            value={fontUsage[usage] ?? 'theme'}
            onChange={(voice) =>
              store.change('editor.step.styles.fontUsage', (now) =>
                setFontUsage(now, usage, voice === 'theme' ? undefined : voice),
              )
            }
          />
        ))}
      </div>
    </details>
  )
}
