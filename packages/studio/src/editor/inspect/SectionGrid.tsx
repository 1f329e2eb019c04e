import { changeRows, countRows, MAX_ROWS, type Section } from '@vitrine/page'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditor, useEditorState } from '../context.ts'
import { getBreakpoint } from '../store/breakpoint.ts'
import styles from './Inspector.module.css'
import { changeGrid, setSection } from './values/section-values.ts'

const counts = [8, 12, 24] as const
const MAX_GAP = 100

/** The columns of a section and the gaps between its cells, at the breakpoint of the device. */
export function SectionGrid({ section }: { readonly section: Section }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const bp = getBreakpoint(useEditorState((state) => state.device))
  const { cols, gap } = section.grid[bp]
  const rows = useEditorState(({ body }) => countRows(section, body.blocks, bp))
  const set = (change: Parameters<typeof changeGrid>[2]) =>
    setSection(store, section.id, { grid: changeGrid(section.grid, bp, change) })
  return (
    <>
      <Select
        label={t('inspector.section.columns')}
        help={t('inspector.section.columns.help')}
        options={counts.map((count) => ({ id: String(count), label: String(count) }))}
        value={String(cols)}
        isDisabled={isReadOnly}
        onChange={(id) => set({ cols: counts.find((count) => String(count) === id) ?? cols })}
      />
      <NumberField
        label={t('inspector.section.rows')}
        help={t('inspector.section.rows.help')}
        value={rows}
        minValue={1}
        maxValue={MAX_ROWS}
        step={1}
        isDisabled={isReadOnly}
        onChange={(count) => {
          if (count === null) return
          const { blocks } = store.state.getState().body
          setSection(store, section.id, { grid: changeRows(section, blocks, { bp, rows: count }) })
        }}
      />
      <div className={styles['pair']}>
        {(['x', 'y'] as const).map((axis) => (
          <NumberField
            key={axis}
            label={t(`inspector.section.gap.${axis}`)}
            value={gap[axis]}
            minValue={0}
            maxValue={MAX_GAP}
            step={1}
            suffix={t('studio.unit.px')}
            isDisabled={isReadOnly}
            onChange={(size) => size !== null && set({ gap: { x: gap.x, y: gap.y, [axis]: size } })}
          />
        ))}
      </div>
    </>
  )
}
