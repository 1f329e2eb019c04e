import {
  blockCatalog,
  fieldGroups,
  type FieldSubject,
  getVisibleFields,
  type InspectorField,
} from '@vitrine/blocks/fields'
import type { Block, Section } from '@vitrine/page'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useEditor, useEditorState } from '../context.ts'
import { getTypeName } from '../layers/layer-rows.ts'
import { getBreakpoint } from '../store/breakpoint.ts'
import { BlockField } from './BlockField.tsx'
import { getFieldValue } from './field-value.ts'
import styles from './Inspector.module.css'
import { Position } from './Position.tsx'

const groupLabels = { content: 'Content', design: 'Design', behaviour: 'Behavior' } as const

/** The settings of a block, as its folder declares them. */
export function BlockInspector({
  block,
  section,
}: {
  readonly block: Block
  readonly section: Section
}) {
  const { store, isReadOnly, canvas } = useEditor()
  const bp = getBreakpoint(useEditorState((state) => state.device))
  const entry = blockCatalog.get(block.type)
  const fields = entry
    ? getVisibleFields(entry.fields, getSubject(block, store.locale, entry.fields))
    : []
  const isEditedInPlace = entry?.text['body'] === 'rich' && Object.keys(entry.text).length === 1
  return (
    <div>
      <header className={styles['head']}>
        <h2>{block.name ?? getTypeName(block.type)}</h2>
      </header>
      {!entry && (
        <p className={styles['empty']}>
          This version of Vitrine does not know this type of block. It is preserved unchanged.
        </p>
      )}
      {isEditedInPlace && !isReadOnly && (
        <div className={styles['group']}>
          <Button onPress={() => canvas.send({ kind: 'focus', edits: block.id })}>Edit text</Button>
        </div>
      )}
      {fieldGroups.map((group) => {
        const own = fields.filter(
          (field) => field.group === group && !(isEditedInPlace && field.target === 'text'),
        )
        if (own.length === 0) return null
        return (
          <section className={styles['group']} key={group} aria-label={groupLabels[group]}>
            <h3>{groupLabels[group]}</h3>
            {own.map((field) => (
              <BlockField key={`${field.target}.${field.key}`} block={block} field={field} />
            ))}
          </section>
        )
      })}
      <Position block={block} section={section} bp={bp} />
      <Visibility block={block} />
    </div>
  )
}

function Visibility({ block }: { readonly block: Block }) {
  const { store, isReadOnly } = useEditor()
  return (
    <section className={styles['group']} aria-label="Visibility">
      <h3>Visibility</h3>
      {(['desktop', 'mobile'] as const).map((at) => (
        <Switch
          key={at}
          label={at === 'mobile' ? 'Show on phone' : 'Show on desktop'}
          isSelected={block.hidden?.[at] !== true}
          isDisabled={isReadOnly}
          onChange={(isShown) =>
            store.dispatch('block.hide', { id: block.id, bp: at, hidden: !isShown })
          }
        />
      ))}
    </section>
  )
}

function getSubject(block: Block, locale: string, fields: readonly InspectorField[]): FieldSubject {
  const texts = fields
    .filter((field) => field.target === 'text' && getFieldValue(block, field, locale) !== undefined)
    .map(({ key }) => key)
  return { data: block.data, variant: block.variant, texts: new Set(texts) }
}
