import { useLayoutEffect, useRef, useState } from 'react'
import styles from './versions.module.css'

export type FrameDevice = 'desktop' | 'phone'

/** The width of the page on each device, in pixels. */
const WIDTHS = { desktop: 1_280, phone: 375 } as const

/** The height of a window on each device, from which sections of its height follow, in pixels. */
const HEIGHTS = { desktop: 800, phone: 720 } as const

/** A page as it was, or as its draft is. */
export interface PageFrame {
  readonly title: string
  readonly note?: string
  /** The id of a version, or `draft`; undefined for nothing. */
  readonly version: string | undefined
  /** The text in place of nothing. */
  readonly empty?: string
}

interface PageFramesProps {
  readonly device: FrameDevice
  readonly documentId: string
  readonly locale: string
  readonly frames: readonly PageFrame[]
  /** The ids of the blocks to mark. */
  readonly marked?: readonly string[]
}

/** Pages side by side, to look at. On a phone one is below the other. */
export function PageFrames({ frames, ...shared }: PageFramesProps) {
  return (
    <div className={styles['frames']}>
      {frames.map((frame) => (
        <figure key={frame.title} className={styles['figure']}>
          <figcaption>
            <b>{frame.title}</b>
            {frame.note !== undefined && <small>{frame.note}</small>}
          </figcaption>
          {frame.version === undefined ? (
            <p className={styles['nothing']}>{frame.empty}</p>
          ) : (
            <StillPage
              key={`${frame.version} ${shared.locale} ${shared.device}`}
              title={frame.title}
              version={frame.version}
              {...shared}
            />
          )}
        </figure>
      ))}
    </div>
  )
}

interface StillPageProps extends Omit<PageFramesProps, 'frames'> {
  readonly title: string
  readonly version: string
}

/** A page that can be scrolled, but not followed. */
function StillPage({ title, version, documentId, locale, device, marked = [] }: StillPageProps) {
  const space = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(0)
  const [height, setHeight] = useState<number>(HEIGHTS[device])
  const [isLoaded, setLoaded] = useState(false)
  const width = WIDTHS[device]
  useLayoutEffect(() => {
    const element = space.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument
    if (isLoaded && page) markBlocks(page, marked)
  }, [isLoaded, marked])
  const load = () => {
    const page = frame.current?.contentDocument
    if (page) setHeight(freezeHeights(page))
    setLoaded(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a region that has the focus
    <section className={styles['space']} ref={space} aria-label={title} tabIndex={0}>
      <div
        className={styles['sheet']}
        style={{ blockSize: height * scale, inlineSize: width * scale }}
      >
        <iframe
          ref={frame}
          title={title}
          inert
          src={`/config/canvas/${documentId}/${version}?locale=${encodeURIComponent(locale)}`}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
          data-loaded={isLoaded || undefined}
          onLoad={load}
        />
      </div>
    </section>
  )
}

/** Fixes the heights that follow from the window, so that the frame can be as high as its page. Returns that height. */
function freezeHeights(page: Document): number {
  const parts = [...page.querySelectorAll<HTMLElement>('body, body > *, main, section')]
  const heights = parts.map((part) => part.offsetHeight)
  for (const [at, part] of parts.entries()) {
    part.style.minHeight = `${heights[at] ?? 0}px`
    part.style.maxHeight = `${heights[at] ?? 0}px`
  }
  return page.documentElement.scrollHeight
}

function markBlocks(page: Document, ids: readonly string[]): void {
  for (const block of page.querySelectorAll<HTMLElement>('[id^="block-"]')) {
    const isMarked = ids.includes(block.id.slice('block-'.length))
    block.style.outline = isMarked ? '3px dashed #d9480f' : ''
    block.style.outlineOffset = isMarked ? '4px' : ''
  }
}
