import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SiteSettings } from '@vitrine/page'
import { callApi } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { reportCanvasSize } from '../canvas-size.ts'
import { useEditor, useEditorState } from '../context.ts'
import type { Device } from '../store/core.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { loadSettings } from '../inspect/lazy-settings.tsx'
import styles from './CanvasFrame.module.css'
import { connectCanvas } from './canvas-link.ts'
import type { StudioShortcut } from '../../canvas/protocol.ts'
import type { ServerParts } from './part-renderer.ts'
import type { Updates } from './updates.ts'

interface CanvasFrameProps {
  readonly onShortcut: (shortcut: StudioShortcut) => void
}

/** The width of the page on each device, in pixels: the breakpoint follows from it, whatever the window of the studio. */
const WIDTHS = { desktop: 1_280, tablet: 768, phone: 375 } as const

/** The narrowest desktop page, for windows with little space. */
const NARROW_DESKTOP = 960

/** The scale at which texts are legible; in less space a desktop page is narrower instead. */
const LEGIBLE_SCALE = 0.7

/** Returns the width of the page on a device in a space, in pixels. */
function computeWidth(device: Device, space: number): number {
  if (device !== 'desktop') return WIDTHS[device]
  const legible = Math.max(NARROW_DESKTOP, Math.floor(space / LEGIBLE_SCALE))
  return Math.max(space, Math.min(WIDTHS.desktop, legible))
}

/** Measures the space for the page. A page that is wider is shown smaller. */
function useFrameSize(device: Device) {
  const desk = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = desk.current
    if (!element) return undefined
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(element)
      setSpace({
        width:
          element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        height: element.clientHeight - Number.parseFloat(paddingTop),
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  const width = computeWidth(device, space.width)
  const scale = space.width === 0 ? 1 : Math.min(1, space.width / width)
  useEffect(() => reportCanvasSize({ width, scale }), [width, scale])
  return { desk, width, height: space.height / scale, scale }
}

/** The page in a frame, as wide as the device. */
export function CanvasFrame({ onShortcut }: CanvasFrameProps) {
  const t = useTranslate()
  const { store, canvas, isReadOnly, presence } = useEditor()
  const device = useEditorState((state) => state.device)
  const frame = useRef<HTMLIFrameElement>(null)
  const { desk, width, height, scale } = useFrameSize(device)
  const [isReady, setReady] = useState(false)
  const act = useEffectEvent(onShortcut)
  useEffect(() => {
    if (!frame.current) return undefined
    const link = connectCanvas(frame.current, store, {
      isReadOnly,
      presence,
      render: (content, updates) => renderParts(store, content, updates),
      onShortcut: (name) => act(name),
      onKey: (key) =>
        frame.current?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true })),
      // Menus of the studio close on a press anywhere, also in the frame.
      onPress: () =>
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
      onReady: () => {
        setReady(true)
        // Loaded before anything is selected, so that a lost connection does not keep it away.
        void loadSettings()
      },
      onGesture: (message) => canvas.receive(message),
    })
    return canvas.connect(link)
  }, [store, canvas, isReadOnly, presence])
  useEffect(() => {
    // A press or a key outside of the canvas may change what was just typed there.
    const events = ['pointerdown', 'keydown', 'focusin'] as const
    for (const name of events) addEventListener(name, store.shown.settle, { capture: true })
    return () => {
      for (const name of events) removeEventListener(name, store.shown.settle, { capture: true })
    }
  }, [store])
  return (
    <div className={styles['desk']} ref={desk}>
      <iframe
        ref={frame}
        className={styles['frame']}
        title={t('editor.page')}
        src={`/config/canvas/${store.documentId}?locale=${encodeURIComponent(store.locale)}`}
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        data-ready={isReady || undefined}
      />
    </div>
  )
}

async function renderParts(
  { documentId, locale, side }: EditorStore,
  content: Parameters<Parameters<typeof connectCanvas>[2]['render']>[0],
  { blocks, sections, around }: Updates,
): Promise<ServerParts> {
  const {
    around: page,
    facts,
    ...parts
  } = await callApi('renderCanvasBlocks', {
    body: {
      documentId,
      locale,
      content: { ...content, sections: [...content.sections] },
      blocks: [...blocks],
      sections: [...sections],
      ...(around && { around, ...getAnnouncement(side) }),
    },
  })
  return { facts, parts: { ...parts, ...(page !== undefined && { around: page }) } }
}

/** Returns the announcement as it is edited; nothing if the draft has it. */
function getAnnouncement(side: EditorStore['side']) {
  const settings = side.get('site-settings')?.getBody()
  // The document of that kind.
  return settings && { announcementBar: { ...(settings as SiteSettings).announcementBar } }
}
