import { computeThemes, getDefaultTheme } from '@vitrine/page'
import { useStore } from 'zustand'
import { Swatches } from '../../ui/fields/Swatches.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { OwnColors } from './OwnColors.tsx'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'

/** The color themes that follow from the palette, and the one of the site. */
export function ColorThemes({ store }: { readonly store: StylesStore }) {
  const t = useTranslate()
  const body = useStore(store.state, (state) => state.body)
  return (
    <section className={styles['group']} aria-labelledby="styles-themes">
      <h3 id="styles-themes">{t('styles.themes')}</h3>
      <Swatches
        label={t('styles.themes')}
        swatches={computeThemes(body, store.theme).map(({ id, colours }) => ({
          id,
          label: t(`inspector.section.theme.${id}`),
          style: { background: colours.ground, color: colours.heading },
          content: (
            <>
              {t('styles.themes.sample')}
              <span className={styles['dot']} style={{ background: colours.accent }} />
            </>
          ),
        }))}
        value={getDefaultTheme(body, store.theme)}
        onChange={(defaultThemeId) =>
          store.change('editor.step.styles.defaultTheme', (now) => ({ ...now, defaultThemeId }))
        }
      />
      <p className={styles['note']}>{t('styles.themes.site')}</p>
      <OwnColors store={store} />
    </section>
  )
}
