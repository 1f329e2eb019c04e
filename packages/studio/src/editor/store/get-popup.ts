import type { Page, Popup } from '@vitrine/page'
import type { EditedBody } from './edited-body.ts'

/** Returns the settings of a popup; undefined while it has the default ones. */
export function getPopup({ settings }: Pick<EditedBody, 'settings'>): Popup | undefined {
  // The settings of a page, which the server has checked.
  return (settings as Page['settings'] | undefined)?.popup
}
