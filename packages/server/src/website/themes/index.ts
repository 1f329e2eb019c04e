export { addTheme, getThemesFolder } from './add-theme.ts'
export { checkTheme } from './check-theme.ts'
export { lintPackage } from './lint.ts'
export { ThemePackageError } from './theme-package-error.ts'
export {
  listStoredOwnThemes,
  restoreOwnTheme,
  type StoredOwnTheme,
} from './own/archive-own-themes.ts'
export { OwnThemes } from './own/own-themes.ts'
export { listOwnThemes, listSitesWithCopy } from './own/store.ts'
export { themeErrors } from './errors.ts'
export { loadTheme } from './load-theme.ts'
export { themeSettingsRoutes } from './routes.ts'
export { copyTheme, listStarterThemes } from './copy-theme.ts'
export { removeTheme } from './remove-theme.ts'
export { getThemeFileError, readThemePackage } from './theme-package.ts'
export { writeZip } from './zip.ts'
