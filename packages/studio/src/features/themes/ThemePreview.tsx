import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { Changes } from './Changes.tsx'
import type { ThemeChoice, ThemeChoices } from './choices.ts'
import { Frames } from './Frames.tsx'
import { type Device, PreviewTools } from './PreviewTools.tsx'
import { ThemeCards } from './ThemeCards.tsx'
import styles from './themes.module.css'
import { useSwitchTheme } from './use-switch-theme.ts'

/** The choice of a theme, the pages in it, and what would change. The choice is in the URL. */
export function ThemePreview({ choices }: { readonly choices: ThemeChoices }) {
  const filters = useUrlFilters()
  const [device, setDevice] = useState<Device>(getFirstDevice)
  const { current, chosen, previous } = findThemes(choices, filters.get('theme'))
  const path = filters.get('path') || '/'
  const set = (name: string, value: string) => filters.change({ [name]: value })
  const switching = useSwitchTheme(() => filters.change({ theme: null }))
  return (
    <>
      {previous && (
        <Switched
          current={current}
          previous={previous}
          isPending={switching.isPending}
          onSwitchBack={() => switching.mutate(previous.name)}
        />
      )}
      <ThemeCards
        themes={choices.themes}
        current={current.name}
        chosen={chosen.name}
        onChoose={(name) => set('theme', name)}
      />
      <PreviewTools
        pages={choices.pages}
        path={path}
        device={device}
        onPath={(value) => set('path', value)}
        onDevice={setDevice}
      />
      <Frames
        themes={current === chosen ? [current] : [current, chosen]}
        pages={choices.pages}
        path={path}
        device={device}
        onPath={(value) => set('path', value)}
      />
      {current !== chosen && <Changes theme={chosen} />}
      <SwitchBar
        current={current}
        chosen={chosen}
        isPending={switching.isPending}
        onSwitch={() => switching.mutate(chosen.name)}
      />
    </>
  )
}

/** Returns the device to begin with: on a phone, a wide page would be tiny. */
function getFirstDevice(): Device {
  return matchMedia('(max-width: 47.99rem)').matches ? 'phone' : 'desktop'
}

/** Finds the theme of the site, the chosen one and the one before the last switch. */
function findThemes(choices: ThemeChoices, wanted: string | null) {
  const { themes, current: name } = choices
  const find = (each: string | null) => themes.find((theme) => theme.name === each)
  // A theme in development has no installed one of its name.
  const current = find(name) ?? { name, title: name }
  const previous = find(choices.previous)
  const other = themes.find((theme) => theme !== current)
  return { current, previous, chosen: find(wanted) ?? previous ?? other ?? current }
}

function Switched(props: {
  readonly current: ThemeChoice
  readonly previous: ThemeChoice
  readonly isPending: boolean
  readonly onSwitchBack: () => void
}) {
  const { current, previous, isPending, onSwitchBack } = props
  const t = useTranslate()
  return (
    <output className={styles['switched']}>
      <Notice title={t('themes.switched', { title: current.title })}>
        {t('themes.switched.text', { title: previous.title })}
      </Notice>
      <Button isPending={isPending} onPress={onSwitchBack}>
        {t('themes.switchBack', { title: previous.title })}
      </Button>
    </output>
  )
}

function SwitchBar(props: {
  readonly current: ThemeChoice
  readonly chosen: ThemeChoice
  readonly isPending: boolean
  readonly onSwitch: () => void
}) {
  const { current, chosen, isPending, onSwitch } = props
  const t = useTranslate()
  return (
    <div className={styles['bar']}>
      <p>{t('themes.until', { title: current.title })}</p>
      <Button
        primary
        isPending={isPending}
        {...(current === chosen && { disabledReason: t('themes.switch.current') })}
        onPress={onSwitch}
      >
        {t('themes.switch', { title: chosen.title })}
      </Button>
    </div>
  )
}
