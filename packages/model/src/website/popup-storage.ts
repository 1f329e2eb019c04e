/** The keys of a popup overlay's stored state. @see platform spec §3 "Popup overlay local storage keys" */
export const popupStorageKeys = ['date-closed', 'version', 'submitted'] as const

export type PopupStorageKey = (typeof popupStorageKeys)[number]
