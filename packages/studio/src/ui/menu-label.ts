import type { StudioText } from './i18n.ts'
import type { TextId } from './texts.ts'

const MENU_LABELS: Readonly<Record<string, TextId>> = {
  mainNav: 'pages.group.main',
  secondaryNav: 'pages.group.secondary',
  _hidden: 'pages.group.hidden',
  _memberareas: 'pages.group.memberAreas',
}

/** Returns the name of a menu. */
export function getMenuLabel(name: string): StudioText {
  const id = MENU_LABELS[name]
  return (t) => (id === undefined ? t('pages.group.menu', { name }) : t(id))
}
