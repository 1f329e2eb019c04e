import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import type { Editor } from './context.ts'
import { isFloating, type Panel, type PanelTab } from './panel.ts'

/** Remembers which panels are open: the tab on the left, and on a narrow screen the only one. */
export function usePanels({ store, isReadOnly, unsaved }: Editor) {
  // An empty page begins with the sections to insert; header and footer begin with what the theme shows.
  const isNew =
    store.kind !== 'header-footer' && Object.keys(store.state.getState().body.blocks).length === 0
  // A page that was opened from the list of pages begins with it.
  const isListed = useSearchParams()[0].get('panel') === 'pages'
  const [panel, setPanel] = useState<Panel>(isListed ? 'pages' : 'none')
  const first = isNew && !isReadOnly ? 'add' : 'layers'
  const [tab, setTab] = useState<PanelTab>(isListed ? 'pages' : first)
  const [asksSections, setAsksSections] = useState(false)
  const hasConflicts = useStore(store.state, ({ conflicts }) => conflicts.length > 0)
  const [hadConflicts, setHadConflicts] = useState(false)
  if (hasConflicts !== hadConflicts) {
    setHadConflicts(hasConflicts)
    // The choices are with the settings.
    if (hasConflicts) setPanel('inspector')
  }
  const isAsked = useStore(
    unsaved,
    ({ asked, askedSetting }) => (asked ?? askedSetting) !== undefined,
  )
  const [wasAsked, setWasAsked] = useState(false)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked) setPanel('inspector')
  }
  const showPanel = useCallback((next: Panel) => {
    setPanel(next)
    setAsksSections(false)
    if (next !== 'none' && next !== 'inspector') setTab(next)
  }, [])
  const showTab = useCallback((next: PanelTab) => {
    setAsksSections(false)
    setTab(next)
  }, [])
  /** Opens the panel to add with the sections. */
  const showSections = useCallback(() => {
    showPanel('add')
    setAsksSections(true)
  }, [showPanel])
  const close = useCallback((isClosed: (each: Panel) => boolean) => {
    setPanel((open) => (isClosed(open) ? 'none' : open))
    setTab((open) => (isFloating(open) ? 'layers' : open))
  }, [])
  const closeFloating = useCallback(() => close(isFloating), [close])
  const closeAll = useCallback(() => close(() => true), [close])
  useCanvasPress(closeFloating)
  return {
    ...{ panel, tab, asksSections, hasConflicts },
    ...{ showPanel, showTab, showSections, closeFloating, closeAll },
  } as const
}

/** Calls a function at each press on the page: the frame hands it to the body of the studio. */
function useCanvasPress(onPress: () => void): void {
  useEffect(() => {
    const press = ({ target }: PointerEvent) => target === document.body && onPress()
    addEventListener('pointerdown', press)
    return () => removeEventListener('pointerdown', press)
  }, [onPress])
}
