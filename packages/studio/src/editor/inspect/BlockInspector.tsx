import { createElement } from 'react'
import { blockCatalog, fieldGroups } from '@vitrine/blocks/fields'
import type { Block, Section } from '@vitrine/page'
import { getBlockFields, type LabeledField } from '../block-fields.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { getBlockIcon } from '../block-icons.ts'
import { useEditor, useEditorState } from '../context.ts'
import { getBreakpoint } from '../store/breakpoint.ts'
import { getBlockName } from '../store/describe-step.ts'
import { useAskedText } from './controls/use-asked-setting.ts'
import { ExternalState } from './ExternalState.tsx'
import { FieldList } from './FieldList.tsx'
import { FormTabs } from './FormTabs.tsx'
import styles from './Inspector.module.css'
import { Position } from './Position.tsx'
import { isForm } from './values/form-tabs.ts'
import { listVisibleFields } from './values/visible-fields.ts'
import { Visibility } from './Visibility.tsx'

export interface BlockInspectorProps {
  readonly block: Block
  readonly section: Section
}

/** The settings of a block, as its folder declares them. */
export function BlockInspector({ block, section }: BlockInspectorProps) {
  const t = useTranslate()
  const { store, isReadOnly, canvas } = useEditor()
  const bp = getBreakpoint(useEditorState((state) => state.device))
  const entry = blockCatalog.get(block.type)
  const isEditedInPlace = entry?.text['body'] === 'rich' && Object.keys(entry.text).length === 1
  useAskedText(block, isEditedInPlace && !isReadOnly)
  const fields = getBlockFields(block.type).filter(
    ({ target }) => !(isEditedInPlace && target === 'text'),
  )
  return (
    <div>
      <header className={styles['head']}>
        {createElement(getBlockIcon(block.type), { 'aria-hidden': true })}
        <h2>{getBlockName(t, block)}</h2>
      </header>
      {!entry && <p className={styles['empty']}>{t('editor.block.unknown')}</p>}
      {isEditedInPlace && !isReadOnly && (
        <div className={styles['group']}>
          <Button onPress={() => canvas.send({ kind: 'focus', edits: block.id })}>
            {t('editor.block.editText')}
          </Button>
        </div>
      )}
      {entry?.isExternal && <ExternalState block={block} />}
      {isForm(block) ? (
        <FormTabs block={block} fields={fields} />
      ) : (
        <FieldGroups block={block} fields={fields} />
      )}
      <Position block={block} section={section} bp={bp} />
      <Visibility
        hidden={block.hidden}
        onChange={(at, isShown) =>
          store.dispatch('block.hide', { id: block.id, bp: at, hidden: !isShown })
        }
      />
    </div>
  )
}

function FieldGroups({
  block,
  fields,
}: {
  readonly block: Block
  readonly fields: readonly LabeledField[]
}) {
  const t = useTranslate()
  const { store } = useEditor()
  const place = { block, entries: [] }
  const visible = listVisibleFields(place, fields, store)
  return fieldGroups.map((group) => {
    const own = visible.filter((field) => field.group === group)
    if (own.length === 0) return null
    const label = t(`editor.group.${group}`)
    return (
      <section className={styles['group']} key={group} aria-label={label}>
        <h3>{label}</h3>
        <FieldList place={place} all={fields} fields={own} />
      </section>
    )
  })
}
