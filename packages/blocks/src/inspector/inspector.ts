import type { Link } from '@vitrine/page'
import * as z from 'zod/mini'
import type { TextForm } from '../definition/text-form.ts'
import {
  type CollectionAccept,
  type FieldGroup,
  fieldGroups,
  type InspectorField,
  type TextRole,
} from './inspector-field.ts'
import { type LooseField, resolveField } from './resolve-field.ts'

/** The parts of a block that fields set. The keys of `variants` are the codes. */
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
 * Returns the fields of a block in the editor's order. An unknown key, a control that does not fit its value
 * and an unknown option do not compile; limits, defaults and optionality are read from the schema.
 */
export function defineFields<
  S extends z.ZodMiniObject,
  const T extends Readonly<Record<string, TextForm>> = Readonly<Record<never, TextForm>>,
  const I extends Readonly<Record<string, TextForm>> = Readonly<Record<never, TextForm>>,
  V extends number = never,
>(
  parts: InspectorParts<S, T, I, V>,
  groups: Groups<Declared<z.output<S>, T, I, NoInfer<V>>>,
): readonly InspectorField[]
export function defineFields(
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

type KeyIn<U> = U extends unknown ? keyof U & string : never
type Member<U, K extends string> = U extends unknown
  ? K extends keyof U
    ? NonNullable<U[K]>
    : never
  : never

/** Objects with a control of their own are not opened. */
type IsOpened<V> = V extends readonly unknown[] | Link | { readonly assetId: string } | FocalPoint
  ? false
  : V extends object
    ? string extends keyof V
      ? false
      : true
    : false

type Opened<D> = {
  [K in KeyIn<D>]: IsOpened<Member<D, K>> extends true ? `${K}.${KeyIn<Member<D, K>>}` : never
}[KeyIn<D>]

type FieldPath<D> = KeyIn<D> | Opened<D>
type At<D, P extends string> = P extends `${infer A}.${infer B}`
  ? Member<Member<D, A>, B>
  : Member<D, P>

interface FocalPoint {
  readonly x: number
  readonly y: number
}

type Condition<D, T, V> =
  | {
      readonly [P in FieldPath<D>]:
        | { readonly key: P; readonly is: readonly Extract<At<D, P>, string | number | boolean>[] }
        | { readonly key: P; readonly isSet: boolean }
    }[FieldPath<D>]
  | { readonly text: keyof T & string; readonly isSet: boolean }
  | { readonly variant: readonly (V | null)[] }
  | { readonly any: readonly (readonly Condition<D, T, V>[])[] }

interface When<D, T, V> {
  readonly shownWhen?: readonly Condition<D, T, V>[]
}

type WithoutId<E> = E extends unknown ? Omit<E, 'id'> : never

/** The controls for a value of a type. */
type ControlFor<X, D, I, V extends number> = [X] extends [boolean]
  ? { readonly ui: 'toggle' }
  : [X] extends [number]
    ? { readonly ui: 'number' | 'money' } & NumberFacts<KeyIn<D>>
    : [X] extends [Link]
      ? { readonly ui: 'link' }
      : [X] extends [FocalPoint]
        ? { readonly ui: 'focal'; readonly asset: KeyIn<D> }
        : [X] extends [{ readonly assetId: string }]
          ? Asset
          : [X] extends [readonly number[]]
            ? { readonly ui: 'numbers'; readonly each: string }
            : [X] extends [readonly string[]]
              ? { readonly ui: 'mailing-lists' }
              : [X] extends [readonly (infer E)[]]
                ? {
                    readonly ui: 'list'
                    readonly fields: readonly Declared<WithoutId<E>, I, I, never>[]
                  }
                : [X] extends [string]
                  ? string extends X
                    ? Written<D>
                    : Choice<X, V>
                  : { readonly ui: 'settings' }

interface NumberFacts<K> {
  readonly isUnique?: true
  readonly notBelow?: K
  readonly notAbove?: K
}

type Choice<X, V extends number> =
  | { readonly ui: 'segmented' | 'kind'; readonly options: readonly X[] }
  | {
      readonly ui: 'select'
      readonly options: readonly X[]
      /** The values that variants stand for. */
      readonly variants?: Readonly<Record<V, X>>
    }

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
  | { readonly ui: 'answer'; readonly each: string }
  | { readonly ui: 'collection'; readonly accept: CollectionAccept }
  | { readonly ui: 'tag' | 'category'; readonly collection: KeyIn<D> }
  | { readonly ui: 'color'; readonly options: readonly string[] }

type Declared<D, T, I, V extends number> =
  | {
      readonly [P in FieldPath<D>]: { readonly key: P } & ControlFor<At<D, P>, D, I, V> &
        When<D, T, V>
    }[FieldPath<D>]
  | ({
      readonly text: keyof T & string
      readonly ui?: 'markdown'
      readonly a11y?: TextRole
    } & When<D, T, V>)
  | ({
      readonly variant: readonly V[]
      readonly ui: 'segmented' | 'select'
      /** The variant that applies while none is set. */
      readonly initial?: V
    } & When<D, T, V>)
