import { type Block, deriveMobile, type Rect, type Section } from '@vitrine/page'
import { Lock, LockOpen } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { placeBlock, toggleLock } from '../actions.ts'
import { useEditor, useEditorState } from '../context.ts'
import { getSectionName } from '../section-name.ts'
import { listOtherSections, moveToSection } from '../move-blocks.ts'
import styles from './Inspector.module.css'
import { keepRatio } from './values/keep-ratio.ts'

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
  const ratio = block.auto?.ratio
  const set = (change: Partial<Rect>) =>
    placeBlock(store, block, bp, {
      ...place,
      ...keepRatio(place, change, { ratio, grid: section.grid[bp], bp }),
    })
  return (
    <section className={styles['group']} aria-label={t('editor.position')}>
      <h3>{t('editor.position')}</h3>
      <div className={styles['pair']}>
        {listFields(place, cols, set).map(({ label, value, max, change }) => (
          <NumberField
            key={label}
            label={t(label)}
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
      {ratio !== undefined && !isLocked && (
        <p className={styles['note']}>{t('editor.position.ratio')}</p>
      )}
      <HomeSection block={block} section={section} />
      <Stacking block={block} bp={bp} />
      {bp === 'mobile' && <PhonePin block={block} />}
    </section>
  )
}

/** Returns the fields of a place, whose cells are counted from 1 for people. */
function listFields(place: Rect, cols: number, set: (change: Partial<Rect>) => void) {
  const { x, y, w, h } = place
  return [
    {
      label: 'editor.position.column',
      value: x + 1,
      max: cols - w + 1,
      change: (column: number) => set({ x: column - 1 }),
    },
    {
      label: 'editor.position.row',
      value: y + 1,
      max: MAX_ROWS,
      change: (row: number) => set({ y: row - 1 }),
    },
    {
      label: 'editor.position.width',
      value: w,
      max: cols - x,
      change: (width: number) => set({ w: width }),
    },
    {
      label: 'editor.position.height',
      value: h,
      max: MAX_ROWS,
      change: (height: number) => set({ h: height }),
    },
  ] as const
}

/** The maximum number of rows that a block reaches. */
const MAX_ROWS = 2_000

/** The section of a block as a choice: moving it there needs no pointer. */
function HomeSection({ block, section }: Pick<PositionProps, 'block' | 'section'>) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const body = useEditorState((state) => state.body)
  const others = listOtherSections(store, block.id)
  if (others.length === 0) return null
  const sections = body.sections.filter((each) => each.id === section.id || others.includes(each))
  return (
    <Select
      label={t('editor.position.section')}
      options={sections.map((each) => ({
        id: each.id,
        label: getSectionName(body, each, store, t),
      }))}
      value={section.id}
      isDisabled={isReadOnly || block.lock !== undefined}
      onChange={(id) => id !== section.id && moveToSection(store, [block.id], id)}
    />
  )
}

function LockButton({ block }: Pick<PositionProps, 'block'>) {
  const t = useTranslate()
  const { store } = useEditor()
  const Icon = block.lock ? LockOpen : Lock
  return (
    <Button small onPress={() => toggleLock(store)}>
      <Icon aria-hidden="true" />
      {t(block.lock ? 'editor.unlock' : 'editor.lock')}
    </Button>
  )
}

/** The stacking order of a block, and its lock. */
function Stacking({ block, bp }: Pick<PositionProps, 'block' | 'bp'>) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  if (isReadOnly) return null
  if (block.lock || !block.place[bp])
    return (
      <div className={styles['row']}>
        <LockButton block={block} />
      </div>
    )
  const move = (to: 'front' | 'back') => store.dispatch('block.reorder', { id: block.id, bp, to })
  return (
    <div className={styles['row']}>
      <Button small onPress={() => move('front')}>
        {t('editor.position.toFront')}
      </Button>
      <Button small onPress={() => move('back')}>
        {t('editor.position.toBack')}
      </Button>
      <LockButton block={block} />
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
