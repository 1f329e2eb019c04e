import type { readThemeChoices, Reply } from '@vitrine/contract'

/** The installed themes, and the pages to look at them on. */
export type ThemeChoices = Reply<typeof readThemeChoices>

export type ThemeChoice = ThemeChoices['themes'][number]
