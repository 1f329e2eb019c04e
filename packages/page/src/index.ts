export {
  aestheticsCss,
  familiesOf,
  paletteCss,
  shownThemes,
  type ThemeLook,
} from './aesthetics/css.ts'
export { applyOps } from './change/apply.ts'
export {
  type CommandBody,
  type CommandName,
  type CommandPayload,
  commands,
  type Ran,
  runCommand,
} from './change/commands.ts'
export { diffOps } from './change/diff.ts'
export { guardChange } from './change/guard.ts'
export { type Merged, mergeOps } from './change/merge.ts'
export type { Conflict } from './change/merge-value.ts'
export type { ChangeSet, Op, Path } from './change/op.ts'
export { OpError } from './change/op-error.ts'
export { keepMine } from './change/resolve.ts'
export { type Aesthetics, aestheticsSchema, type FontTheme } from './document/aesthetics.ts'
export { checkDocument, MOST_BYTES } from './document/check.ts'
export type { Fault } from './document/fault.ts'
export { schemaFaults, sentence } from './document/issue.ts'
export { documentSteps, migrateDocument, type Step, type Steps } from './document/migrate.ts'
export { mergeText } from './rich-text/merge.ts'
export {
  focalPointSchema,
  type Id,
  idSchema,
  type Link,
  linkSchema,
  type Locale,
  type Localized,
  referenceSchema,
  urlSchema,
  webUrlSchema,
} from './document/common.ts'
export {
  type Block,
  type Breakpoint,
  breakpoints,
  type Content,
  type Grid,
  MOST_BLOCKS,
  MOST_SECTIONS,
  type Rect,
  type Section,
  type SectionKind,
  sectionKinds,
} from './document/content.ts'
export type { HeaderFooter } from './document/header-footer.ts'
export { type Item, type Location, MOST_CATEGORY_LENGTH, MOST_TAG_LENGTH } from './document/item.ts'
export {
  type Body,
  type BodyOf,
  type DocumentKind,
  documentKinds,
  documentSchemas,
  singleKinds,
} from './document/kinds.ts'
export {
  HIDDEN_NAVIGATION,
  MAIN_NAVIGATION,
  MEMBER_AREAS_NAVIGATION,
  type Navigation,
  type NavigationItem,
} from './document/navigation.ts'
export {
  desktopGrid,
  mobileGrid,
  type Naming,
  newAesthetics,
  newBlock,
  newCollection,
  newContent,
  newDocumentBody,
  newFolder,
  newHeaderFooter,
  type NewId,
  newItem,
  newNavigation,
  newPage,
  newSection,
  newSiteSettings,
} from './document/new.ts'
export {
  type Access,
  type Collection,
  type Meta,
  type Page,
  type Popup,
  popupPositions,
} from './document/page.ts'
export { type Author, type SiteSettings, socialServiceIds } from './document/site-settings.ts'
export type { Json, JsonObject } from './json.ts'
export type { RichInline, RichMark, RichNode, RichText } from './rich-text/schema.ts'
export {
  type Cells,
  clamp,
  type Extent,
  type Handle,
  overlap,
  resize,
  snapLine,
} from './layout/cells.ts'
export { deriveMobile } from './layout/derive-mobile.ts'
export {
  breakpointQuery,
  gridClasses,
  gridCss,
  type GridSelectors,
  MOBILE_MAX_WIDTH,
  SECTION_PAD,
} from './layout/grid-css.ts'
export { findHosts } from './layout/hosts.ts'
export { push } from './layout/push.ts'
export { readingOrder } from './layout/reading-order.ts'
export { escapeHtml } from './rich-text/escape.ts'
export { decodeEntities } from './rich-text/entities.ts'
export { htmlTokens } from './rich-text/html-tokens.ts'
export { richTextHtml } from './rich-text/html.ts'
export {
  isWebAddress,
  linkAttributes,
  type ResolvedLink,
  type ResolveLink,
} from './rich-text/mark-tags.ts'
export { plainToRich, richTextPlain } from './rich-text/plain.ts'
export { htmlToRich } from './rich-text/read-html.ts'
