import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Content, SiteSettings } from '@vitrine/page'
import { callApi } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditor, useEditorState } from '../context.ts'
import { getBreakpoint } from '../store/breakpoint.ts'
import type { Device } from '../store/core.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { listenToPinch } from '../../ui/keys/pinch.ts'
import { preloadParts } from '../../ui/lazy/preload-parts.ts'
import { LoadFailed } from '../../ui/states/LoadFailed.tsx'
import styles from './CanvasFrame.module.css'
import { readPageCode } from './page-code.ts'
import { connectCanvas } from './canvas-link.ts'
import type { StudioShortcut } from '../../canvas/protocol.ts'
import type { ServerParts } from './part-renderer.ts'
import type { Updates } from './updates.ts'
import { useFrameLoad } from './use-frame-load.ts'
import { useFrameSize } from './use-frame-size.ts'

interface CanvasFrameProps {
  readonly onShortcut: (shortcut: StudioShortcut) => void
}

/** The page in a frame, as wide as the device. */
export function CanvasFrame({ onShortcut }: CanvasFrameProps) {
  const t = useTranslate()
  const { store } = useEditor()
  const device = useEditorState((state) => state.device)
  const frame = useRef<HTMLIFrameElement>(null)
  const { desk, width, height, scale, isWide } = useFrameSize(device)
  const loading = useFrameLoad()
  // The studio tells the canvas each later device: another address would load the page again.
  const [src] = useState(() => formatCanvasUrl(store, device))
  useCanvasLink(frame, loading, onShortcut)
  usePinch(desk, onShortcut)
  useSettling(store)
  return (
    <div
      className={styles['desk']}
      ref={desk}
      data-desk
      // The keyboard scrolls a page that is wider than its space.
      {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': t('editor.canvas') })}
    >
      {loading.isFailed ? (
        <LoadFailed error={new Error(t('editor.canvas.failed'))} onRetry={loading.retry} />
      ) : (
        <div
          className={styles['sheet']}
          style={{ inlineSize: width * scale, blockSize: height * scale }}
        >
          <iframe
            key={loading.attempt}
            ref={frame}
            className={styles['frame']}
            title={t('editor.page')}
            src={src}
            style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
            data-ready={loading.isReady || undefined}
            onLoad={loading.onLoad}
          />
        </div>
      )}
    </div>
  )
}

/** Connects the document to the frame, and again once it was loaded anew. */
function useCanvasLink(
  frame: RefObject<HTMLIFrameElement | null>,
  { attempt, setReady, setFailed }: ReturnType<typeof useFrameLoad>,
  onShortcut: CanvasFrameProps['onShortcut'],
): void {
  const { store, canvas, isReadOnly, presence } = useEditor()
  const act = useEffectEvent(onShortcut)
  const showReady = useEffectEvent(setReady)
  const showFailed = useEffectEvent(setFailed)
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
        showReady()
        // Loaded before anything is opened, so that a lost connection does not keep it away.
        void preloadParts()
      },
      onFailed: () => showFailed(),
      onGesture: (message) => canvas.receive(message),
      // What the server renders lacks what was changed since.
      isLate: attempt > 0,
    })
    return canvas.connect(link)
  }, [frame, store, canvas, isReadOnly, presence, attempt])
}

/** Zooms the page with a pinch beside it, as on it. */
function usePinch(desk: RefObject<HTMLElement | null>, onShortcut: CanvasFrameProps['onShortcut']) {
  const zoom = useEffectEvent(onShortcut)
  useEffect(
    () => (desk.current ? listenToPinch(desk.current, (to) => zoom(to)) : undefined),
    [desk],
  )
}

/** Settles what was typed on the canvas before a press or a key outside of it may change it. */
function useSettling({ shown }: EditorStore): void {
  useEffect(() => {
    // A press or a key outside of the canvas may change what was just typed there.
    const events = ['pointerdown', 'keydown', 'focusin'] as const
    for (const name of events) addEventListener(name, shown.settle, { capture: true })
    return () => {
      for (const name of events) removeEventListener(name, shown.settle, { capture: true })
    }
  }, [shown])
}

function formatCanvasUrl({ documentId, locale }: EditorStore, device: Device): string {
  const query = new URLSearchParams({ locale, bp: getBreakpoint(device) })
  return `/config/canvas/${documentId}?${query.toString()}`
}

async function renderParts(
  { documentId, locale, side, state }: EditorStore,
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
      ...(around && { around, ...getUnsaved(state.getState().body, side) }),
    },
  })
  return { facts, parts: { ...parts, ...(page !== undefined && { around: page }) } }
}

/** Returns the code of the page, and the announcement and the code of every page if they are edited. */
function getUnsaved(body: Content, side: EditorStore['side']) {
  // The document of that kind.
  const settings = side.get('site-settings')?.getBody() as SiteSettings | undefined
  return {
    code: readPageCode(body),
    ...(settings && {
      announcementBar: { ...settings.announcementBar },
      siteCode: settings.code ?? {},
    }),
  }
}
