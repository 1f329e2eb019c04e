import type { SectionsPanelProps } from './add/sections/SectionsPanel.tsx'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { FilePickerProps } from '../ui/files/FilePicker.tsx'
import { Skeleton, LoadingContent } from '../ui/states/Skeleton.tsx'
import { TableSkeleton } from '../ui/states/TableSkeleton.tsx'
import type { TableDialogProps } from './inspect/controls/TableDialog.tsx'
import type { EditorCommands as Commands } from './commands/EditorCommands.tsx'
import type { AroundInspector as Around } from './inspect/header/AroundInspector.tsx'
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
  HeaderInspector: lazy(async () => ({
    default: (await import('./inspect/header/HeaderInspector.tsx')).HeaderInspector,
  })),
  AroundInspector: lazy(async () => ({
    default: (await import('./inspect/header/AroundInspector.tsx')).AroundInspector,
  })),
  AnnouncementInspector: lazy(async () => ({
    default: (await import('./announcement/AnnouncementInspector.tsx')).AnnouncementInspector,
  })),
  AddPanel: lazy(async () => ({
    default: (await import('./add/AddPanel.tsx')).AddPanel,
  })),
  SectionsPanel: lazy(async () => ({
    default: (await import('./add/sections/SectionsPanel.tsx')).SectionsPanel,
  })),
  ConflictPanel: lazy(async () => ({
    default: (await import('./conflicts/ConflictPanel.tsx')).ConflictPanel,
  })),
  PagesPanel: lazy(async () => ({
    default: (await import('./pages/PagesPanel.tsx')).PagesPanel,
  })),
  LanguageMenu: lazy(async () => ({
    default: (await import('./languages/LanguageMenu.tsx')).LanguageMenu,
  })),
  EditorCommands: lazy(async () => ({
    default: (await import('./commands/EditorCommands.tsx')).EditorCommands,
  })),
  Gestures: lazy(async () => ({
    default: (await import('./gestures/Gestures.tsx')).Gestures,
  })),
  StylesPanel: lazy(async () => ({
    default: (await import('./styles/StylesPanel.tsx')).StylesPanel,
  })),
  People: lazy(async () => ({
    default: (await import('./presence/People.tsx')).People,
  })),
  HeldSection: lazy(async () => ({
    default: (await import('./presence/HeldSection.tsx')).HeldSection,
  })),
  SaveProblems: lazy(async () => ({
    default: (await import('./SaveProblems.tsx')).SaveProblems,
  })),
  TrashedPage: lazy(async () => ({
    default: (await import('./TrashedPage.tsx')).TrashedPage,
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

export function TrashedPage(props: ComponentProps<typeof parts.TrashedPage>) {
  return (
    <Suspense fallback={null}>
      <parts.TrashedPage {...props} />
    </Suspense>
  )
}

export function SaveProblems() {
  return (
    <Suspense fallback={null}>
      <parts.SaveProblems />
    </Suspense>
  )
}

export function ConflictPanel() {
  return (
    <Suspense fallback={null}>
      <parts.ConflictPanel />
    </Suspense>
  )
}

export function People() {
  return (
    <Suspense fallback={null}>
      <parts.People />
    </Suspense>
  )
}

export function HeldSection(props: ComponentProps<typeof parts.HeldSection>) {
  return (
    <Suspense fallback={null}>
      <parts.HeldSection {...props} />
    </Suspense>
  )
}

export function PagesPanel() {
  return (
    <Suspense fallback={<TableSkeleton widths={[16]} rows={8} />}>
      <parts.PagesPanel />
    </Suspense>
  )
}

export function LanguageMenu() {
  return (
    <Suspense fallback={null}>
      <parts.LanguageMenu />
    </Suspense>
  )
}

export function PageInspector() {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <parts.PageInspector />
    </Suspense>
  )
}

export function HeaderInspector() {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <parts.HeaderInspector />
    </Suspense>
  )
}

export function AroundInspector(props: ComponentProps<typeof Around>) {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <parts.AroundInspector {...props} />
    </Suspense>
  )
}

export function AnnouncementInspector() {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <parts.AnnouncementInspector />
    </Suspense>
  )
}

function PanelSkeleton() {
  return (
    <LoadingContent>
      <Skeleton width={20} />
    </LoadingContent>
  )
}

export function AddPanel(props: ComponentProps<typeof parts.AddPanel>) {
  return (
    <Suspense fallback={<TableSkeleton widths={[16]} rows={8} />}>
      <parts.AddPanel {...props} />
    </Suspense>
  )
}

export function SectionsPanel(props: SectionsPanelProps) {
  return (
    <Suspense fallback={<TableSkeleton widths={[16]} rows={6} />}>
      <parts.SectionsPanel {...props} />
    </Suspense>
  )
}

export function EditorCommands(props: ComponentProps<typeof Commands>) {
  return (
    <Suspense fallback={null}>
      <parts.EditorCommands {...props} />
    </Suspense>
  )
}

export function Gestures() {
  return (
    <Suspense fallback={null}>
      <parts.Gestures />
    </Suspense>
  )
}

export function StylesPanel() {
  return (
    <Suspense
      fallback={
        <LoadingContent>
          <TableSkeleton widths={[16]} rows={6} />
        </LoadingContent>
      }
    >
      <parts.StylesPanel />
    </Suspense>
  )
}
