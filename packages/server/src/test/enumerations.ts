import * as model from '@vitrine/model'
import { breakpoints, popupPositions, sectionKinds } from '@vitrine/page'

type Values =
  | readonly string[]
  | Readonly<Record<string, number | string | readonly string[] | object>>

/** Every enumeration of the specification, by the constant that holds it. */
export const ENUMERATIONS: readonly (readonly [title: string, where: string, Values])[] = [
  ['Page types', 'platform §2', model.pageTypeCodes],
  ['Section kinds', 'platform §2', sectionKinds],
  ['Device views', 'platform §2', model.deviceViews],
  ['Collection views', 'platform §2', model.collectionViews],
  ['Breakpoints of a layout', 'platform §2', breakpoints],
  ['Breakpoints of devices, in px', 'platform §2', model.deviceBreakpoints],
  ['Popup positions', 'platform §2', popupPositions],
  ['Popup storage keys', 'platform §3', model.popupStorageKeys],
  ['Block types', 'platform §3', model.blockTypeCodes],
  ['Block variants', 'platform §3', model.blockVariantCodes],
  ['Gallery item media types', 'platform §3', model.galleryMediaTypes],
  ['Slice types', 'platform §3', model.sliceTypes],
  ['Record types', 'platform §3', model.recordTypeCodes],
  ['Collection types', 'platform §3', model.collectionTypeCodes],
  ['Orderings of a collection', 'compat §1, §5', model.orderingCodes],
  ['Product types', 'platform §3, storefront §3', model.productTypeCodes],
  ['Folder behaviors', 'platform §3', model.folderBehaviorCodes],
  ['Background sources', 'platform §3', model.backgroundSourceCodes],
  ['Content generator types', 'platform §3', model.contentGeneratorTypeCodes],
  ['Text filters', 'platform §3', model.textFilters],
  ['Survey cohorts', 'platform §3', model.surveyCohorts],
  ['Tweak events', 'platform §3', model.tweakEvents],
  ['Event sources', 'platform §3', model.eventSources],
  ['Source environments', 'platform §3', model.sourceEnvironments],
  ['Visitor-tracking event types', 'platform §3', model.visitorEventCodes],
  ['Events of the shop', 'platform §3', model.shopperEvents],
  ['Page-speed events', 'platform §3', model.speedEvents],
  ['Client analytics events', 'storefront §7', model.clientEvents],
  ['Ad-pixel events', 'storefront §7', model.adEvents],
  ['Billing period units', 'platform §3', model.billingPeriodUnits],
  ['Roles', 'platform §3', model.roleCodes],
  ['Plan features', 'platform §3', model.planFeatures],
  ['Comment states', 'platform §4', model.commentStateCodes],
  ['Content listing states', 'platform §4', Object.values(model.documentStates)],
  ['Async fetch states', 'platform §4', model.fetchStates],
  ['File processing states', 'platform §8', model.fileProcessingStates],
  ['Image widths', 'platform §9', model.imageWidths.map((width) => `${width}w`)],
  ['Image loaders', 'platform §3', model.imageLoaders],
  ['Image priorities', 'platform §4', model.imagePriorities],
  ['Form fields and what may be set of each', 'platform §3', model.formFields],
  ['Captcha actions', 'storefront §9', Object.values(model.captchaActions)],
  ['Likert answers', 'platform §9', model.likertAnswers],
  ['Gallery options', 'storefront §3', model.galleryOptions],
  ['Currencies', 'storefront §3', model.currencies],
]

/** Renders the page `enumerations.md` of docs/reference. */
export function enumerationsText(): string {
  const sections = ENUMERATIONS.map(
    ([title, where, values]) => `## ${title}\n\n${where}\n\n${parseTable(values)}\n`,
  )
  return `# Enumerations

The names that code, documents and the HTTP interface use, with the codes by which databases, exports and
themes know them. Where the specification knows no code, there is none. Written by \`npm run docs\` from
the constants.

${sections.join('\n')}`
}

function parseTable(values: Values): string {
  if (isList(values)) return values.map((name) => `- \`${name}\``).join('\n')
  const rows = Object.entries(values).map(([name, value]) => `| \`${name}\` | ${listed(value)} |`)
  return ['| name | value |', '| --- | --- |', ...rows].join('\n')
}

function isList(values: Values): values is readonly string[] {
  return Array.isArray(values)
}

function listed(value: number | string | object): string {
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.join(', ')
  const parts = Object.entries(value).flatMap(([name, part]) =>
    part === undefined
      ? []
      : [
          `${name.replace('oneOf', 'one of')} ${Array.isArray(part) ? part.join(' / ') : String(part)}`,
        ],
  )
  return parts.join(', ')
}
