import { useStore } from 'zustand'
import { Swatches } from '../../ui/fields/Swatches.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { getPackId, getTypography, listFontPacks, setTypography } from './change-fonts.ts'
import { FontSettings } from './FontSettings.tsx'
import { FontUsages } from './FontUsages.tsx'
import { FontNotices } from './fonts/FontNotices.tsx'
import { formatVoice, useFontPreviews } from './fonts/use-font-previews.ts'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'

const THEME = 'theme'

/** The fonts of the site: a pair that goes together, and each part of it. */
export function Fonts({ store }: { readonly store: StylesStore }) {
  const t = useTranslate()
  const { theme } = store
  const body = useStore(store.state, (state) => state.body)
  const packs = listFontPacks(theme)
  const previews = useFontPreviews(theme.fonts)
  const { heading, text } = getTypography(body, theme)
  const isOwn = body.activeFontThemeId !== undefined
  const choose = (id: string) => {
    const pack = packs.find((each) => getPackId(each) === id)
    store.change('editor.step.styles.fonts', (now) =>
      setTypography(
        now,
        theme,
        pack && {
          heading: { family: pack.heading.id, weight: pack.headingWeight },
          text: { family: pack.text.id, weight: 400 },
        },
      ),
    )
  }
  const describe = (families: readonly (string | undefined)[]) =>
    [...new Set(families)].filter((name) => name !== undefined).join(' + ')
  const getName = (family: string) => theme.fonts.find(({ id }) => id === family)?.name
  const { typography } = theme
  const ofTheme = typography && [
    getName(typography.heading.family),
    getName(typography.text.family),
  ]
  return (
    <section className={styles['group']} aria-labelledby="styles-fonts">
      <h3 id="styles-fonts">{t('styles.fonts')}</h3>
      <Swatches
        label={t('styles.fonts.pair')}
        look="cards"
        swatches={[
          {
            id: THEME,
            label: t('styles.fonts.theme'),
            detail: describe(ofTheme ?? []),
            style: typography ? formatVoice(typography.heading, previews) : {},
            ...(typography && { detailStyle: formatVoice(typography.text, previews) }),
          },
          ...packs.map((pack) => ({
            id: getPackId(pack),
            label: pack.heading.name,
            detail: pack.text.name,
            style: formatVoice({ family: pack.heading.id, weight: pack.headingWeight }, previews),
            detailStyle: formatVoice({ family: pack.text.id, weight: 400 }, previews),
          })),
        ]}
        value={isOwn ? `${heading.family} ${text.family}` : THEME}
        onChange={choose}
      />
      <FontNotices previews={previews} />
      <FontSettings store={store} previews={previews} />
      <FontUsages store={store} previews={previews} />
    </section>
  )
}
