import { blockGroups } from '@vitrine/blocks/fields'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { addTexts } from '../../ui/texts.ts'
import { presetsTexts } from '../../ui/texts/presets.ts'
import { insertBlock, insertSection } from '../actions.ts'
import { getTypeName } from '../block-fields.ts'
import { getBlockIcon } from '../block-icons.ts'
import { useEditor, useEditorState } from '../context.ts'
import { SectionsPanel } from '../lazy-parts.tsx'
import styles from './AddPanel.module.css'

addTexts(presetsTexts)

interface AddPanelProps {
  /** Whether the panel begins with the sections, as it does on a page without blocks. */
  readonly beginsWithSections: boolean
  /** Called when a block or a section was inserted, which the panel may cover. */
  readonly onInsert: () => void
}

/** The blocks and finished sections to add. */
export function AddPanel({ beginsWithSections, onInsert }: AddPanelProps) {
  const t = useTranslate()
  const { store } = useEditor()
  const isEmpty = useEditorState(({ body }) => Object.keys(body.blocks).length === 0)
  const [view, setView] = useState<'blocks' | 'sections'>(
    isEmpty || beginsWithSections ? 'sections' : 'blocks',
  )
  const segments = [
    { id: 'blocks', label: t('presets.showBlocks') },
    { id: 'sections', label: t('presets.showSections') },
  ] as const
  return (
    <div className={styles['panel']}>
      <SegmentedControl
        label={t('presets.view')}
        segments={segments}
        value={view}
        onChange={setView}
      />
      <Button
        wide
        onPress={() => {
          if (insertSection(store) !== undefined) onInsert()
        }}
      >
        <Plus aria-hidden="true" />
        {t('editor.addSection')}
      </Button>
      {view === 'blocks' ? (
        <BlockList onInsert={onInsert} />
      ) : (
        <SectionsPanel onInsert={onInsert} />
      )}
    </div>
  )
}

/** The blocks to add, by group, with a search. */
function BlockList({ onInsert }: Pick<AddPanelProps, 'onInsert'>) {
  const t = useTranslate()
  const { store, canvas } = useEditor()
  const [search, setSearch] = useState('')
  const groups = listMatches(t, search)
  const add = (type: number) => {
    const id = insertBlock(store, type)
    if (id === undefined) return
    onInsert()
    canvas.send({ kind: 'focus' })
  }
  return (
    <>
      <TextField
        label={t('editor.add.search')}
        hidesLabel
        type="search"
        placeholder={t('editor.add.search')}
        value={search}
        onChange={setSearch}
      />
      {groups.map(({ label, types }) => (
        <section key={label} aria-label={label}>
          <h2 className={styles['title']}>{label}</h2>
          <ul className={styles['list']}>
            {types.map(({ type, name, Icon }) => (
              <li key={type} data-drag-block={type}>
                <Button quiet wide onPress={() => add(type)}>
                  <Icon aria-hidden="true" />
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className={styles['empty']}>{t('editor.add.noMatches')}</p>}
    </>
  )
}

function listMatches(t: Translate, search: string) {
  const words = search.trim().toLowerCase()
  return blockGroups
    .map(({ name: group, types }) => ({
      label: t(`blockGroup.${group}`),
      types: types.flatMap((type) => {
        const name = getTypeName(t, type)
        const isMatch = name.toLowerCase().includes(words)
        return isMatch ? [{ type, name, Icon: getBlockIcon(type) }] : []
      }),
    }))
    .filter(({ types }) => types.length > 0)
}
