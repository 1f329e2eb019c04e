import type { KeyboardEvent, Ref } from 'react'
import { useTranslate } from '../ui/i18n.ts'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { Tabs } from '../ui/lists/Tabs.tsx'
import { useEditor } from './context.ts'
import { Layers } from './layers/Layers.tsx'
import { AddPanel, PagesPanel, StylesPanel } from './lazy-parts.tsx'
import type { PanelTab } from './panel.ts'

interface LeftPanelProps {
  readonly ref: Ref<HTMLElement>
  readonly className: string | undefined
  readonly tab: PanelTab
  readonly onTab: (tab: PanelTab) => void
  /** Whether the panel to add begins with the sections. */
  readonly asksSections: boolean
  /** Called to choose a section to add. */
  readonly onAddSection: () => void
  /** Called when a block was inserted. */
  readonly onInsert: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The left panel: what the page has, what can be added, the pages of the site, and how it looks. */
export function LeftPanel(props: LeftPanelProps) {
  const { tab, onTab, asksSections, onAddSection, onInsert, ...rest } = props
  const t = useTranslate()
  const { isReadOnly, mayDesign } = useEditor()
  const layers = {
    id: 'layers',
    label: t('editor.layers'),
    content: <Layers onAddSection={onAddSection} />,
  } as const
  const add = {
    id: 'add',
    label: t('editor.add'),
    content: <AddPanel beginsWithSections={asksSections} onInsert={onInsert} />,
  } as const
  const design = {
    id: 'styles',
    label: t('editor.styles'),
    content: <StylesPanel />,
  } as const
  const pages = { id: 'pages', label: t('editor.pages'), content: <PagesPanel /> } as const
  const tabs = [layers, ...(isReadOnly ? [] : [add]), pages, ...(mayDesign ? [design] : [])]
  return (
    <Landmark as="aside" {...rest} data-tab={tab} label={t('editor.leftPanel')}>
      <Tabs label={t('editor.panels')} tabs={tabs} value={tab} onChange={onTab} />
    </Landmark>
  )
}
