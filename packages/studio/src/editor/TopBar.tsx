import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { ChevronLeft, Eye, History, Redo2, Undo2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { sessionQuery } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { SegmentedControl } from '../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { SaveState, type SaveStatus } from '../ui/states/SaveState.tsx'
import { useEditor, useEditorState } from './context.ts'
import { LanguageMenu, People } from './lazy-parts.tsx'
import { openPreview, saveForVersions } from './open-draft.ts'
import { showPageField, useRefusedFields } from './inspect/page/unsaved-values.ts'
import { devices } from './devices.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { useChangeCount } from './publish/use-change-count.ts'
import { getStepName } from './store/describe-step.ts'
import type { SaveState as QueueState } from './store/save-state.ts'
import { getUrgentState } from './store/side-document.ts'
import styles from './EditorScreen.module.css'

const statuses: Readonly<Record<QueueState['kind'], SaveStatus>> = {
  saved: 'saved',
  saving: 'saving',
  busy: 'busy',
  offline: 'offline',
  'signed-out': 'failed',
  rejected: 'failed',
}

/** The bar above the page: where you are, the device, and what happens with the changes. */
export function TopBar({
  title,
  onPublish,
}: {
  readonly title: string
  readonly onPublish: () => void
}) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const device = useEditorState((state) => state.device)
  return (
    <Landmark as="header" className={styles['bar']} label={t('editor.commands')}>
      <Link className={styles['back']} to="/config/pages" aria-label={t('editor.back')}>
        <ChevronLeft data-mirrors aria-hidden="true" />
      </Link>
      <h1 className={styles['title']} dir="auto">
        {title}
      </h1>
      <HistoryButtons />
      <span className={styles['devices']}>
        <SegmentedControl
          label={t('editor.device')}
          segments={devices.map((each) => ({ ...each, label: t(`editor.device.${each.id}`) }))}
          value={device}
          onChange={store.setDevice}
        />
      </span>
      <span className={styles['end']}>
        <People />
        <LanguageMenu />
        {isReadOnly ? <span className={styles['note']}>{t('editor.viewOnly')}</span> : <Saving />}
        <EndButtons onPublish={onPublish} />
      </span>
    </Landmark>
  )
}

/** Shows whether the changes are saved. It changes at every pause of typing, so nothing else renders with it. */
function Saving() {
  const t = useTranslate()
  const editor = useEditor()
  const save = useEditorState((state) => getUrgentState(state.save, state.sideSave).kind)
  const isChecked = useStore(editor.unsaved, ({ slug }) => slug !== undefined && !slug.error)
  const refused = useRefusedFields(editor)
  const [first] = refused
  if (first) {
    const fields = refused.map((field) => t(`inspector.page.${field}`)).join(', ')
    return (
      <SaveState
        status="failed"
        text={t('editor.refused', { fields })}
        onPress={() => showPageField(editor, first)}
      />
    )
  }
  if (isChecked && save === 'saved') return <SaveState status="saving" />
  return (
    <SaveState status={statuses[save]} {...(save === 'offline' && { text: t('editor.offline') })} />
  )
}

/** Shows the draft, its versions, and what visitors do not see yet. */
function EndButtons({ onPublish }: { readonly onPublish: () => void }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const role = useQuery(sessionQuery).data?.member.role
  const mayPublish = role !== undefined && may(role, 'content.publish')
  const count = useChangeCount(store, mayPublish && !isReadOnly)
  const navigate = useNavigate()
  const openVersions = async () => {
    await navigate(await saveForVersions(store))
  }
  return (
    <>
      <IconButton
        label={t('editor.preview')}
        Icon={Eye}
        onPress={() => void openPreview(store, t)}
      />
      <span className={styles['wide']}>
        <IconButton label={t('versions.open')} Icon={History} onPress={() => void openVersions()} />
      </span>
      <span className={styles['narrow']}>
        <MoreMenu onVersions={() => void openVersions()} />
      </span>
      <Button primary onPress={onPublish}>
        {count !== undefined && count > 0 ? (
          <>
            <span className={styles['wide']}>{t('publish.open.count', { count })}</span>
            <span className={styles['narrow']}>{t('publish.open.short', { count })}</span>
          </>
        ) : (
          t(isReadOnly ? 'publish.changes.open' : mayPublish ? 'publish.open' : 'publish.ask')
        )}
      </Button>
    </>
  )
}

function HistoryButtons() {
  const t = useTranslate()
  const { store } = useEditor()
  const { past, future } = useEditorState((state) => state.history)
  const undone = past.at(-1)
  const redone = future.at(-1)
  return (
    <span className={styles['history']}>
      <IconButton
        label={
          undone ? t('editor.undo.step', { step: getStepName(t, undone.step) }) : t('editor.undo')
        }
        Icon={Undo2}
        shortcut="mod+z"
        {...(!undone && { disabledReason: t('editor.undo.nothing') })}
        onPress={store.undo}
      />
      <span className={styles['wide']}>
        <IconButton
          label={
            redone ? t('editor.redo.step', { step: getStepName(t, redone.step) }) : t('editor.redo')
          }
          Icon={Redo2}
          shortcut="mod+shift+z"
          {...(!redone && { disabledReason: t('editor.redo.nothing') })}
          onPress={store.redo}
        />
      </span>
    </span>
  )
}
