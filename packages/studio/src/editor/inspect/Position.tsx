import { type Block, deriveMobile, type Rect, type Section } from '@vitrine/page'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
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
      label: 'Column',
      value: place.x + 1,
      max: cols - place.w + 1,
      set: (x: number) => set({ x: x - 1 }),
    },
    { label: 'Row', value: place.y + 1, max: 2_000, set: (y: number) => set({ y: y - 1 }) },
    { label: 'Width', value: place.w, max: cols - place.x, set: (w: number) => set({ w }) },
    { label: 'Height', value: place.h, max: 2_000, set: (h: number) => set({ h }) },
  ]
  return (
    <section className={styles['group']} aria-label="Position">
      <h3>Position</h3>
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
        {isLocked
          ? 'This block is locked in place.'
          : `In cells, of ${cols} columns. On the canvas, Ctrl and arrows move it one cell; add Shift to resize.`}
      </p>
      <Stacking block={block} bp={bp} />
      {bp === 'mobile' && <PhonePin block={block} />}
    </section>
  )
}

function Stacking({ block, bp }: Pick<PositionProps, 'block' | 'bp'>) {
  const { store, isReadOnly } = useEditor()
  if (isReadOnly || block.lock || !block.place[bp]) return null
  const move = (to: 'front' | 'back') => store.dispatch('block.reorder', { id: block.id, bp, to })
  return (
    <div className={styles['row']}>
      <Button small onPress={() => move('front')}>
        Bring to front
      </Button>
      <Button small onPress={() => move('back')}>
        Send to back
      </Button>
    </div>
  )
}

/** Says where the place on phones comes from, and leads back to that of the desktop. */
function PhonePin({ block }: Pick<PositionProps, 'block'>) {
  const { store, isReadOnly } = useEditor()
  if (!block.place.mobile)
    return (
      <p className={styles['note']}>
        The phone layout follows the desktop. A change here pins this block.
      </p>
    )
  return (
    <div className={styles['row']}>
      <span className={styles['note']}>Pinned on phone.</span>
      <Button
        small
        {...(isReadOnly && { disabledReason: 'You may not edit this page.' })}
        onPress={() => store.dispatch('block.releaseMobile', { id: block.id })}
      >
        Follow desktop
      </Button>
    </div>
  )
}
