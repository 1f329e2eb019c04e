import {
  type AnnouncementBar,
  type RichText,
  setAnnouncementText,
  type SiteSettings,
} from '@vitrine/page'
import type { SettingsStore } from './open-site-settings.ts'

type Change = (bar: AnnouncementBar) => AnnouncementBar

/** Turns the announcement on or off. */
export function showAnnouncement(store: SettingsStore, isOn: boolean): void {
  const step = isOn ? 'editor.step.announcement.show' : 'editor.step.announcement.hide'
  store.change(
    step,
    change((bar) => ({ ...bar, enabled: isOn })),
  )
}

/** Changes the text in a language. */
export function changeText(store: SettingsStore, locale: string, text: RichText | undefined): void {
  store.change(
    'editor.step.announcement.text',
    change((bar) => setAnnouncementText(bar, locale, text)),
    `announcement:${locale}`,
  )
}

/** Changes the target of the whole bar; undefined removes it. */
export function changeLink(store: SettingsStore, to: AnnouncementBar['to']): void {
  store.change(
    'editor.step.announcement.link',
    change((bar) => {
      const { to: _, ...others } = bar
      return to ? { ...others, to } : others
    }),
    'announcement:to',
  )
}

/** Changes the color theme; undefined gives the bar the colors of the site's theme. */
export function changeTheme(store: SettingsStore, theme: string | undefined): void {
  store.change(
    'editor.step.announcement.theme',
    change((bar) => {
      const { theme: _, ...others } = bar
      return theme === undefined ? others : { ...others, theme }
    }),
  )
}

/** Raises the version, so that visitors who closed the announcement see it again. */
export function showAgain(store: SettingsStore): boolean {
  return store.change(
    'editor.step.announcement.reopen',
    change((bar) => ({ ...bar, version: bar.version + 1 })),
  )
}

function change(run: Change): (settings: SiteSettings) => SiteSettings {
  return (settings) => ({ ...settings, announcementBar: run(settings.announcementBar) })
}
