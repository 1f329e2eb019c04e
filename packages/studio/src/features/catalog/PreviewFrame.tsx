import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './catalog.module.css'

export type Device = 'phone' | 'desktop'

/** The size of each device in pixels. */
const SIZES: Readonly<Record<Device, { readonly width: number; readonly height: number }>> = {
  phone: { width: 390, height: 680 },
  desktop: { width: 1_280, height: 900 },
}

interface PreviewFrameProps {
  readonly html: string
  readonly device: Device
  /** Whether it fills the dialog that it is in. */
  readonly isFull: boolean
}

/** A page in a frame that is as wide as a device, and scaled down to fit. Nothing in it can be followed or sent. */
export function PreviewFrame({ html, device, isFull }: PreviewFrameProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const show = () => {
    const page = frame.current?.contentDocument
    if (page) showPage(page, html)
  }
  useEffect(show, [html])
  const { width, height } = SIZES[device]
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div ref={box} className={styles['previewBox']} data-full={isFull || undefined}>
      <div style={{ inlineSize: width * scale, ...(!isFull && { blockSize: height * scale }) }}>
        <iframe
          ref={frame}
          src="/config/product-preview"
          title={t('products.preview')}
          tabIndex={-1}
          onLoad={show}
          style={{
            inlineSize: width,
            blockSize: isFull ? `${100 / scale}%` : height,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </div>
  )
}

/** Writes a page into a frame, which stays where it was scrolled to. */
function showPage(page: Document, html: string): void {
  const scrolled = page.defaultView?.scrollY ?? 0
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
  page.replaceChild(page.adoptNode(documentElement), page.documentElement)
  page.body.inert = true
  page.defaultView?.scrollTo(0, scrolled)
}
