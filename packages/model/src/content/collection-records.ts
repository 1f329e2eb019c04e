import { collectionTypeCodes } from './collection-type.ts'
import { recordTypeCodes } from './record-type.ts'

const { image, video, audio, event, lesson, 'course-item': courseItem } = recordTypeCodes

/** The record types that only one kind of collection shows. Products are not items. */
const SPECIAL: ReadonlySet<number> = new Set([recordTypeCodes['store-item'], lesson, courseItem])

const GENERAL = Object.values(recordTypeCodes).filter((type) => !SPECIAL.has(type))

const recordTypesByName: ReadonlyMap<string, readonly number[]> = new Map([
  ['events', [event]],
  ['gallery', [image, video]],
  ['album', [audio]],
  ['course', [courseItem, lesson]],
  ['lessons', [lesson]],
])

const recordTypesByCode: ReadonlyMap<number, readonly number[]> = new Map([
  [collectionTypeCodes['gallery-block'], [image, video]],
  [collectionTypeCodes.course, [courseItem, lesson]],
  [collectionTypeCodes.lessons, [lesson]],
  [collectionTypeCodes.products, []],
])

/**
 * Returns the types of items that a collection shows. Names such as `events-stacked` are designs of the kind
 * before the hyphen.
 */
export function getRecordTypes(collection: {
  /** A code of `collectionTypeCodes`. */
  readonly type: number
  readonly typeName: string
}): readonly number[] {
  const { type, typeName } = collection
  const [kind = ''] = typeName.split('-')
  return recordTypesByCode.get(type) ?? recordTypesByName.get(kind) ?? GENERAL
}
