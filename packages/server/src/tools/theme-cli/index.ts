export { runTheme, themeHelp } from './run.ts'
