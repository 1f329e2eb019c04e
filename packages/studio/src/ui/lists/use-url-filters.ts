import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { followSearch, typeSearch } from './search-text.ts'

/** The filters of a list. They are in the URL, so that they can be bookmarked and shared. */
export interface UrlFilters {
  /** Returns the value of a filter; an empty text if it is not applied. */
  readonly get: (name: string) => string
  /** Returns the value of a filter if it is one of `values`. */
  readonly choose: <Value extends string>(
    name: string,
    values: readonly Value[],
  ) => Value | undefined
  /** The text of the search field, which the URL follows and may be late. */
  readonly text: string
  /** Applies filters; an empty text or null removes one. */
  readonly change: (values: Readonly<Partial<Record<string, string | null>>>) => void
}

/** Reads the filters of the URL. `defaults` are the values that mean the same as no filter, and stay out of it. */
export function useUrlFilters(defaults: Readonly<Record<string, string>> = {}): UrlFilters {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const get = (name: string) => parameters.get(name) ?? ''
  const search = get('search')
  const [field, setField] = useState({ text: search, search, sent: [] as readonly string[] })
  if (field.search !== search) setField(followSearch(field, search))
  return {
    ...{ get, text: field.text },
    choose: (name, values) => values.find((each) => each === get(name)),
    change: (values) => {
      const typed = values['search'] ?? ''
      if (values['search'] !== undefined)
        setField((before) => typeSearch(before, typed, typed.trim()))
      // A control may call this with the parameters of an earlier rendering.
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(values)) {
        const given = value?.trim() ?? ''
        if (given === '' || given === defaults[name]) next.delete(name)
        else next.set(name, given)
      }
      // A pressed control shows at once what was chosen; a list that follows typing may be late.
      const to = { search: String(next), hash: window.location.hash }
      void navigate(to, { replace: true, flushSync: values['search'] === undefined })
    },
  }
}
