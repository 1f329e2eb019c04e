import { Layers as LayersIcon, Plus } from 'lucide-react'
import { useTranslate } from '../ui/i18n.ts'
import { Tabs } from '../ui/lists/Tabs.tsx'
import { AddPanel } from './add/AddPanel.tsx'
import { useEditor } from './context.ts'
import { Layers } from './layers/Layers.tsx'

interface LeftPanelProps {
  readonly tab: 'layers' | 'add'
  readonly onTab: (tab: 'layers' | 'add') => void
}

/** The left panel: what the page has, and what can be added. */
export function LeftPanel({ tab, onTab }: LeftPanelProps) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const layers = {
    id: 'layers',
    label: t('editor.layers'),
    Icon: LayersIcon,
    content: <Layers />,
  } as const
  const add = { id: 'add', label: t('editor.add'), Icon: Plus, content: <AddPanel /> } as const
  const tabs = isReadOnly ? [layers] : [layers, add]
  return <Tabs label={t('editor.panels')} tabs={tabs} value={tab} onChange={onTab} />
}
