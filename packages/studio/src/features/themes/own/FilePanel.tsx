import { useMutation, useQuery } from '@tanstack/react-query'
import type { OwnTheme, ThemeFile } from '@vitrine/contract'
import { FileX } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { routeQuery } from '../../../api/route-query.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { CodePosition } from '../../../ui/code/code-view.ts'
import { CodeFile } from '../../../ui/code/CodeFile.tsx'
import { useCommands } from '../../../ui/commands/command-store.ts'
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { showFailure, showToast } from '../../../ui/overlays/toasts.ts'
import { Panel } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { getLanguage } from './code-language.ts'
import styles from './own-themes.module.css'
import { formatFailure, showTheme } from './use-own-themes.ts'

/** The largest text that is saved, in characters. */
const MAX_TEXT = 1_000_000

interface FilePanelProps {
  readonly theme: OwnTheme
  readonly file: ThemeFile
  readonly position: CodePosition | undefined
  readonly isReadOnly: boolean
}

/** A file of a theme: its text, or why it has none that can be edited. */
export function FilePanel(props: FilePanelProps) {
  const { theme, file } = props
  const t = useTranslate()
  const isText = file.isText && file.state !== 'removed'
  const query = useQuery({
    ...routeQuery('readThemeFile', { params: { id: theme.id }, query: { path: file.path } }),
    enabled: isText,
    // The text that is edited is that of the version it is saved over, however long that takes.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (!isText)
    return (
      <Panel title={file.path} aside={<ResetButton {...props} />}>
        <EmptyState
          Icon={FileX}
          title={t(file.state === 'removed' ? 'themeFiles.removed' : 'themeFiles.binary')}
        >
          {t(file.state === 'removed' ? 'themeFiles.removed.text' : 'themeFiles.binary.text')}
        </EmptyState>
      </Panel>
    )
  return (
    <QueryView
      query={query}
      skeleton={
        <Panel title={file.path}>
          <TableSkeleton widths={[40]} rows={10} />
        </Panel>
      }
    >
      {({ text, version }) => <TextPanel {...props} saved={text} version={version} />}
    </QueryView>
  )
}

interface TextPanelProps extends FilePanelProps {
  readonly saved: string
  /** The version of the theme that the text was read at. */
  readonly version: number
}

function TextPanel(props: TextPanelProps) {
  const { theme, file, position, isReadOnly, saved, version } = props
  const { path } = file
  const t = useTranslate()
  const [draft, setDraft] = useState<string>()
  const text = draft ?? saved
  const isDirty = text !== saved
  const { mutate, isPending } = useChangeFile({ id: theme.id, version }, file)
  useUnsavedChanges(isDirty)
  const save = () => {
    if (!isDirty || isPending || isReadOnly) return
    const onSuccess = () => setDraft((current) => (current === text ? undefined : current))
    mutate(text, { onSuccess })
  }
  useSaveCommand(save)
  return (
    <Panel
      title={path}
      padded
      aside={
        <div className={styles['actions']}>
          {isDirty && <Badge tone="warn">{t('themeFiles.unsaved')}</Badge>}
          {!isDirty && <ResetButton {...props} />}
          {!isReadOnly && (
            <Button isDisabled={!isDirty} isPending={isPending} onPress={save}>
              {t('themeFiles.save')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['code']}>
        <CodeFile
          label={t('themeFiles.code', { path })}
          hidesLabel
          language={getLanguage(path)}
          value={text}
          maxLength={MAX_TEXT}
          isDisabled={isReadOnly}
          position={position}
          onChange={setDraft}
        />
      </div>
    </Panel>
  )
}

/** Saves on the keys that save everywhere. */
function useSaveCommand(save: () => void): void {
  const t = useTranslate()
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useCommands(
    useMemo(() => {
      const group = t('themeFiles.title')
      const run = () => latest.current()
      const keys = { keys: 'mod+s', runsInFields: true }
      return [{ id: 'theme.save', label: t('themeFiles.save'), group, ...keys, run }]
    }, [t]),
  )
}

/** Removes a file, or restores that of the theme that was copied. */
function ResetButton({ theme, file, isReadOnly }: FilePanelProps) {
  const t = useTranslate()
  const { mutate, isPending } = useChangeFile(theme, file)
  if (isReadOnly) return null
  const canReset = file.state === 'changed' || file.state === 'removed'
  return (
    <Button quiet isPending={isPending} onPress={() => mutate(canReset ? undefined : null)}>
      {t(canReset ? 'themeFiles.reset' : 'themeFiles.remove')}
    </Button>
  )
}

/** Returns the mutation that saves the text of a file; null removes it, undefined restores that of the base. */
function useChangeFile({ id, version }: Pick<OwnTheme, 'id' | 'version'>, { path }: ThemeFile) {
  const t = useTranslate()
  return useMutation({
    mutationFn: (text: string | null | undefined) =>
      callApi('changeThemeFile', {
        params: { id },
        body: { path, version, ...(text !== undefined && { text }) },
      }),
    onError: (error) => showFailure(formatFailure(error)),
    onSuccess: async (answer) => {
      await showTheme(answer)
      showToast(t('themeFiles.saved', { version: answer.theme.version }))
    },
  })
}
