import { Layers as LayersIcon, Plus } from 'lucide-react'
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
  const { isReadOnly } = useEditor()
  const layers = { id: 'layers', label: 'Layers', Icon: LayersIcon, content: <Layers /> } as const
  const add = { id: 'add', label: 'Add', Icon: Plus, content: <AddPanel /> } as const
  const tabs = isReadOnly ? [layers] : [layers, add]
  return <Tabs label="Panels" tabs={tabs} value={tab} onChange={onTab} />
}
