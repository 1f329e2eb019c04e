import { type Block, deriveMobile, type Rect, type Section } from '@vitrine/page'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { placeBlock } from '../actions.ts'
import { useEditor, useEditorState } from '../context.ts'
import styles from './Inspector.module.css'

interface PositionProps {
  readonly block: Block
  readonly section: Section
  readonly bp: 'desktop' | 'mobile'
}

/** The place of a block in cells: everything that dragging does, without a pointer. */
export function Position({ block, section, bp }: PositionProps) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const blocks = useEditorState((state) => state.body.blocks)
  const derived = bp === 'mobile' ? deriveMobile(section, blocks).get(block.id) : undefined
  const place = block.place[bp] ?? derived
  if (!place) return null
  const { cols } = section.grid[bp]
  const isLocked = block.lock !== undefined
  const set = (change: Partial<Rect>) => placeBlock(store, block, bp, { ...place, ...change })
  const fields = [
    {
      label: t('editor.position.column'),
      value: place.x + 1,
      max: cols - place.w + 1,
      set: (x: number) => set({ x: x - 1 }),
    },
    {
      label: t('editor.position.row'),
      value: place.y + 1,
      max: 2_000,
      set: (y: number) => set({ y: y - 1 }),
    },
    {
      label: t('editor.position.width'),
      value: place.w,
      max: cols - place.x,
      set: (w: number) => set({ w }),
    },
    {
      label: t('editor.position.height'),
      value: place.h,
      max: 2_000,
      set: (h: number) => set({ h }),
    },
  ]
  return (
    <section className={styles['group']} aria-label={t('editor.position')}>
      <h3>{t('editor.position')}</h3>
      <div className={styles['pair']}>
        {fields.map(({ label, value, max, set: change }) => (
          <NumberField
            key={label}
            label={label}
            value={value}
            minValue={1}
            maxValue={max}
            isDisabled={isReadOnly || isLocked}
            onChange={(number) => number !== null && number !== value && change(number)}
          />
        ))}
      </div>
      <p className={styles['note']}>
        {isLocked ? t('editor.position.locked') : t('editor.position.help', { columns: cols })}
      </p>
      <Stacking block={block} bp={bp} />
      {bp === 'mobile' && <PhonePin block={block} />}
    </section>
  )
}

function Stacking({ block, bp }: Pick<PositionProps, 'block' | 'bp'>) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  if (isReadOnly || block.lock || !block.place[bp]) return null
  const move = (to: 'front' | 'back') => store.dispatch('block.reorder', { id: block.id, bp, to })
  return (
    <div className={styles['row']}>
      <Button small onPress={() => move('front')}>
        {t('editor.position.toFront')}
      </Button>
      <Button small onPress={() => move('back')}>
        {t('editor.position.toBack')}
      </Button>
    </div>
  )
}

/** Says that the place on phones is the block's own, and leads back to that of the desktop. */
function PhonePin({ block }: Pick<PositionProps, 'block'>) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  if (!block.place.mobile) return null
  return (
    <div className={styles['row']}>
      <span className={styles['note']}>{t('editor.position.pinned')}</span>
      <Button
        small
        {...(isReadOnly && { disabledReason: t('editor.position.mayNotEdit') })}
        onPress={() => store.dispatch('block.releaseMobile', { id: block.id })}
      >
        {t('editor.position.followDesktop')}
      </Button>
    </div>
  )
}
