import { useMemo } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditor, useEditorState } from '../context.ts'
import { listBarActions } from './bar-actions.ts'
import styles from './Gestures.module.css'

/** The commands for several selected blocks, over the page. */
export function SelectionBar() {
  const t = useTranslate()
  const { store } = useEditor()
  const blocks = useEditorState((state) => state.body.blocks)
  const ids = useEditorState((state) => state.selection.blocks)
  const groups = useMemo(() => listBarActions(blocks, ids), [blocks, ids])
  if (ids.length < 2) return null
  return (
    <section
      className={styles['bar']}
      aria-label={t('editor.blocksSelected', { count: ids.length })}
    >
      <div className={styles['buttons']}>
        {groups.map((actions) => (
          <span key={actions[0]?.id} className={styles['group']}>
            {actions.map(({ id, label, Icon, keys, minimum, run }) => (
              <IconButton
                key={id}
                small
                label={t(label)}
                Icon={Icon}
                {...(keys !== undefined && { shortcut: keys })}
                {...(ids.length < minimum && { disabledReason: t('gestures.needsThree') })}
                onPress={() => run(store)}
              />
            ))}
          </span>
        ))}
      </div>
    </section>
  )
}
