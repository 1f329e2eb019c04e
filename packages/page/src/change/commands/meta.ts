import type { Locale } from '../../document/common.ts'
import type { Meta } from '../../document/page.ts'
import type { Json } from '../../json.ts'
import type { Path } from '../op.ts'
import { type Command, CommandError } from './command.ts'
import { toJson, setIn, setProps } from './set-in.ts'

interface Titled {
  readonly meta: Readonly<Record<Locale, Meta>>
}

interface SetMeta {
  readonly locale: Locale
  /** The members to set; undefined removes one. Without `meta` the language is removed. */
  readonly meta: { readonly [K in keyof Meta]?: Meta[K] | undefined } | undefined
}

const setMeta: Command<Titled, SetMeta> = {
  label: (_, { meta }) =>
    meta && 'slug' in meta ? 'change the address' : meta ? 'change the title' : 'remove a language',
  run: (body, { locale, meta }) => {
    const path = ['meta', locale]
    const before = Object.hasOwn(body.meta, locale) ? body.meta[locale] : undefined
    if (!meta) return before ? [{ op: 'unset', path }] : []
    if (before) return setProps(before, path, meta)
    const members = Object.entries(meta).filter(([, value]) => value !== undefined)
    return [{ op: 'set', path, value: toJson(Object.fromEntries(members)) }]
  },
}

interface SetField {
  readonly path: Path
  readonly value: Json | undefined
}

/** Sets any other part of a document: settings, access, tags. Lists are set as a whole. */
const setField: Command<object, SetField> = {
  label: (_, { path }) => `change ${path[0] ?? 'settings'}`,
  run: (body, { path, value }) => {
    const [first] = path
    if (first === undefined || first === 'sections' || first === 'blocks' || first === 'schema')
      throw new CommandError('Use the commands of this part of a document.')
    return setIn(body, [], path, value)
  },
}

export const metaCommands = { 'meta.set': setMeta, 'document.set': setField }
