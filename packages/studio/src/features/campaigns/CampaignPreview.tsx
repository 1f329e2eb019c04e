import { useState } from 'react'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { useScale } from '../../ui/use-scale.ts'
import styles from './campaigns.module.css'
import type { usePreview } from './use-campaigns.ts'

/** The width of each kind of email program in pixels. */
const WIDTHS = { desktop: 680, phone: 375 } as const
const HEIGHT = 640
const SIZES = ['desktop', 'phone', 'text'] as const

/** A campaign as its recipients get it. Nothing in the frame runs, and nothing can be followed. */
export function CampaignPreview({ query }: { readonly query: ReturnType<typeof usePreview> }) {
  const t = useTranslate()
  const [size, setSize] = useState<(typeof SIZES)[number]>('desktop')
  const { data, error } = query
  return (
    <Panel title={t('campaigns.preview')} padded>
      <div className={styles['fields']}>
        <SegmentedControl
          label={t('campaigns.preview.size')}
          value={size}
          onChange={setSize}
          segments={SIZES.map((id) => ({ id, label: t(`campaigns.preview.${id}`) }))}
        />
        <div aria-live="polite">
          {error && (
            <Notice tone="bad" title={t('campaigns.preview.failed')}>
              {error.message}
            </Notice>
          )}
        </div>
        {!data && !error && <Skeleton width={16} />}
        {data &&
          (size === 'text' ? (
            <pre className={styles['text']}>{data.text}</pre>
          ) : (
            <Frame html={data.html} width={WIDTHS[size]} />
          ))}
      </div>
    </Panel>
  )
}

function Frame({ html, width }: { readonly html: string; readonly width: number }) {
  const t = useTranslate()
  const { box, scale } = useScale<HTMLDivElement>(width)
  const shown = Math.min(1, scale)
  return (
    <div className={styles['frame']} ref={box} style={{ blockSize: HEIGHT }}>
      <iframe
        title={t('campaigns.preview')}
        sandbox=""
        srcDoc={html}
        style={{ inlineSize: width, blockSize: HEIGHT / shown, scale: String(shown) }}
      />
    </div>
  )
}
