import type { Json } from '@vitrine/page'
import type { EditedLanguages } from '../../store/add-language.ts'
import type { FieldPlace } from './field-place.ts'
import { findList } from './find-list.ts'
import { getEntries, getEntryName } from './list-entries.ts'

/** An option of a field of a form, by its id, with the name of its field. */
export interface Answer {
  readonly id: string
  readonly label: string
}

/** The types of fields whose options visitors choose. */
const CHOICES = new Set<Json | undefined>(['radio', 'checkbox', 'select'])

/** Lists the answers to the other fields in a list of a form, in the order of the fields. */
export function listAnswers(
  place: FieldPlace,
  each: string,
  languages: EditedLanguages,
): readonly Answer[] {
  const list = findList(place.block, each)
  const options = list?.field.fields.find(({ key }) => key === 'options')
  if (!list || options?.ui !== 'list') return []
  const own = place.entries.at(-1)?.id
  return list.entries.flatMap((entry, at) => {
    if (entry.id === own || !CHOICES.has(entry['type'])) return []
    const name = getEntryName(list.place, list.field, { id: entry.id, index: at, languages })
    const inside = { ...list.place, entries: [{ list: each, id: entry.id }] }
    return getEntries(inside, options).map(({ id }, index) => ({
      id,
      label: `${name}: ${getEntryName(inside, options, { id, index, languages })}`,
    }))
  })
}
