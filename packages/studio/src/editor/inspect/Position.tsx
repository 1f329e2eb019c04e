import { type Block, deriveMobile, type Rect, type Section } from '@vitrine/page'
import { Lock, LockOpen } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { placeBlock, toggleLock } from '../actions.ts'
import { useEditor, useEditorState } from '../context.ts'
import { getSectionName } from '../layers/layer-rows.ts'
import { listOtherSections, moveToSection } from '../move-blocks.ts'
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
      <HomeSection block={block} section={section} />
      <Stacking block={block} bp={bp} />
      {bp === 'mobile' && <PhonePin block={block} />}
    </section>
  )
}

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
