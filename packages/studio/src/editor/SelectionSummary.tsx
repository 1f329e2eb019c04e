import { type Block, deriveMobile, type Section } from '@vitrine/page'
import { ChevronRight } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { type Translate, useTranslate } from '../ui/i18n.ts'
import { useEditor, useEditorState } from './context.ts'
import styles from './StatusLine.module.css'
import { findElement } from './layers/element-rows.ts'
import { getBlockLabel } from './layers/layer-rows.ts'
import { getSectionName } from './section-name.ts'
import { getBreakpoint } from './store/breakpoint.ts'
import type { EditedBody } from './store/edited-body.ts'

/** The selected block by its path, with its place; the number of sections and blocks while none is selected. */
export function SelectionSummary() {
  const t = useTranslate()
  const { store } = useEditor()
  const body = useEditorState((state) => state.body)
  const selection = useEditorState((state) => state.selection)
  const { section: id, blocks, part } = selection
  const section = body.sections.find((each) => each.id === id)
  if (section && blocks.length > 0)
    return <BlockSummary body={body} section={section} ids={blocks} />
  const element = findElement(selection)
  if (element)
    return (
      <p className={styles['summary']}>
        {t(`editor.layer.${element.part}`)}
        <ChevronRight data-mirrors aria-hidden="true" />
        <b>{t(`editor.element.${element.id}`)}</b>
      </p>
    )
  const counts = describeCounts(t, body)
  const name = section ? getSectionName(body, section, store, t) : part && t(`editor.layer.${part}`)
  return (
    <p className={styles['summary']}>
      {name === undefined ? counts : <b>{name}</b>}
      {section && t('editor.status.blocks', { count: section.blockIds.length })}
    </p>
  )
}

function BlockSummary(props: {
  readonly body: EditedBody
  readonly section: Section
  readonly ids: readonly string[]
}) {
  const { body, section, ids } = props
  const t = useTranslate()
  const { store } = useEditor()
  const [first = ''] = ids
  const block = body.blocks[first]
  return (
    <div className={styles['summary']}>
      <Button small quiet onPress={() => store.select({ section: section.id, blocks: [] })}>
        {getSectionName(body, section, store, t)}
      </Button>
      <ChevronRight data-mirrors aria-hidden="true" />
      {ids.length > 1 || !block ? (
        <b>{t('editor.blocksSelected', { count: ids.length })}</b>
      ) : (
        <>
          <b>{getBlockLabel(block, store, t)}</b>
          <BlockPlace body={body} section={section} block={block} />
        </>
      )}
    </div>
  )
}

/** The column, row and size of a block on the device that is shown. */
function BlockPlace(props: {
  readonly body: EditedBody
  readonly section: Section
  readonly block: Block
}) {
  const { body, section, block } = props
  const t = useTranslate()
  const bp = getBreakpoint(useEditorState((state) => state.device))
  const derived = bp === 'mobile' ? deriveMobile(section, body.blocks).get(block.id) : undefined
  const place = block.place[bp] ?? derived
  if (!place) return null
  const { x, y, w: width, h: height } = place
  const { cols: columns } = section.grid[bp]
  return <span>{t('editor.place', { column: x + 1, columns, row: y + 1, width, height })}</span>
}

function describeCounts(t: Translate, { sections, blocks }: EditedBody): string {
  return t('editor.status.content', {
    sections: t('editor.status.sections', { count: sections.length }),
    blocks: t('editor.status.blocks', { count: Object.keys(blocks).length }),
  })
}
