import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { sessionQuery } from '../api/session.ts'
import type { StudioShortcut } from '../canvas/protocol.ts'
import { Loading } from '../ui/Loading.tsx'
import { Message } from '../ui/Message.tsx'
import { showToast } from '../ui/overlays/toasts.ts'
import { type Editor, EditorContext } from './context.ts'
import styles from './EditorScreen.module.css'
import { CanvasFrame } from './frame/CanvasFrame.tsx'
import { CanvasHandle } from './frame/canvas-handle.ts'
import { Inspector } from './inspect/Inspector.tsx'
import { LeftPanel } from './LeftPanel.tsx'
import { type Opened, openDocument } from './open-document.ts'
import { PublishDrawer } from './publish/PublishDrawer.tsx'
import { runShortcut } from './run-shortcut.ts'
import { SaveProblems } from './SaveProblems.tsx'
import { type Panel, StatusLine } from './StatusLine.tsx'
import { TopBar } from './TopBar.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** The editor of a page. */
export function Component() {
  const { documentId = '' } = useParams()
  const [search] = useSearchParams()
  const locale = search.get('locale') ?? undefined
  const { opened, error } = useOpened(documentId, locale)
  if (error) return <Message title={error} />
  if (!opened) return <Loading />
  return <EditorView key={documentId} opened={opened} />
}

/** Opens the document, and closes it when the screen is left. */
function useOpened(documentId: string, locale: string | undefined) {
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    let isLeft = false
    let current: Opened | undefined
    openDocument(documentId, locale).then(
      (found) => {
        current = found
        if (isLeft) return found.close()
        // A phone shows the page as phones do.
        if (matchMedia('(max-width: 47.99rem)').matches) found.store.setDevice('phone')
        setOpened(found)
        if (found.recovered !== undefined) showToast(found.recovered)
      },
      (reason: unknown) =>
        setError(reason instanceof Error ? reason.message : 'Unable to open the page.'),
    )
    return () => {
      isLeft = true
      // What the server does not have yet is in the journal, if this does not reach it.
      void current?.store.queue.flush().finally(() => current?.close())
    }
  }, [documentId, locale])
  return { opened, error }
}

function EditorView({ opened: { store } }: { readonly opened: Opened }) {
  const session = useQuery(sessionQuery).data
  const isReadOnly = session ? !may(session.member.role, 'content.edit') : false
  const editor = useMemo<Editor>(
    () => ({ store, isReadOnly, canvas: new CanvasHandle() }),
    [store, isReadOnly],
  )
  const [panel, setPanel] = useState<Panel>('none')
  const [tab, setTab] = useState<'layers' | 'add'>('layers')
  const [isPublishing, setPublishing] = useState(false)
  const left = useRef<HTMLElement>(null)
  const { meta } = store.state.getState().body
  const title = meta[store.locale]?.title ?? 'Page'
  const leave = () => left.current?.querySelector<HTMLElement>('[role="tab"]')?.focus()
  const run = (shortcut: StudioShortcut) => runShortcut(editor, shortcut, leave)
  useShortcuts(run)
  useConnection(editor)
  useEffect(() => {
    document.title = `${title} · Vitrine studio`
  }, [title])
  return (
    <EditorContext value={editor}>
      <div className={styles['editor']} data-panel={panel}>
        <TopBar title={title} onPublish={() => setPublishing(true)} />
        <aside className={styles['left']} ref={left} aria-label="Layers and blocks">
          <LeftPanel tab={tab} onTab={setTab} />
        </aside>
        <main className={styles['canvas']} id="main" aria-label="Canvas">
          <CanvasFrame onShortcut={run} />
        </main>
        <aside className={styles['right']} aria-label="Settings" tabIndex={-1}>
          <Inspector />
        </aside>
        <StatusLine
          panel={panel}
          onPanel={(next) => {
            setPanel(next)
            if (next === 'layers' || next === 'add') setTab(next)
          }}
        />
        <SaveProblems />
        {isPublishing && <PublishDrawer onClose={() => setPublishing(false)} />}
      </div>
    </EditorContext>
  )
}

/** Sends what waits when the window goes away, and again when the network is back. */
function useConnection({ store }: Editor): void {
  useEffect(() => {
    const resume = () => store.queue.resume()
    const flush = () => document.visibilityState === 'hidden' && void store.queue.flush()
    addEventListener('online', resume)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('online', resume)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [store])
}
