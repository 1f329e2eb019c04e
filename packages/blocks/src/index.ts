export { createBlockContext } from './render/block-context.ts'
export { createCalendarView } from './blocks/calendar/calendar-view.ts'
export { calendarCss } from './blocks/calendar/css.ts'
export { calendarTemplate } from './blocks/calendar/template.ts'
export { checkBlock } from './checks/check-block.ts'
export {
  type BlockIssue,
  type BlockIssueCode,
  type AccessibilityPorts,
} from './definition/accessibility-issue.ts'
export {
  checkAccessibility,
  type ContentIssue,
  type ContentCheckPorts,
} from './checks/check-accessibility.ts'
export {
  checkEmptiness,
  type EmptinessPorts,
  type EmptyPart,
  type ShownSite,
} from './checks/check-emptiness.ts'
export { formatCheckText } from './checks/format-check.ts'
export { placeholderTexts } from './parts/placeholder-texts.ts'
export { checkColors, type ColorPorts } from './checks/check-colors.ts'
export { checkGrounds } from './checks/check-grounds.ts'
export { checkContrast } from './checks/check-contrast.ts'
export { type FileKind, listShownFiles, type ShownFile } from './checks/check-files.ts'
export { checkHeadings } from './checks/check-headings.ts'
export { checkLinks, listLinks, type LinkPorts } from './checks/check-links.ts'
export { checkPlacement } from './checks/check-placement.ts'
export { getContentName } from './checks/content-name.ts'
export { type ContentFix, type ContentIssueCode, type PlacedIssue } from './checks/content-issue.ts'
export {
  renderContent,
  renderContentParts,
  type ContentPorts,
  type ContentSelection,
  type RenderedSection,
} from './render/content.ts'
export { type BlockKind, defineBlock, type Definition } from './definition/define-block.ts'
export type { ItemQuery } from './ports/collection.ts'
export type { TextForm } from './definition/text-form.ts'
export type { View, ViewPorts } from './definition/view.ts'
export type {
  AnnouncedDate,
  ExternalContent,
  FeedEntry,
  ExternalRequest,
  Coordinates,
} from './ports/external.ts'
export type {
  FieldDefinition,
  DonationTerms,
  FormDefinition,
  FormReply,
} from './definition/form-definition.ts'
export type { BlockFacts } from './facts/block-facts.ts'
export { createFactRecorder, type FactRecorder } from './facts/record-facts.ts'
export { getFormDefinition } from './form-definition.ts'
export { type FieldSubject, getVisibleFields } from './inspector/visible-fields.ts'
export { defineFields } from './inspector/inspector.ts'
export {
  type FieldCondition,
  type FieldControl,
  type FieldGroup,
  fieldGroups,
  type FieldOption,
  type FieldTarget,
  type InspectorField,
  type TextRole,
} from './inspector/inspector-field.ts'
export { resolveHref } from './parts/link.ts'
export { getItemQueries, getMonthQueries, getExternalRequests } from './queries.ts'
export type { BlockImage } from './ports/media.ts'
export type { BlockPorts, RenderTemplate } from './ports/block-ports.ts'
export type { FormCaptcha, FormState, SubmittedForm } from './ports/form.ts'
export type { Purchase, SummaryColors, SummaryItem, SummaryMark } from './ports/collection.ts'
export type { SocialAccount } from './ports/site.ts'
export { blockRegistry } from './registry.ts'
export { renderUnknownBlock, renderBlock } from './render/block.ts'
export type { ResolvedText } from './definition/resolved-text.ts'
export type { AccountPaths, LanguageLink, MenuItem, SiteStructure } from './ports/navigation.ts'
export type { AreaOffer, MemberArea } from './ports/member-area.ts'
export type { CalendarEntry, CalendarMonth, MonthLink } from './ports/collection.ts'
export type { ComponentRequest, RenderedComponent } from './ports/theme.ts'
export type { SiteIdentity } from './ports/site.ts'
