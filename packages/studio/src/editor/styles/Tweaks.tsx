import { useQuery } from '@tanstack/react-query'
import type { SiteTheme } from '@vitrine/contract'
import { useStore } from 'zustand'
import { routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditor } from '../context.ts'
import { getTweaks, setTweak, setTweaks } from './change-tweaks.ts'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'
import { TweakControl } from './TweakControl.tsx'
import { sendTweakEvent, useShownTweaks } from './use-shown-tweaks.ts'

/** The settings that the theme declares, each with a control of its kind. */
export function Tweaks({ store }: { readonly store: StylesStore }) {
  const { data } = useQuery(routeQuery('readTheme'))
  return data && data.tweaks.length > 0 ? <ThemeSettings store={store} theme={data} /> : null
}

function ThemeSettings(props: { readonly store: StylesStore; readonly theme: SiteTheme }) {
  const { store, theme } = props
  const t = useTranslate()
  const { canvas } = useEditor()
  const values = getTweaks(
    useStore(store.state, (state) => state.body),
    theme.name,
  )
  const error = useShownTweaks(store, theme.name)
  const names = theme.tweaks.map(({ name }) => name)
  const isOwn = names.some((name) => Object.hasOwn(values, name))
  const change = (name: string, value: string | undefined) => {
    const done = store.change(
      'editor.step.styles.tweak',
      (now) => setTweak(now, theme.name, { name, value }),
      `styles:tweak:${name}`,
    )
    if (done) sendTweakEvent(canvas, 'change', { name, ...(value !== undefined && { value }) })
  }
  const reset = () => {
    if (store.change('editor.step.styles.resetTweaks', (now) => setTweaks(now, theme.name, {})))
      sendTweakEvent(canvas, 'reset')
  }
  return (
    <section className={styles['group']} aria-labelledby="styles-tweaks">
      <div className={styles['tweaksHead']}>
        <h3 id="styles-tweaks">{t('styles.tweaks')}</h3>
        <Button
          small
          quiet
          aria-label={t('styles.tweaks.resetTitle')}
          {...(!isOwn && { disabledReason: t('styles.tweaks.reset.nothing') })}
          onPress={reset}
        >
          {t('styles.tweaks.reset')}
        </Button>
      </div>
      {error !== undefined && (
        <p className={styles['note']} role="alert">
          {error}
        </p>
      )}
      {[...new Set(theme.tweaks.map(({ category }) => category))].map((category) => (
        <Category
          key={category}
          title={category}
          tweaks={theme.tweaks.filter((tweak) => tweak.category === category)}
          values={values}
          onChange={change}
        />
      ))}
    </section>
  )
}

/** The settings of one category; those without one have no visible title. */
function Category(props: {
  readonly title: string
  readonly tweaks: SiteTheme['tweaks']
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (name: string, value: string | undefined) => void
}) {
  const { title, tweaks, values, onChange } = props
  const t = useTranslate()
  return (
    <fieldset className={styles['tweaks']}>
      <legend className={title === '' ? 'visually-hidden' : ''}>
        {title === '' ? t('styles.tweaks') : title}
      </legend>
      {tweaks.map((tweak) => (
        <TweakControl
          key={tweak.name}
          tweak={tweak}
          value={values[tweak.name] ?? tweak.defaultValue}
          isOwn={Object.hasOwn(values, tweak.name)}
          onChange={(value) => onChange(tweak.name, value)}
        />
      ))}
    </fieldset>
  )
}
