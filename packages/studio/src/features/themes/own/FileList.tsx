import type { OwnThemeFiles, ThemeFile } from '@vitrine/contract'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { AddFileDialog } from './AddFileDialog.tsx'
import styles from './own-themes.module.css'

interface FileListProps {
  readonly answer: OwnThemeFiles
  /** The path of the open file. */
  readonly current: string | undefined
  readonly isReadOnly: boolean
  readonly onOpen: (path: string) => void
}

/** The files of a theme by folder. */
export function FileList({ answer, current, isReadOnly, onOpen }: FileListProps) {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const [isAdding, setAdding] = useState(false)
  const wanted = search.trim().toLowerCase()
  const files = answer.files.filter(({ path }) => path.toLowerCase().includes(wanted))
  const folders = groupByFolder(files)
  return (
    <nav className={styles['files']} aria-label={t('themeFiles.files')}>
      <SearchField
        label={t('themeFiles.search')}
        placeholder={t('themeFiles.search')}
        value={search}
        onChange={setSearch}
      />
      {files.length === 0 && <p className={styles['none']}>{t('themeFiles.noMatch')}</p>}
      <div className={styles['folders']}>
        {[...folders].map(([folder, listed]) => (
          <Folder
            key={`${folder} ${wanted !== ''}`}
            name={folder === '' ? t('themeFiles.root') : folder}
            isOpen={folder === '' || wanted !== '' || current?.startsWith(folder) === true}
          >
            {listed.map((file) => (
              <FileButton
                key={file.path}
                file={file}
                isCurrent={file.path === current}
                onOpen={() => onOpen(file.path)}
              />
            ))}
          </Folder>
        ))}
      </div>
      {!isReadOnly && (
        <Button small onPress={() => setAdding(true)}>
          {t('themeFiles.add')}
        </Button>
      )}
      {isAdding && (
        <AddFileDialog answer={answer} onAdded={onOpen} onClose={() => setAdding(false)} />
      )}
    </nav>
  )
}

/** Groups files by the folder that they are in, whose name ends with a slash. */
function groupByFolder(files: readonly ThemeFile[]): ReadonlyMap<string, readonly ThemeFile[]> {
  const folders = new Map<string, ThemeFile[]>([['', []]])
  for (const file of files) {
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1)
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  return folders
}

function Folder(props: {
  readonly name: string
  readonly isOpen: boolean
  readonly children: ReactNode
}) {
  // Opens with the file that is opened in it, until it is opened or closed by hand.
  const [toggled, setToggled] = useState<boolean>()
  const isOpen = toggled ?? props.isOpen
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setToggled(currentTarget.open)}>
      <summary>
        <bdi translate="no">{props.name}</bdi>
      </summary>
      {isOpen && <ul>{props.children}</ul>}
    </details>
  )
}

function FileButton(props: {
  readonly file: ThemeFile
  readonly isCurrent: boolean
  readonly onOpen: () => void
}) {
  const { path, state } = props.file
  const t = useTranslate()
  return (
    <li>
      <button
        type="button"
        title={path}
        aria-current={props.isCurrent || undefined}
        data-state={state}
        onClick={props.onOpen}
      >
        <bdi translate="no">{path.slice(path.lastIndexOf('/') + 1)}</bdi>
        {state !== 'same' && <Badge>{t(`themeFiles.state.${state}`)}</Badge>}
      </button>
    </li>
  )
}
