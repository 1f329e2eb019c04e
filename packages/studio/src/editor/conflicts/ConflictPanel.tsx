import { useQuery } from '@tanstack/react-query'
import type { Conflict } from '@vitrine/page'
import { useRef } from 'react'
import { routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import { useEditor, useEditorState } from '../context.ts'
import { type ConflictChoice, getKey } from '../store/conflicts.ts'
import { hasMine } from '../store/follow-conflicts.ts'
import { joinTexts } from '../store/join-texts.ts'
import type { Selection } from '../store/selection.ts'
import styles from './ConflictPanel.module.css'
import type { ConflictPlace } from './conflict-names.ts'
import { describeSide, findFile, findSelection, getConflictName } from './describe-conflict.ts'

/**
 * The values that someone else changed, too. The page has those of this window until another is chosen, or someone else
 * changes them again.
 */
export function ConflictPanel({ onShow }: { readonly onShow: () => void }) {
  const t = useTranslate()
  const conflicts = useEditorState((state) => state.conflicts)
  const body = useEditorState((state) => state.body)
  const text = conflicts.every((conflict) => hasMine(body, conflict))
    ? t('editor.conflict.text')
    : t('editor.conflict.again')
  const panel = useRef<HTMLElement>(null)
  return (
    <section
      className={styles['panel']}
      ref={panel}
      tabIndex={-1}
      aria-label={t('editor.conflict')}
    >
      <Notice tone="warn" title={t('editor.conflict')}>
        {text}
      </Notice>
      <ul>
        {conflicts.map((conflict) => (
          <ConflictItem
            key={getKey(conflict)}
            conflict={conflict}
            onShow={onShow}
            // The buttons go away; the keyboard stays in the panel, or in the settings after the last one.
            onChoose={() =>
              (conflicts.length > 1 ? panel.current : panel.current?.closest('aside'))?.focus()
            }
          />
        ))}
      </ul>
    </section>
  )
}

function ConflictItem(props: {
  readonly conflict: Conflict
  /** Is called before the canvas shows what the conflict is about. */
  readonly onShow: () => void
  readonly onChoose: () => void
}) {
  const { conflict, onShow, onChoose } = props
  const t = useTranslate()
  const { store, canvas } = useEditor()
  const body = useEditorState((state) => state.body)
  const place = { body, languages: store }
  const name = getConflictName(t, place, conflict)
  const choose = (choice: ConflictChoice) => {
    onChoose()
    store.resolveConflict(conflict, choice)
  }
  const selection = findSelection(body, conflict)
  const show = (shown: Selection) => {
    onShow()
    store.select(shown)
    // It may be selected already, and scrolled out of sight.
    canvas.send({ kind: 'select', selection: shown, reveals: true })
    canvas.send({ kind: 'focus' })
  }
  return (
    <li>
      <fieldset className={styles['item']}>
        <legend>{name}</legend>
        <dl>
          <dt>{t('editor.conflict.your')}</dt>
          <dd>
            <Side place={place} conflict={conflict} side="mine" />
          </dd>
          <dt>{t('editor.conflict.their')}</dt>
          <dd>
            <Side place={place} conflict={conflict} side="theirs" />
          </dd>
        </dl>
        <div className={styles['choices']}>
          <Button onPress={() => choose('mine')}>{t('editor.conflict.mine')}</Button>
          <Button onPress={() => choose('theirs')}>{t('editor.conflict.theirs')}</Button>
          {joinTexts(conflict.mine, conflict.theirs) !== undefined && (
            <Button onPress={() => choose('both')}>{t('editor.conflict.both')}</Button>
          )}
          {selection && (
            <Button
              quiet
              aria-label={t('editor.conflict.showOne', { name })}
              onPress={() => show(selection)}
            >
              {t('editor.conflict.show')}
            </Button>
          )}
        </div>
      </fieldset>
    </li>
  )
}

interface SideProps {
  readonly place: ConflictPlace
  readonly conflict: Conflict
  readonly side: 'mine' | 'theirs'
}

/** The value of one side: a file with its preview, another value in words. */
function Side({ place, conflict, side }: SideProps) {
  const t = useTranslate()
  const fileId = findFile(conflict, side)
  return fileId === undefined ? describeSide(t, place, conflict, side) : <FileSide id={fileId} />
}

function FileSide({ id }: { readonly id: string }) {
  const t = useTranslate()
  const { data, error } = useQuery(routeQuery('readFile', { params: { id } }))
  if (!data) return error ? t('inspector.missing') : null
  const { filename, image, url } = data.file
  return image ? <Thumbnail imageUrl={`${url}?format=100w`}>{filename}</Thumbnail> : filename
}
