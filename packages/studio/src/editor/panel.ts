/** A tab of the left panel. */
export type PanelTab = 'layers' | 'add' | 'pages' | 'styles'

/** The panel that is open on a narrow screen. */
export type Panel = 'none' | 'inspector' | PanelTab

/** Returns whether a panel floats over the page on every screen; the others are columns where there is space. */
export function isFloating(panel: Panel): boolean {
  return panel === 'add' || panel === 'pages'
}
