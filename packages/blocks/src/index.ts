export { blockContext } from './block-context.ts'
export { calendarView } from './calendar/calendar-view.ts'
export { calendarCss } from './calendar/css.ts'
export { calendarTemplate } from './calendar/template.ts'
export { checkBlock } from './check-block.ts'
export {
  type BlockFault,
  type BlockFaultCode,
  faultMessages,
  type FaultPorts,
} from './block-fault.ts'
export { contentFaults, type ContentFault, type ContentFaultPorts } from './content-faults.ts'
export { contentHtml, type ContentPorts } from './content-html.ts'
export {
  type BlockKind,
  defineBlock,
  type Definition,
  type ItemQuery,
  type TextForm,
  type View,
  type ViewPorts,
} from './define-block.ts'
export type { AnnouncedDate, Elsewhere, FeedEntry, Reading, Spot } from './elsewhere-ports.ts'
export type { AskedField, DonationTerms, FormDefinition } from './form/definition.ts'
export { formOf } from './form-of.ts'
export { type FieldSubject, fieldsShown } from './field-shown.ts'
export { inspector } from './inspector.ts'
export {
  type FieldCondition,
  type FieldControl,
  type FieldGroup,
  fieldGroups,
  type FieldOption,
  type FieldPlace,
  type InspectorField,
  type TextRole,
} from './inspector-field.ts'
export { redirectOf } from './link-view.ts'
export { neededItems, neededMonths, neededReadings } from './needed-items.ts'
export type {
  BlockImage,
  BlockPorts,
  FormCaptcha,
  FormPort,
  Purchase,
  RenderTemplate,
  SentForm,
  SocialAccount,
  SummaryItem,
} from './ports.ts'
export { blockRegistry } from './registry.ts'
export { placeholderBlock, renderBlock } from './render-block.ts'
export type { ShownText } from './shown-text.ts'
export type {
  AccountPaths,
  AreaOffer,
  CalendarEntry,
  CalendarMonth,
  ComponentGiven,
  DrawnComponent,
  LanguageLine,
  MemberArea,
  MenuLine,
  MonthLink,
  SiteIdentity,
  SiteStructure,
} from './site-ports.ts'
