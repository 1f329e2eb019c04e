import type { Locale } from '../../document/common.ts'
import type { Meta } from '../../document/page.ts'
import type { Json } from '../../json.ts'
import type { Path } from '../op.ts'
import { type Command, Refusal } from './command.ts'
import { asJson, setIn, setProps } from './set-in.ts'

interface Titled {
  readonly meta: Readonly<Record<Locale, Meta>>
}

interface SetMeta {
  readonly locale: Locale
  /** Those that are named; `undefined` takes one out. Without it the language is taken out. */
  readonly meta: { readonly [K in keyof Meta]?: Meta[K] | undefined } | undefined
}

const setMeta: Command<Titled, SetMeta> = {
  label: (_, { meta }) =>
    meta && 'slug' in meta
      ? 'change the address'
      : meta
        ? 'change the title'
        : 'take out a language',
  run: (body, { locale, meta }) => {
    const path = ['meta', locale]
    const before = Object.hasOwn(body.meta, locale) ? body.meta[locale] : undefined
    if (!meta) return before ? [{ op: 'unset', path }] : []
    if (before) return setProps(before, path, meta)
    const given = Object.entries(meta).filter(([, value]) => value !== undefined)
    return [{ op: 'set', path, value: asJson(Object.fromEntries(given)) }]
  },
}

interface SetField {
  readonly path: Path
  readonly value: Json | undefined
}

/** Whatever else a document says beside its blocks: settings, access, tags. Lists are set whole here. */
const setField: Command<object, SetField> = {
  label: (_, { path }) => `change ${path[0] ?? 'settings'}`,
  run: (body, { path, value }) => {
    const [first] = path
    if (first === undefined || first === 'sections' || first === 'blocks' || first === 'schema')
      throw new Refusal('This is changed by its own commands.')
    return setIn(body, [], path, value)
  },
}

export const metaCommands = { 'meta.set': setMeta, 'document.set': setField }
