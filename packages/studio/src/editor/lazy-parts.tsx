import { lazyHelper } from '../ui/lazy/lazy-helper.tsx'
import { lazyDialog, lazyPart } from '../ui/lazy/lazy-part.tsx'
import { LoadingContent, Skeleton } from '../ui/states/Skeleton.tsx'
import { TableSkeleton } from '../ui/states/TableSkeleton.tsx'

// Parts of the editor that load when they are first shown, or when the browser is idle.

const panelSkeleton = (
  <LoadingContent>
    <Skeleton width={20} />
  </LoadingContent>
)

const listSkeleton = <TableSkeleton widths={[16]} rows={8} />

export const FilePicker = lazyDialog(
  async () => (await import('../ui/files/FilePicker.tsx')).FilePicker,
)
export const TableDialog = lazyDialog(
  async () => (await import('./inspect/controls/TableDialog.tsx')).TableDialog,
)
export const EditorPublishDrawer = lazyDialog(
  async () => (await import('./EditorPublishDrawer.tsx')).EditorPublishDrawer,
)

export const PageInspector = lazyPart(
  async () => (await import('./inspect/page/PageInspector.tsx')).PageInspector,
  panelSkeleton,
)
export const HeaderInspector = lazyPart(
  async () => (await import('./inspect/header/HeaderInspector.tsx')).HeaderInspector,
  panelSkeleton,
)
export const AroundInspector = lazyPart(
  async () => (await import('./inspect/header/AroundInspector.tsx')).AroundInspector,
  panelSkeleton,
)
export const AnnouncementInspector = lazyPart(
  async () => (await import('./announcement/AnnouncementInspector.tsx')).AnnouncementInspector,
  panelSkeleton,
)
export const AddPanel = lazyPart(
  async () => (await import('./add/AddPanel.tsx')).AddPanel,
  listSkeleton,
)
export const SectionsPanel = lazyPart(
  async () => (await import('./add/sections/SectionsPanel.tsx')).SectionsPanel,
  listSkeleton,
)
export const PagesPanel = lazyPart(
  async () => (await import('./pages/PagesPanel.tsx')).PagesPanel,
  listSkeleton,
)
export const StylesPanel = lazyPart(
  async () => (await import('./styles/StylesPanel.tsx')).StylesPanel,
  <LoadingContent>{listSkeleton}</LoadingContent>,
)
export const ConflictPanel = lazyPart(
  async () => (await import('./conflicts/ConflictPanel.tsx')).ConflictPanel,
)
export const HeldSection = lazyPart(
  async () => (await import('./presence/HeldSection.tsx')).HeldSection,
)
export const TrashedPage = lazyPart(
  async () => (await import('./problems/TrashedPage.tsx')).TrashedPage,
)

export const LanguageMenu = lazyHelper(
  async () => (await import('./languages/LanguageMenu.tsx')).LanguageMenu,
)
export const EditorCommands = lazyHelper(
  async () => (await import('./commands/EditorCommands.tsx')).EditorCommands,
)
export const Gestures = lazyHelper(async () => (await import('./gestures/Gestures.tsx')).Gestures)
export const People = lazyHelper(async () => (await import('./presence/People.tsx')).People)
export const SaveProblems = lazyHelper(
  async () => (await import('./problems/SaveProblems.tsx')).SaveProblems,
)
export const PhoneNote = lazyHelper(async () => (await import('./PhoneNote.tsx')).PhoneNote)
export const ReturnedNote = lazyHelper(
  async () => (await import('./ReturnedNote.tsx')).ReturnedNote,
)
export const SelectionSummary = lazyHelper(
  async () => (await import('./SelectionSummary.tsx')).SelectionSummary,
)
export const SelectionContextMenu = lazyHelper(
  async () => (await import('./layers/SelectionContextMenu.tsx')).SelectionContextMenu,
)
export const PageFacts = lazyHelper(async () => (await import('./PageFacts.tsx')).PageFacts)
