export { getScriptPath } from './combo-scripts.ts'
export { MAX_TAG_DEPTH, parseTags } from './parse-tags.ts'
export {
  createPositionFinder,
  findLastIndexWhere,
  findSpanAt,
  type Span,
} from './source-position.ts'
export { resolveScripts, type ScriptPolicy } from './resolve-scripts.ts'
export { type Attributes, fillMarks } from './tag-marks.ts'
export { listBranches, type Node, walkNodes } from './template-nodes.ts'
export type { ThemeAsset } from './theme-builder.ts'
export { renderComponent } from './theme-components.ts'
export type { CollectionConfiguration } from './theme-configuration.ts'
export {
  groupThemeFiles,
  IGNORED_FILES,
  MAX_BYTES,
  MAX_FILES,
  mergeWithPlatform,
  readPlatformFiles,
  readThemeFiles,
  type ThemeFiles,
} from './theme-files.ts'
export { formatOwnThemeName, getSettingsName, parseOwnThemeName } from './own-name.ts'
export type { OwnThemeLoader } from './own-theme-loader.ts'
export type { ThemeIssue } from './theme-issue.ts'
export type { OriginKind, ThemeOrigin } from './theme-origins.ts'
export type { ThemeTag } from './theme-source.ts'
export { computeThemeStylesVersion, getTweakValues, type ThemeStyles } from './theme-styles.ts'
export { buildTheme, type Theme, type ThemePage } from './theme.ts'
export { Themes } from './themes.ts'
export {
  formatTweakLess,
  getAllTweakClasses,
  getCurrentTweakValues,
  getTweakClasses,
  getTweakJson,
  getTweakValueError,
  type TweakValues,
} from './tweak-values.ts'
