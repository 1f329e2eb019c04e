export {
  DEFAULT_PALETTE,
  DEFAULT_TYPOGRAPHY,
  renderAestheticsCss,
  getFontFamilies,
  renderPaletteCss,
  computeThemes,
  getDefaultTheme,
  type ThemeDefaults,
} from './aesthetics/css.ts'
export { type Clip, createClip, getClipText } from './clip/create-clip.ts'
export { type ClipError, type ParsedClip, parseClip } from './clip/parse-clip.ts'
export { type Copies, copySection, measureClip, placeClip, renameClip } from './clip/place-clip.ts'
export { applyOps } from './change/apply.ts'
export {
  type CommandBody,
  type CommandName,
  type CommandPayload,
  commands,
  type CommandResult,
  runCommand,
} from './change/commands.ts'
export { diffOps } from './change/diff.ts'
export { guardChange, mayDeleteBlocks } from './change/guard-change.ts'
export { findExcess } from './change/limits.ts'
export { findRestoredBlocks, type MergeResult, mergeOps } from './change/merge.ts'
export type { Conflict } from './change/merge-value.ts'
export type { ChangeSet, Op, Path } from './change/op.ts'
export { changesSamePart } from './change/same-part.ts'
export { OpError } from './change/op-error.ts'
export { chooseValue, getConflictValue } from './change/resolve-conflict.ts'
export {
  type Aesthetics,
  aestheticsSchema,
  MAX_TWEAK_LENGTH,
  tweaksSchema,
  type FontTheme,
  type Typography,
  typographySchema,
} from './document/aesthetics.ts'
export { assetKeys, findAssetReferences } from './document/asset-references.ts'
export {
  getPageCode,
  MAX_PAGE_CODE_LENGTH,
  pageCodeParts,
  type PageCode,
  type PageCodePart,
} from './document/page-code.ts'
export { getBlockCode } from './document/block-code.ts'
export { blockSchema } from './document/content.ts'
export { checkDocument, MAX_DOCUMENT_BYTES } from './document/check-document.ts'
export type { DocumentIssue } from './document/document-issue.ts'
export { checkSchema, formatIssue } from './document/check-schema.ts'
export {
  documentMigrations,
  migrateDocument,
  type MigrationStep,
  type Migrations,
} from './document/migrate.ts'
export { type LocaleChange, renameLocale } from './document/rename-locale.ts'
export { mergeText } from './rich-text/merge-text.ts'
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
  MAX_BLOCKS,
  MAX_SECTIONS,
  type Rect,
  rectSchema,
  type Section,
  type SectionKind,
  sectionKinds,
  sectionSchema,
} from './document/content.ts'
export {
  type FooterElementId,
  footerElementIds,
  footerSchema,
  getFooterElements,
  getHeaderElements,
  type HeaderElementId,
  headerElementIds,
  type HeaderFooter,
  type HeaderHeight,
  headerHeights,
  type HeaderLayout,
  headerLayouts,
  headerSchema,
  type HeaderSettings,
  type HeaderStickiness,
  headerStickiness,
  listFooterElements,
  listHeaderElements,
  type ListedElement,
  logoSizes,
} from './document/header-footer.ts'
export {
  type Item,
  type Location,
  MAX_CATEGORY_LENGTH,
  MAX_ITEM_IMAGES,
  MAX_TAG_LENGTH,
} from './document/item.ts'
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
export { matchMenus } from './document/match-menus.ts'
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
  collectionSchema,
  defaultPopup,
  type Meta,
  type Page,
  type Popup,
  popupPositions,
} from './document/page.ts'
export {
  announcementBarSchema,
  type AnnouncementBar,
  type Author,
  listAdServices,
  MAX_ANNOUNCEMENT_LENGTH,
  type SiteSettings,
  socialServiceIds,
} from './document/site-settings.ts'
export {
  type AnnouncementLanguages,
  checkAnnouncementText,
  getAnnouncementText,
  setAnnouncementText,
} from './document/announcement.ts'
export { isEqual, isObject, type Json, type JsonObject } from './json.ts'
export {
  type RichInline,
  type RichMark,
  type RichNode,
  type RichText,
  richTextSchema,
} from './rich-text/schema.ts'
export {
  type Cells,
  clamp,
  type Extent,
  type Handle,
  computeOverlap,
  resize,
  findNearestLine,
} from './layout/cells.ts'
export { deriveMobile } from './layout/derive-mobile.ts'
export { getStack } from './change/commands/place.ts'
export {
  formatBreakpointQuery,
  gridClasses,
  renderGridCss,
  type GridSelectors,
  MOBILE_MAX_WIDTH,
  SECTION_PADDING,
} from './layout/grid-css.ts'
export { expandGroups } from './layout/groups.ts'
export { findHosts } from './layout/hosts.ts'
export { moveBelow, push } from './layout/push.ts'
export { computeReadingOrder } from './layout/reading-order.ts'
export { changeRows, countRows, countUsedRows, MAX_ROWS } from './layout/section-rows.ts'
export { escapeHtml } from './rich-text/escape.ts'
export { decodeEntities } from './rich-text/entities.ts'
export { tokenizeHtml } from './rich-text/html-tokens.ts'
export { getChildren, getInlines, isInline } from './rich-text/nodes.ts'
export { renderRichText } from './rich-text/render-rich-text.ts'
export {
  isWebAddress,
  formatColorClass,
  formatLinkAttributes,
  type ResolvedLink,
  type ResolveLink,
} from './rich-text/mark-tags.ts'
export { plainToRich, richToPlain } from './rich-text/plain-text.ts'
export { htmlToRich } from './rich-text/html-to-rich.ts'
export { joinWordLists } from './rich-text/word-lists.ts'
