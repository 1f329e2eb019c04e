import type { Link } from '@vitrine/page'
import * as z from 'zod/mini'
import type { TextForm } from './define-block.ts'
import {
  type CollectionAccept,
  type FieldGroup,
  fieldGroups,
  type InspectorField,
  type TextRole,
} from './inspector-field.ts'
import { type LooseField, resolveField } from './resolve-field.ts'

/** What the fields are of. `variants` has the codes as its keys. */
export interface InspectorParts<
  S extends z.ZodMiniObject,
  T extends Readonly<Record<string, TextForm>>,
  I extends Readonly<Record<string, TextForm>>,
  V extends number,
> {
  readonly data: S
  readonly text?: T
  readonly itemText?: I
  readonly variants?: Readonly<Record<V, unknown>>
}

type Groups<F> = Readonly<Partial<Record<FieldGroup, readonly F[]>>>

/**
 * What owners set of a block, in the order they are asked. A key that the schema does not have, a control
 * that does not fit its value and a choice that is missing do not compile; limits, defaults and what may
 * be left out are read from the schema.
 */
export function inspector<
  S extends z.ZodMiniObject,
  const T extends Readonly<Record<string, TextForm>> = Readonly<Record<never, TextForm>>,
  const I extends Readonly<Record<string, TextForm>> = Readonly<Record<never, TextForm>>,
  V extends number = never,
>(
  parts: InspectorParts<S, T, I, V>,
  groups: Groups<Declared<z.output<S>, T, I, NoInfer<V>>>,
): readonly InspectorField[]
export function inspector(
  { data, text = {}, itemText = {} }: LooseParts,
  groups: Groups<LooseField>,
): readonly InspectorField[] {
  return fieldGroups.flatMap((group) =>
    (groups[group] ?? []).map((field) =>
      resolveField(field, { schema: data, text, itemText, group }),
    ),
  )
}

interface LooseParts {
  readonly data: z.ZodMiniObject
  readonly text?: Readonly<Record<string, TextForm>>
  readonly itemText?: Readonly<Record<string, TextForm>>
}

type KeyOf<U> = U extends unknown ? keyof U & string : never
type Member<U, K extends string> = U extends unknown
  ? K extends keyof U
    ? NonNullable<U[K]>
    : never
  : never

/** Objects that have a control of their own are not gone into. */
type IsOpened<V> = V extends readonly unknown[] | Link | { readonly assetId: string } | FocalPoint
  ? false
  : V extends object
    ? string extends keyof V
      ? false
      : true
    : false

type Opened<D> = {
  [K in KeyOf<D>]: IsOpened<Member<D, K>> extends true ? `${K}.${KeyOf<Member<D, K>>}` : never
}[KeyOf<D>]

type PathOf<D> = KeyOf<D> | Opened<D>
type At<D, P extends string> = P extends `${infer A}.${infer B}`
  ? Member<Member<D, A>, B>
  : Member<D, P>

interface FocalPoint {
  readonly x: number
  readonly y: number
}

interface Said {
  readonly label: string
  readonly help?: string
  /** What it is while nothing is set, where it may be left out. */
  readonly unset?: string
}

type Condition<D, T, V> =
  | {
      readonly [P in PathOf<D>]:
        | { readonly key: P; readonly is: readonly Extract<At<D, P>, string | number | boolean>[] }
        | { readonly key: P; readonly isSet: boolean }
    }[PathOf<D>]
  | { readonly text: keyof T & string; readonly isSet: boolean }
  | { readonly variant: readonly (V | null)[] }
  | { readonly any: readonly (readonly Condition<D, T, V>[])[] }

interface When<D, T, V> extends Said {
  readonly shownWhen?: readonly Condition<D, T, V>[]
}

type WithoutId<E> = E extends unknown ? Omit<E, 'id'> : never

/** The controls that a value of this type can be set with. */
type ControlOf<X, D, I> = [X] extends [boolean]
  ? { readonly ui: 'toggle' }
  : [X] extends [number]
    ? { readonly ui: 'number'; readonly unit?: string }
    : [X] extends [Link]
      ? { readonly ui: 'link' }
      : [X] extends [FocalPoint]
        ? { readonly ui: 'focal'; readonly asset: KeyOf<D> }
        : [X] extends [{ readonly assetId: string }]
          ? Asset
          : [X] extends [readonly number[]]
            ? { readonly ui: 'numbers'; readonly each: string }
            : [X] extends [readonly (infer E)[]]
              ? {
                  readonly ui: 'list'
                  readonly item: string
                  readonly fields: readonly Declared<WithoutId<E>, I, I, never>[]
                }
              : [X] extends [string]
                ? string extends X
                  ? Written<D>
                  : {
                      readonly ui: 'segmented' | 'select' | 'kind'
                      readonly options: Readonly<Record<X, string>>
                    }
                : { readonly ui: 'settings' }

interface Asset {
  readonly ui: 'asset'
  readonly accept: 'image' | 'video' | 'audio'
}

type Written<D> =
  | Asset
  | {
      readonly ui:
        | 'line'
        | 'html'
        | 'email'
        | 'date'
        | 'product'
        | 'member-area'
        | 'menu'
        | 'component'
    }
  | { readonly ui: 'address'; readonly accept: 'web' | 'any' }
  | { readonly ui: 'collection'; readonly accept: CollectionAccept }
  | { readonly ui: 'tag' | 'category'; readonly collection: KeyOf<D> }
  | { readonly ui: 'colour'; readonly options: Readonly<Record<string, string>> }

type Declared<D, T, I, V extends number> =
  | {
      readonly [P in PathOf<D>]: { readonly key: P } & ControlOf<At<D, P>, D, I> & When<D, T, V>
    }[PathOf<D>]
  | ({
      readonly text: keyof T & string
      readonly ui?: 'markdown'
      readonly a11y?: TextRole
    } & When<D, T, V>)
  | ({
      readonly variant: Readonly<Record<V, string>>
      readonly ui: 'segmented' | 'select'
      /** What counts while none is set. */
      readonly initial?: V
    } & When<D, T, V>)
