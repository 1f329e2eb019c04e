import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../api/route-query.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { type ItemFilters, type ItemWord, itemWords } from './use-items.ts'

interface ItemWordFiltersProps {
  readonly collectionId: string
  readonly filters: ItemFilters
}

/** The filters of a list of items by author, tag and category, of those that its items have. */
export function ItemWordFilters({ collectionId, filters }: ItemWordFiltersProps) {
  const t = useTranslate()
  const words = useQuery(routeQuery('readCollectionWords', { params: { id: collectionId } })).data
  const used = (word: ItemWord) => {
    if (word === 'tag') return toOptions(words?.tags)
    if (word === 'category') return toOptions(words?.categories)
    return toOptions(
      words?.authors.map(({ displayName, ...author }) => ({ ...author, label: displayName })),
    )
  }
  return itemWords.map((word) => {
    const chosen = filters.words[word]
    const options = used(word)
    // A word that no item has anymore is still a filter, which can be cleared.
    const isKnown = chosen === undefined || options.some(({ id }) => id === chosen)
    const all = { id: '', label: t(`items.${word}.all`) }
    const shown = [all, ...options, ...(isKnown ? [] : [{ id: chosen, label: chosen }])]
    if (shown.length === 1) return null
    return (
      <Select
        key={word}
        label={t(`items.${word}`)}
        hidesLabel
        value={chosen ?? all.id}
        onChange={(id) => filters.change(word, id === all.id ? null : id)}
        options={shown}
      />
    )
  })
}

interface Word {
  readonly name: string
  readonly label?: string
  readonly drafts: number
  readonly published: number
}

function toOptions(words: readonly Word[] = []) {
  return words.flatMap(({ name, label = name, drafts }) =>
    drafts > 0 ? [{ id: name, label }] : [],
  )
}
