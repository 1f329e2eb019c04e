import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { ApiError } from '../api/call-api.ts'
import { sessionQuery } from '../api/session.ts'
import type { StudioShortcut } from '../canvas/protocol.ts'
import { type Translate, useTranslate } from '../ui/i18n.ts'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { showToast } from '../ui/overlays/toasts.ts'
import { QueryView } from '../ui/states/QueryView.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { TableSkeleton } from '../ui/states/TableSkeleton.tsx'
import { addTexts } from '../ui/texts.ts'
import { editorTexts, publishBarTexts } from '../ui/texts/editor.ts'
import { inspectorTexts } from '../ui/texts/inspector.ts'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { runZoomShortcut } from './canvas-size.ts'
import { type Editor, EditorProvider, useEditor } from './context.ts'
import styles from './EditorScreen.module.css'
import { CanvasFrame } from './frame/CanvasFrame.tsx'
import { CanvasHandle } from './frame/canvas-handle.ts'
import { Inspector } from './inspect/Inspector.tsx'
import {
  ConflictPanel,
  EditorCommands,
  EditorPublishDrawer,
  Gestures,
  PhoneNote,
  ReturnedNote,
  SaveProblems,
  TrashedPage,
} from './lazy-parts.tsx'
import {
  createUnsavedValues,
  showPageField,
  useRefusedFields,
} from './inspect/page/unsaved-values.ts'
import { LeftPanel } from './LeftPanel.tsx'
import { type Opened, openDocument } from './open-document.ts'
import { createPresence } from './presence/presence-store.ts'
import { SectionGate } from './presence/SectionGate.tsx'
import { runShortcut } from './run-shortcut.ts'
import { StatusLine } from './StatusLine.tsx'
import { getShownMeta } from './store/add-language.ts'
import type { EditorStore } from './store/editor-store.ts'
import { saveAll } from './store/side-document.ts'
import { TopBar } from './TopBar.tsx'
import { focusPanels, isPlainEscape } from './panel-focus.ts'
import { useAskedPart } from './use-asked-part.ts'
import { useConnection } from './use-connection.ts'
import { usePanels } from './use-panels.ts'
import { useShortcuts } from './use-shortcuts.ts'

addTexts({ ...editorTexts, ...inspectorTexts, ...publishBarTexts })

/** The editor of a page. */
export function Component() {
  const { documentId = '' } = useParams()
  const [search] = useSearchParams()
  const locale = search.get('locale') ?? undefined
  return <OpenDocument key={`${documentId} ${locale}`} documentId={documentId} locale={locale} />
}

interface Asked {
  readonly documentId: string
  /** The language to edit; undefined for that of the site. */
  readonly locale: string | undefined
}

function OpenDocument(asked: Asked) {
  const query = useOpened(asked)
  return (
    <QueryView query={query} skeleton={<EditorSkeleton />}>
      {(opened) => <OpenedDocument opened={opened} onRestored={query.reopen} />}
    </QueryView>
  )
}

function OpenedDocument(props: { readonly opened: Opened; readonly onRestored: () => void }) {
  const t = useTranslate()
  const { opened, onRestored } = props
  const { document, store } = opened
  if (document.deletedAt === null) return <EditorView opened={opened} />
  const title = getShownMeta(store.state.getState().body, store)?.title || t('editor.page')
  return <TrashedPage documentId={document.id} title={title} onRestored={onRestored} />
}

function EditorSkeleton() {
  return (
    <span className={styles['editor']}>
      <span className={styles['bar']}>
        <Skeleton width={20} />
      </span>
      <span className={styles['left']}>
        <TableSkeleton widths={[16]} rows={6} />
      </span>
    </span>
  )
}

/** Opens the document, and closes it when the screen is left. */
function useOpened({ documentId, locale }: Asked) {
  const t = useTranslate()
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  const show = useEffectEvent((found: Opened) => {
    // A phone shows the page as phones do.
    if (matchMedia('(max-width: 47.99rem)').matches) found.store.setDevice('phone')
    setOpened(found)
    const messages = new Set(found.recovered.map((text) => text(t)))
    if (messages.size > 0) showToast([...messages].join(' '))
  })
  const fail = useEffectEvent((reason: unknown) => setError(toError(t, reason)))
  useEffect(() => {
    let isLeft = false
    let current: Opened | undefined
    openDocument(documentId, locale).then(
      (found) => {
        current = found
        if (isLeft) return found.close()
        show(found)
      },
      (reason: unknown) => fail(reason),
    )
    return () => {
      isLeft = true
      // What the server does not have yet is in the journal, if this does not reach it.
      if (current) void saveAll(current.store).finally(() => current?.close())
    }
  }, [documentId, locale, attempt])
  const refetch = async () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  const reopen = () => {
    setOpened(undefined)
    setAttempt(attempt + 1)
  }
  const status = opened ? 'success' : error ? 'error' : 'pending'
  return { status, data: opened, error, refetch, reopen } as const
}

/** Returns why a document does not open, in words. */
function toError(t: Translate, reason: unknown): Error {
  if (reason instanceof ApiError && reason.status === 404) return new Error(t('editor.notFound'))
  return reason instanceof Error ? reason : new Error(String(reason))
}

/** Returns the title of the document in the language that is edited. */
function useShownTitle(store: EditorStore): string {
  const t = useTranslate()
  const title = useStore(store.state, ({ body }) => getShownMeta(body, store)?.title)
  return store.kind === 'header-footer'
    ? t('publish.kind.headerFooter')
    : (title ?? t('editor.page'))
}

function EditorView({ opened: { store, document } }: { readonly opened: Opened }) {
  const session = useQuery(sessionQuery).data
  const isReadOnly = session ? !may(session.member.role, 'content.edit') : false
  const mayDesign = session ? may(session.member.role, 'design.write') : false
  const editor = useMemo<Editor>(
    () => ({
      ...{ store, isReadOnly, mayDesign },
      canvas: new CanvasHandle(),
      presence: createPresence(),
      unsaved: createUnsavedValues(),
    }),
    [store, isReadOnly, mayDesign],
  )
  const { panel, tab, hasConflicts, ...panels } = usePanels(editor)
  const { showPanel, showSections, closeFloating, closeAll } = panels
  const [isPublishing, setPublishing] = useState(false)
  const [refused] = useRefusedFields(editor)
  // What visitors would not get is corrected first.
  const openPublishing = useCallback(
    () => (refused ? showPageField(editor, refused) : setPublishing(true)),
    [editor, refused],
  )
  const left = useRef<HTMLElement>(null)
  const title = useShownTitle(store)
  const leave = () => focusPanels(left.current)
  const escape = (event: KeyboardEvent<HTMLElement>) => {
    if (!isPlainEscape(event)) return
    closeAll()
    leave()
  }
  const run = (shortcut: StudioShortcut) =>
    runShortcut(editor, shortcut, { leave, showSections, zoom: (to) => runZoomShortcut(store, to) })
  useShortcuts(run)
  useConnection(editor)
  useDocumentTitle(title)
  useAskedPart(editor)
  return (
    <EditorProvider value={editor}>
      <div className={styles['editor']} data-panel={panel} data-tab={tab}>
        <TopBar title={title} onPublish={openPublishing} />
        <LeftPanel
          ref={left}
          className={styles['left']}
          tab={tab}
          onTab={panels.showTab}
          asksSections={panels.asksSections}
          onAddSection={showSections}
          onInsert={closeFloating}
          onKeyDown={escape}
        />
        <Canvas onShortcut={run} />
        <Settings store={store} hasConflicts={hasConflicts} onShow={closeAll} onKeyDown={escape} />
        <StatusLine panel={panel} onPanel={showPanel} />
        <SaveProblems title={title} collectionId={document.collectionId} />
        <EditorCommands onPanel={showPanel} onPublish={openPublishing} />
        {isPublishing && <EditorPublishDrawer onClose={() => setPublishing(false)} />}
      </div>
    </EditorProvider>
  )
}

/** The page, with what gestures need over it. */
function Canvas({ onShortcut }: { readonly onShortcut: (shortcut: StudioShortcut) => void }) {
  const t = useTranslate()
  const { canvas, isReadOnly } = useEditor()
  return (
    <Landmark
      as="main"
      className={styles['canvas']}
      id="main"
      label={t('editor.canvas')}
      onReach={() => canvas.send({ kind: 'focus' })}
    >
      <div className={styles['notes']}>
        <ReturnedNote />
        <PhoneNote />
      </div>
      <CanvasFrame onShortcut={onShortcut} />
      {!isReadOnly && <Gestures />}
    </Landmark>
  )
}

/** The settings of what is selected, below what needs a choice. */
function Settings(props: {
  readonly store: EditorStore
  readonly hasConflicts: boolean
  readonly onShow: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}) {
  const t = useTranslate()
  const panel = useRef<HTMLElement>(null)
  useScrollToTop(panel, props.store)
  return (
    <Landmark
      as="aside"
      className={styles['right']}
      ref={panel}
      label={t('editor.settings')}
      tabIndex={-1}
      onKeyDown={props.onKeyDown}
    >
      {props.hasConflicts && <ConflictPanel onShow={props.onShow} />}
      <SectionGate>
        <Inspector />
      </SectionGate>
    </Landmark>
  )
}

/** Begins the settings at the top when something else is selected. */
function useScrollToTop(panel: RefObject<HTMLElement | null>, { state }: EditorStore): void {
  useEffect(
    () =>
      state.subscribe(({ selection }, before) => {
        if (panel.current && selection !== before.selection) panel.current.scrollTop = 0
      }),
    [panel, state],
  )
}
