import { useState } from 'react'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { Device } from './PreviewTools.tsx'
import { formatPreviewUrl, getPreviewPath } from './preview-url.ts'
import type { ThemeChoice, ThemeChoices } from './choices.ts'
import styles from './themes.module.css'
import { useScale } from '../../ui/use-scale.ts'

/** The size of the window in which the page is shown, in pixels. */
const WINDOWS: Readonly<Record<Device, { readonly width: number; readonly height: number }>> = {
  desktop: { width: 1_280, height: 900 },
  tablet: { width: 768, height: 1_024 },
  phone: { width: 375, height: 720 },
}

interface FramesProps {
  /** The theme of the site, and the one to compare it with. */
  readonly themes: readonly ThemeChoice[]
  readonly pages: ThemeChoices['pages']
  readonly path: string
  readonly device: Device
  /** A link in a frame was followed. */
  readonly onPath: (path: string) => void
}

/**
 * The same page in two themes: side by side, or on a narrow screen the one that is chosen above, the new theme first.
 * The frames stay in their order, as a frame that is moved loads again. Links lead both to another page.
 */
export function Frames({ themes, pages, path, device, onPath }: FramesProps) {
  const t = useTranslate()
  const page = pages.find((each) => each.path === path)
  const name = page?.kind === 'home' ? t('themes.page.home') : (page?.title ?? path)
  const [isCurrent, setCurrent] = useState(false)
  const chosen = themes.at(-1)?.name
  const [compared, setCompared] = useState(chosen)
  if (compared !== chosen) {
    // A theme that is chosen is shown, whichever was shown before.
    setCompared(chosen)
    setCurrent(false)
  }
  const shown = themes[isCurrent ? 0 : themes.length - 1]
  return (
    <>
      {themes.length > 1 && (
        <div className={styles['which']}>
          <SegmentedControl
            label={t('themes.frames')}
            segments={themes.map(({ name: id, title }) => ({ id, label: title }))}
            value={shown?.name ?? ''}
            onChange={(id) => setCurrent(id === themes[0]?.name)}
          />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll this region */}
      <section className={styles['frames']} aria-label={t('themes.frames')} tabIndex={0}>
        {themes.map((theme, index) => (
          <figure
            key={theme.name}
            className={styles['figure']}
            data-shown={theme === shown || undefined}
          >
            <figcaption>
              <b>{theme.title}</b>
              <span>{t(index === 0 ? 'themes.frame.current' : 'themes.frame.preview')}</span>
            </figcaption>
            <Frame
              key={`${path} ${device}`}
              title={t('themes.frame', { page: name, title: theme.title })}
              theme={theme.name}
              path={path}
              device={device}
              onPath={onPath}
            />
          </figure>
        ))}
      </section>
    </>
  )
}

interface FrameProps extends Omit<FramesProps, 'themes' | 'pages'> {
  readonly title: string
  readonly theme: string
}

/** A page that can be scrolled and followed. It is as wide as on the device, and made smaller to fit. */
function Frame({ title, theme, path, device, onPath }: FrameProps) {
  const { width, height } = WINDOWS[device]
  const { box, scale } = useScale<HTMLDivElement>(width)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className={styles['space']} ref={box}>
      <div
        className={styles['sheet']}
        style={{ blockSize: height * scale, inlineSize: width * scale }}
      >
        <iframe
          title={title}
          sandbox="allow-same-origin"
          src={formatPreviewUrl(theme, path)}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
          data-loaded={isLoaded || undefined}
          onLoad={({ currentTarget }) => {
            setLoaded(true)
            const shown = getPreviewPath(currentTarget)
            if (shown !== undefined && shown !== path) onPath(shown)
          }}
        />
      </div>
    </div>
  )
}
