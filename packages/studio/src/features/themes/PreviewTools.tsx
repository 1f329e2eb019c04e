import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { ThemeChoices } from './choices.ts'
import styles from './themes.module.css'

export type Device = 'desktop' | 'tablet' | 'phone'

interface PreviewToolsProps {
  readonly pages: ThemeChoices['pages']
  readonly path: string
  readonly device: Device
  readonly onPath: (path: string) => void
  readonly onDevice: (device: Device) => void
}

/** The page to look at, and the width at which it is shown. */
export function PreviewTools({ pages, path, device, onPath, onDevice }: PreviewToolsProps) {
  const t = useTranslate()
  return (
    <div className={styles['tools']}>
      <Select
        label={t('themes.page')}
        options={pages.map((page) => ({
          id: page.path,
          label: page.kind === 'home' ? t('themes.page.home') : page.title,
        }))}
        value={pages.some((page) => page.path === path) ? path : null}
        placeholder={t('themes.page.other')}
        onChange={onPath}
      />
      <SegmentedControl
        label={t('themes.device')}
        segments={[
          { id: 'desktop', label: t('themes.device.desktop'), Icon: Monitor },
          { id: 'tablet', label: t('themes.device.tablet'), Icon: Tablet },
          { id: 'phone', label: t('themes.device.phone'), Icon: Smartphone },
        ]}
        iconsOnly
        value={device}
        onChange={onDevice}
      />
    </div>
  )
}
