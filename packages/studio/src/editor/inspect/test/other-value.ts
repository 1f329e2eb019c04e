import { type Json, plainToRich } from '@vitrine/page'
import type { LabeledField } from '../../block-fields.ts'
import { toAssetValue } from '../values/assets.ts'
import { type FieldPlace } from '../values/field-place.ts'
import { computeFocalPoint } from '../values/focal.ts'
import { createLink, parseLink } from '../values/links.ts'
import { getRange } from '../values/number-limits.ts'
import { listNumbers, setNumber } from '../values/numbers.ts'
import { parseAddress, parseColor, parseDay, parseEmail, parseLine } from '../values/parse-text.ts'
import { fromRichText } from '../values/rich-value.ts'
import { parseSettings } from '../values/setting-rows.ts'

export const ID = '0192f0c0-0000-7000-8000-000000000009'
const OTHER_ID = '0192f0c0-0000-7000-8000-00000000000a'

/** The names that services have for their users and pages. */
const LINES = ['potter', '40000', 'B000000000', '5f0c0ffee0123456789abcde']

/** Returns another value for a field, as its control reads it from what a person enters. */
export function getOtherValue(
  field: LabeledField,
  place: FieldPlace,
  value: Json | undefined,
): Json | undefined {
  switch (field.ui) {
    case 'toggle':
      return value !== true
    case 'number':
    case 'money': {
      const { min, max } = getRange(field, place)
      return value === max ? min : max
    }
    case 'segmented':
    case 'select':
    case 'kind':
      return field.options.find((option) => option.value !== value)?.value
    case 'color':
      return parseColor('A1B2C3')?.value
    case 'line':
      return LINES.flatMap((line) => parseLine(line, field) ?? []).find(
        (read) => read.value !== value,
      )?.value
    case 'lines':
    case 'html':
    case 'markdown':
      return `Fired & glazed\n\n<b>by hand</b>`
    case 'rich':
      return fromRichText(plainToRich('Thrown\nand fired'))
    case 'address':
      return parseAddress('example.com/pots', field.accept)?.value
    case 'email':
      return parseEmail('post@example.com')?.value
    case 'date':
      return parseDay('2031-05-06')?.value
    default:
      return getOtherReference(field, value)
  }
}

function getOtherReference(field: LabeledField, value: Json | undefined): Json | undefined {
  switch (field.ui) {
    case 'asset':
      return toAssetValue(field, OTHER_ID)
    case 'focal':
      return {
        ...computeFocalPoint({ x: 30, y: 9 }, { left: 10, top: 0, width: 100, height: 50 }),
      }
    case 'link':
      return value === undefined
        ? parseLink('url', 'example.com', true).value
        : createLink('document', ID)
    case 'collection':
    case 'product':
    case 'member-area':
    case 'answer':
      return ID
    case 'mailing-lists':
      return [ID]
    case 'menu':
      return 'footer'
    case 'tag':
    case 'category':
      return 'glaze'
    case 'component':
      return 'counter'
    case 'settings':
      return parseSettings([
        { name: 'from', value: '3' },
        { name: 'unit', value: 'pots' },
      ])
    case 'numbers':
      return setNumber(listNumbers(value, 1), 0, 7)
    default:
      return undefined
  }
}
