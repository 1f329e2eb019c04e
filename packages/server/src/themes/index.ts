export { themesFolderIn } from './add-theme.ts'
export { themeSettingsRoutes } from './routes.ts'
export { runTheme, themeHelp } from './run.ts'
