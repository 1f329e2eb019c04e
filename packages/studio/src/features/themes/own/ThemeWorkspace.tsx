import type { OwnThemeFiles, ThemeProblem } from '@vitrine/contract'
import { FileCode } from 'lucide-react'
import { useState } from 'react'
import { useHasUnsavedChanges } from '../../../ui/forms/use-unsaved-changes.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { askToConfirm } from '../../../ui/overlays/confirm.ts'
import { Panel } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { CodePosition } from '../../../ui/code/code-view.ts'
import { FileList } from './FileList.tsx'
import { FilePanel } from './FilePanel.tsx'
import styles from './own-themes.module.css'
import { ProblemList } from './ProblemList.tsx'

/** The file that is open, and where in it. */
interface OpenFile {
  readonly path: string
  readonly position?: CodePosition
}

/** The files of a theme beside the text of the open one, with the problems of all below. */
export function ThemeWorkspace(props: {
  readonly answer: OwnThemeFiles
  readonly isReadOnly: boolean
}) {
  const { answer, isReadOnly } = props
  const t = useTranslate()
  const [open, setOpen] = useState<OpenFile>()
  const hasUnsaved = useHasUnsavedChanges()
  const file = answer.files.find(({ path }) => path === open?.path)
  const show = async (next: OpenFile) => {
    if (hasUnsaved && open && next.path !== open.path) {
      const isConfirmed = await askToConfirm({
        title: t('themeFiles.discard.ask', { path: open.path }),
        message: t('themeFiles.discard.text'),
        confirmLabel: t('themeFiles.discard'),
      })
      if (!isConfirmed) return
    }
    setOpen(next)
  }
  const showProblem = ({ file: path, line, column }: ThemeProblem) =>
    void show({ path, position: { line, column } })
  return (
    <>
      <div className={styles['workspace']}>
        <FileList
          answer={answer}
          current={open?.path}
          isReadOnly={isReadOnly}
          onOpen={(path) => void show({ path })}
        />
        {open && file ? (
          <FilePanel
            key={file.path}
            theme={answer.theme}
            file={file}
            position={open.position}
            isReadOnly={isReadOnly}
          />
        ) : (
          <Panel>
            <EmptyState Icon={FileCode} title={t('themeFiles.choose')}>
              {t('themeFiles.choose.text')}
            </EmptyState>
          </Panel>
        )}
      </div>
      <ProblemList problems={answer.problems} onShow={showProblem} />
    </>
  )
}
