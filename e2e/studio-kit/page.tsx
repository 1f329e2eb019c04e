import '../../packages/studio/src/ui/tokens.css'
import '../../packages/studio/src/ui/base.css'
import { Copy, Image, Type } from 'lucide-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider'
import { Button } from '../../packages/studio/src/ui/Button.tsx'
import { IconButton } from '../../packages/studio/src/ui/IconButton.tsx'
import { I18nProvider } from '../../packages/studio/src/ui/i18n.ts'
import { GridList } from '../../packages/studio/src/ui/lists/GridList.tsx'
import { Tabs } from '../../packages/studio/src/ui/lists/Tabs.tsx'
import { Tree, type TreeNode } from '../../packages/studio/src/ui/lists/Tree.tsx'
import { askToConfirm } from '../../packages/studio/src/ui/overlays/confirm.ts'
import { Dialog, Drawer } from '../../packages/studio/src/ui/overlays/Dialog.tsx'
import { Menu } from '../../packages/studio/src/ui/overlays/Menu.tsx'
import { Popover } from '../../packages/studio/src/ui/overlays/Popover.tsx'
import { showFailure, showToast } from '../../packages/studio/src/ui/overlays/toasts.ts'
import { Toasts } from '../../packages/studio/src/ui/overlays/Toasts.tsx'
import { EmptyState } from '../../packages/studio/src/ui/states/EmptyState.tsx'
import { SaveState } from '../../packages/studio/src/ui/states/SaveState.tsx'
import { LoadingContent, Skeleton } from '../../packages/studio/src/ui/states/Skeleton.tsx'
import { Fields } from './Fields.tsx'
import { Grid } from './Grid.tsx'

const NODES: readonly TreeNode[] = [
  {
    id: 'hero',
    label: 'Hero',
    children: [
      { id: 'title', label: 'Title', Icon: Type },
      { id: 'image', label: 'Image', Icon: Image },
    ],
  },
  { id: 'footer', label: 'Footer' },
]

function Overlays() {
  const [last, setLast] = useState('nothing')
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const [isChecked, setChecked] = useState(true)
  const ask = async () => {
    const isConfirmed = await askToConfirm({
      title: 'Delete this page?',
      message: 'Visitors can no longer open it.',
      confirmLabel: 'Delete page',
    })
    setLast(isConfirmed ? 'confirmed' : 'canceled')
  }
  return (
    <section aria-label="Overlays">
      <output>Last: {last}</output>
      <Menu
        label="More"
        trigger={<Button>More</Button>}
        groups={[
          {
            items: [
              {
                id: 'copy',
                label: 'Copy',
                Icon: Copy,
                shortcut: 'mod+c',
                onAction: () => setLast('copy'),
              },
              { id: 'paste', label: 'Paste', disabledReason: 'Nothing is copied.' },
              {
                id: 'move',
                label: 'Move',
                items: [{ id: 'up', label: 'Up', onAction: () => setLast('up') }],
              },
            ],
          },
          {
            title: 'View',
            items: [
              { id: 'grid', label: 'Grid', isChecked, onAction: () => setChecked(!isChecked) },
            ],
          },
        ]}
      />
      <Popover label="Filter" trigger={<Button>Filter</Button>}>
        {(close) => <Button onPress={close}>Apply filter</Button>}
      </Popover>
      <IconButton
        label="Duplicate"
        Icon={Copy}
        shortcut="mod+d"
        onPress={() => setLast('duplicate')}
      />
      <Button disabledReason="Save your changes first." onPress={() => setLast('published')}>
        Publish
      </Button>
      <Button onPress={() => setOpen('dialog')}>Open dialog</Button>
      <Button onPress={() => setOpen('drawer')}>Open drawer</Button>
      <Button danger onPress={() => void ask()}>
        Delete
      </Button>
      <Button onPress={() => showToast('Order archived', () => setLast('undone'))}>Archive</Button>
      <Button onPress={() => showFailure('Unable to archive the order.')}>Fail</Button>
      <Dialog
        title="Rename page"
        isOpen={open === 'dialog'}
        onClose={() => setOpen(undefined)}
        footer={<Button primary>Rename</Button>}
      >
        <p>The address stays.</p>
      </Dialog>
      <Drawer title="Publish" isOpen={open === 'drawer'} onClose={() => setOpen(undefined)}>
        <p>3 changes</p>
      </Drawer>
    </section>
  )
}

function Lists() {
  const [tab, setTab] = useState<'layers' | 'styles'>('layers')
  const [selected, setSelected] = useState<readonly string[]>([])
  const [moved, setMoved] = useState('')
  return (
    <section aria-label="Lists">
      <Tabs
        label="Panels"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'layers',
            label: 'Layers',
            content: (
              <Tree
                label="Layers"
                nodes={NODES}
                defaultExpandedIds={['hero']}
                selectedIds={selected}
                onSelect={setSelected}
                onMove={({ ids, position, targetId }) =>
                  setMoved(`${ids.join()} ${position} ${targetId}`)
                }
              />
            ),
          },
          { id: 'styles', label: 'Styles', content: <p>Styles</p> },
        ]}
      />
      <output>
        Selected: {selected.join() || 'nothing'}; moved: {moved || 'nothing'}
      </output>
      <GridList
        label="Images"
        items={[
          { id: 'a', label: 'Vase', content: 'Vase' },
          { id: 'b', label: 'Bowl', content: 'Bowl' },
        ]}
        selectionMode="multiple"
      />
    </section>
  )
}

function States() {
  return (
    <section aria-label="States">
      <LoadingContent>
        <Skeleton width={20} />
      </LoadingContent>
      <EmptyState Icon={Image} title="No images yet" action={<Button>Upload image</Button>}>
        Images of your site appear here.
      </EmptyState>
      <SaveState status="saved" />
      <SaveState status="failed" />
    </section>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <I18nProvider language="en">
      <AriaLocale locale={document.documentElement.lang}>
        <main style={{ padding: '1rem' }}>
          <h1>Kit</h1>
          <Overlays />
          <Fields />
          <Lists />
          <Grid />
          <States />
        </main>
        <Toasts />
      </AriaLocale>
    </I18nProvider>,
  )
