export { blockCatalog } from './catalog/catalog.ts'
export type { CatalogEntry } from './catalog/catalog-entry.ts'
export { type BlockGroup, blockGroups } from './catalog/groups.ts'
export { placeholderTexts } from './parts/placeholder-texts.ts'
export type { TextForm } from './definition/text-form.ts'
export {
  type FieldCondition,
  type FieldControl,
  type FieldGroup,
  fieldGroups,
  type FieldOption,
  type InspectorField,
} from './inspector/inspector-field.ts'
export { type FieldSubject, getVariantValue, getVisibleFields } from './inspector/visible-fields.ts'
export { formatCheckText } from './checks/format-check.ts'
