export { compileStyles } from './compile-styles.ts'
export { findCssIssue, findCssIssues, findInlineCssIssues } from './find-css-issues.ts'
export { computeStylesVersion, getSiteStyles } from './site-styles.ts'
export { formatStyleIssue, StyleSheets } from './style-sheets.ts'
