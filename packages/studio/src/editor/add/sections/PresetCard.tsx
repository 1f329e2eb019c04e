import type { PresetId } from '@vitrine/blocks/presets'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import styles from './sections.module.css'

/** The size of the frame in which a section is rendered, in pixels, before it is made smaller. */
const FRAME = { width: 1_280, height: 800 } as const

interface PresetCardProps {
  readonly id: PresetId
  readonly onInsert: () => void
}

/** A section to insert, as the site would show it. The name is the button; the frame is there to look at. */
export function PresetCard({ id, onInsert }: PresetCardProps) {
  const t = useTranslate()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <li className={styles['card']} data-drag-preset={id}>
      <Thumbnail key={attempt} id={id} state={state} onState={setState} />
      <button type="button" className={styles['insert']} onClick={onInsert}>
        {t(`presets.${id}`)}
      </button>
      {state === 'failed' && (
        <p className={styles['failed']}>
          {t('presets.notLoaded')}
          <Button small onPress={retry}>
            {t('presets.tryAgain')}
          </Button>
        </p>
      )}
    </li>
  )
}

interface ThumbnailProps {
  readonly id: PresetId
  readonly state: string
  readonly onState: (state: 'ready' | 'failed') => void
}

function Thumbnail({ id, state, onState }: ThumbnailProps) {
  const t = useTranslate()
  const { store } = useEditor()
  const { box, scale } = useScale()
  const query = `locale=${encodeURIComponent(store.locale)}`
  return (
    <div className={styles['thumbnail']} ref={box} data-state={state} inert>
      <iframe
        title={t(`presets.${id}`)}
        aria-hidden="true"
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-same-origin"
        src={`/config/canvas/${store.documentId}/presets/${id}?${query}`}
        style={{ inlineSize: FRAME.width, blockSize: FRAME.height, scale: String(scale) }}
        onLoad={({ currentTarget }) => {
          const isShown = currentTarget.contentDocument?.querySelector('[data-s]')
          onState(isShown ? 'ready' : 'failed')
        }}
      />
    </div>
  )
}

/** Returns how much smaller than the frame its box is. */
function useScale() {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setScale(element.clientWidth / FRAME.width))
    observer.observe(element)
    setScale(element.clientWidth / FRAME.width)
    return () => observer.disconnect()
  }, [])
  return { box, scale }
}

/** The placeholder of the list while it loads. */
export function PresetSkeleton() {
  return (
    <span className={styles['sections']}>
      {[1, 2, 3].map((number) => (
        <span key={number} className={styles['thumbnail']} data-state="loading" />
      ))}
    </span>
  )
}
