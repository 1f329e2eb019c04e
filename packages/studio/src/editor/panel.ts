/** A tab of the left panel. */
export type PanelTab = 'layers' | 'add' | 'pages' | 'styles'

/** The panel that is open on a narrow screen. */
export type Panel = 'none' | 'inspector' | PanelTab
