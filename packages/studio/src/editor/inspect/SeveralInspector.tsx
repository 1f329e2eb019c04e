import { type Block, deriveMobile, expandGroups, type Section } from '@vitrine/page'
import { BoxSelect } from 'lucide-react'
import { createElement } from 'react'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { gesturesTexts } from '../../ui/texts/gestures.ts'
import { getBlockIcon } from '../block-icons.ts'
import { useEditor, useEditorState } from '../context.ts'
import { type BarAction, listBarActions } from '../gestures/bar-actions.ts'
import { nudgeSelection } from '../gestures/nudge.ts'
import { getBreakpoint } from '../store/breakpoint.ts'
import styles from './Inspector.module.css'
import { SharedFields } from './SharedFields.tsx'
import { Visibility } from './Visibility.tsx'

addTexts(gesturesTexts)

export interface SeveralInspectorProps {
  readonly section: Section | undefined
}

/** The settings of several selected blocks: everything that the bar and the pointer do with them, as a form. */
export function SeveralInspector({ section }: SeveralInspectorProps) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const blocks = useEditorState((state) => state.body.blocks)
  const ids = useEditorState((state) => state.selection.blocks)
  const selected = ids.flatMap((id) => blocks[id] ?? [])
  const [type, ...others] = new Set(selected.map((block) => block.type))
  const Icon = type !== undefined && others.length === 0 ? getBlockIcon(type) : BoxSelect
  return (
    <div>
      <header className={styles['head']}>
        {createElement(Icon, { 'aria-hidden': true })}
        <h2>{t('editor.blocksSelected', { count: ids.length })}</h2>
      </header>
      {!isReadOnly && (
        <>
          <Alignment blocks={blocks} ids={ids} />
          <SharedFields blocks={selected} />
          <ActionGroups blocks={blocks} ids={ids} />
          {section && <SharedPosition section={section} ids={ids} />}
          <Visibility
            hidden={findShared(selected)}
            onChange={(bp, isShown) =>
              store.dispatch('multi.hide', { ids: [...ids], bp, hidden: !isShown })
            }
          />
        </>
      )}
    </div>
  )
}

/** Returns the layouts in which every block is hidden. */
function findShared(selected: readonly Block[]): Block['hidden'] {
  return {
    ...(selected.every(({ hidden }) => hidden?.desktop) && { desktop: true }),
    ...(selected.every(({ hidden }) => hidden?.mobile) && { mobile: true }),
  }
}

interface ActionsProps {
  readonly blocks: Readonly<Record<string, Block>>
  readonly ids: readonly string[]
}

function Alignment({ blocks, ids }: ActionsProps) {
  const t = useTranslate()
  const { store } = useEditor()
  const [align = []] = listBarActions(blocks, ids)
  return (
    <section className={styles['group']} aria-label={t('editor.several.align')}>
      <h3>{t('editor.several.align')}</h3>
      <div className={styles['row']}>
        {align.map(({ id, label, Icon, run }) => (
          <IconButton key={id} small label={t(label)} Icon={Icon} onPress={() => run(store)} />
        ))}
      </div>
    </section>
  )
}

function ActionGroups({ blocks, ids }: ActionsProps) {
  const t = useTranslate()
  const [, spacing = [], order = [], states = []] = listBarActions(blocks, ids)
  const groups = [
    { label: t('editor.several.spacing'), actions: spacing },
    { label: t('editor.several.order'), actions: order },
    // Visibility has switches of its own.
    { label: t('editor.section.actions'), actions: states.filter(({ id }) => id !== 'hide') },
  ]
  const isTooFew = spacing.some(({ minimum }) => ids.length < minimum)
  return groups.map(({ label, actions }) => (
    <section key={label} className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <div className={styles['row']}>
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} count={ids.length} />
        ))}
      </div>
      {actions === spacing && isTooFew && (
        <p className={styles['note']}>{t('editor.several.tooFew')}</p>
      )}
    </section>
  ))
}

function ActionButton({ action, count }: { readonly action: BarAction; readonly count: number }) {
  const t = useTranslate()
  const { store } = useEditor()
  const { id, label, Icon, minimum, run } = action
  return (
    <Button
      small
      danger={id === 'delete'}
      {...(count < minimum && { disabledReason: t('gestures.needsThree') })}
      onPress={() => run(store)}
    >
      <Icon aria-hidden="true" />
      {t(label)}
    </Button>
  )
}

/** The place of the selected blocks together: they keep their places to each other. */
function SharedPosition(props: { readonly section: Section; readonly ids: readonly string[] }) {
  const { section, ids } = props
  const t = useTranslate()
  const { store } = useEditor()
  const blocks = useEditorState((state) => state.body.blocks)
  const bp = getBreakpoint(useEditorState((state) => state.device))
  const derived = bp === 'mobile' ? deriveMobile(section, blocks) : undefined
  const moved = expandGroups(blocks, ids).flatMap((id) => blocks[id] ?? [])
  const places = moved.flatMap(({ id, place }) => place[bp] ?? derived?.get(id) ?? [])
  if (places.length === 0) return null
  const x = Math.min(...places.map((place) => place.x))
  const y = Math.min(...places.map((place) => place.y))
  const right = Math.max(...places.map((place) => place.x + place.w))
  const { cols } = section.grid[bp]
  const isLocked = moved.some(({ lock }) => lock)
  const move = (by: { readonly x: number; readonly y: number }) =>
    nudgeSelection(store, { by, isResized: false })
  const fields = [
    {
      label: t('editor.position.column'),
      value: x + 1,
      max: cols - (right - x) + 1,
      set: (column: number) => move({ x: column - 1 - x, y: 0 }),
    },
    {
      label: t('editor.position.row'),
      value: y + 1,
      max: 2_000,
      set: (row: number) => move({ x: 0, y: row - 1 - y }),
    },
  ]
  return (
    <section className={styles['group']} aria-label={t('editor.position')}>
      <h3>{t('editor.position')}</h3>
      <div className={styles['pair']}>
        {fields.map(({ label, value, max, set }) => (
          <NumberField
            key={label}
            label={label}
            value={value}
            minValue={1}
            maxValue={max}
            isDisabled={isLocked}
            onChange={(number) => number !== null && number !== value && set(number)}
          />
        ))}
      </div>
      <p className={styles['note']}>
        {t(isLocked ? 'editor.several.locked' : 'editor.several.position')}
      </p>
    </section>
  )
}
