import { useMemo } from 'react'
import { useTranslate } from '../ui/i18n.ts'
import { useEditor } from './context.ts'
import { showBlockField, showPageField } from './inspect/page/unsaved-values.ts'
import { getBlockLabel } from './layers/layer-rows.ts'
import { PublishDrawer } from './publish/PublishDrawer.tsx'
import type { IssueFix, PublishHost } from './publish/publish-host.ts'
import type { EditorStore } from './store/editor-store.ts'
import { getSectionName } from './section-name.ts'
import { ANNOUNCEMENT, HEADER_BUTTON, selectBlocks } from './store/selection.ts'
import { saveAll } from './store/side-document.ts'

/** Publishes from the editor: shows and corrects issues of the open document on its canvas. */
export function EditorPublishDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const editor = useEditor()
  const { store } = editor
  const host = useMemo<PublishHost>(() => {
    const { documentId, kind, locale } = store
    const getBody = () => store.state.getState().body
    return {
      onLeave: onClose,
      open: {
        documentId,
        kind,
        locale,
        save: () => saveAll(store),
        getBesides: () => store.side.list().flatMap((side) => side.getId() ?? []),
        showBlock: (id, field) => {
          onClose()
          store.select(selectBlocks(getBody(), [id]))
          if (field !== undefined) showBlockField(editor, id, field)
        },
        showSection: (section) => {
          store.select({ section, blocks: [] })
          onClose()
        },
        showPageField: (field) => {
          onClose()
          showPageField(editor, field)
        },
        showPart: (part) => {
          store.select(part === 'announcement' ? ANNOUNCEMENT : HEADER_BUTTON)
          onClose()
        },
        fix: (fix) => runFix(store, fix),
        getLabel: (id) => {
          const body = getBody()
          const block = body.blocks[id]
          const section = body.sections.find((each) => each.id === id)
          if (block) return getBlockLabel(block, store, t)
          return section && getSectionName(body, section, store, t)
        },
      },
    }
  }, [editor, store, onClose, t])
  return <PublishDrawer host={host} onClose={onClose} />
}

function runFix(store: EditorStore, { command, payload }: IssueFix): boolean {
  // The server names commands of the page, with their payload.
  return store.dispatch(command as 'block.setText', payload as never)
}
