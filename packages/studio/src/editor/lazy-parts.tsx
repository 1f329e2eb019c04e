import { type ComponentProps, lazy, Suspense } from 'react'
import type { FilePickerProps } from '../ui/files/FilePicker.tsx'
import { Skeleton, LoadingContent } from '../ui/states/Skeleton.tsx'
import { TableSkeleton } from '../ui/states/TableSkeleton.tsx'
import type { TableDialogProps } from './inspect/controls/TableDialog.tsx'
import type { EditorPublishDrawer as Drawer } from './EditorPublishDrawer.tsx'

/** Parts of the editor that load when they are first shown. */
const parts = {
  FilePicker: lazy(async () => ({
    default: (await import('../ui/files/FilePicker.tsx')).FilePicker,
  })),
  TableDialog: lazy(async () => ({
    default: (await import('./inspect/controls/TableDialog.tsx')).TableDialog,
  })),
  PageInspector: lazy(async () => ({
    default: (await import('./inspect/page/PageInspector.tsx')).PageInspector,
  })),
  SectionsPanel: lazy(async () => ({
    default: (await import('./add/sections/SectionsPanel.tsx')).SectionsPanel,
  })),
  EditorPublishDrawer: lazy(async () => ({
    default: (await import('./EditorPublishDrawer.tsx')).EditorPublishDrawer,
  })),
} as const

export function FilePicker(props: FilePickerProps) {
  return (
    <Suspense fallback={null}>
      <parts.FilePicker {...props} />
    </Suspense>
  )
}

export function TableDialog(props: TableDialogProps) {
  return (
    <Suspense fallback={null}>
      <parts.TableDialog {...props} />
    </Suspense>
  )
}

export function EditorPublishDrawer(props: ComponentProps<typeof Drawer>) {
  return (
    <Suspense fallback={null}>
      <parts.EditorPublishDrawer {...props} />
    </Suspense>
  )
}

export function PageInspector() {
  return (
    <Suspense
      fallback={
        <LoadingContent>
          <Skeleton width={20} />
        </LoadingContent>
      }
    >
      <parts.PageInspector />
    </Suspense>
  )
}

export function SectionsPanel() {
  return (
    <Suspense fallback={<TableSkeleton widths={[16]} rows={6} />}>
      <parts.SectionsPanel />
    </Suspense>
  )
}
