import type { Message } from '@vitrine/model'
import {
  type Block,
  checkSchema,
  type DocumentIssue,
  type Extent,
  type JsonObject,
  type Path,
} from '@vitrine/page'
import * as z from 'zod/mini'
import type { InspectorField } from '../inspector/inspector-field.ts'
import type { ItemQuery } from '../ports/collection.ts'
import type { ExternalRequest } from '../ports/external.ts'
import type { AccessibilityPorts, BlockIssue } from './accessibility-issue.ts'
import type { FormDefinition } from './form-definition.ts'
import type { TextForms } from './text-form.ts'
import type { BlockTexts, View, ViewPorts } from './view.ts'

/** An older type that only existing sites use; it works as the type that replaced it. */
export interface LegacyType {
  readonly type: number
  readonly slug: string
}

/** The names of a type of block. */
export interface BlockIdentity {
  /** A code of `blockTypeCodes`. */
  readonly type: number
  /** The name in markup: `html` of `sqs-block-html`. */
  readonly slug: string
  /** The name of the types that share the texts of their settings with this one. */
  readonly family?: string
  /** The version of the data; raised with each change that older data do not fit. */
  readonly version: number
  readonly legacyTypes?: readonly LegacyType[]
}

/** The content that owners give a block. */
export interface BlockContent extends TextForms {
  /** The texts that no page shows, such as those of emails. They are not searched. */
  readonly unseenText?: readonly string[]
  /** Codes of `blockVariantCodes`. */
  readonly variants?: readonly number[]
  readonly defaults: {
    readonly size: Extent
    readonly data?: Block['data']
    /** The messages that a new block has as its texts. */
    readonly text?: Readonly<Record<string, Message>>
    readonly auto?: Block['auto']
  }
  readonly minSize: Extent
  /** The settings of the block, in the order that the editor shows them. */
  readonly fields: readonly InspectorField[]
  /** The steps to the next version, by the version they start from. */
  readonly migrate?: Readonly<Record<number, (block: Block) => Block>>
}

/** The markup of a block. */
export interface BlockMarkup {
  /** The JSON-T template. It escapes every text and address that it prints. */
  readonly template: string
  readonly css: string
  /** Classes beside those that every block has. */
  readonly classes?: string
}

type FormPorts = Pick<BlockTexts, 'text' | 'translate'>

/** The functions of a block, which read its validated data. */
export interface BlockHooks<D> {
  readonly view?: (data: D, ports: ViewPorts) => View
  /** Returns the definition of the block's form. */
  readonly form?: (data: D, ports: FormPorts) => FormDefinition
  readonly checkAccessibility?: (data: D, ports: AccessibilityPorts) => readonly BlockIssue[]
  /** Returns the JSON that scripts of older templates read from `data-block-json`. */
  readonly scriptData?: (data: D, block: Block) => JsonObject
  readonly itemQuery?: (data: D) => ItemQuery | undefined
  /** Returns the id of the collection whose month the block shows. */
  readonly monthQuery?: (data: D) => string | undefined
  readonly externalRequest?: (data: D, block: Block) => ExternalRequest | undefined
}

/** A type of block as its folder defines it. */
export interface Definition<S extends z.ZodMiniType>
  extends BlockIdentity, BlockContent, BlockMarkup, BlockHooks<z.output<S>> {
  /** The data that are the same in every language. `{}` must be valid: a new block has it. */
  readonly data: S
}

/** The queries whose results a block is rendered with; undefined if it needs none. */
export interface BlockQueries {
  readonly getItemQuery: (data: JsonObject) => ItemQuery | undefined
  /** Returns the id of the collection whose month the block shows. */
  readonly getMonthQuery: (data: JsonObject) => string | undefined
  readonly getExternalRequest: (block: Block) => ExternalRequest | undefined
}

/** The output of a block; undefined if its data are invalid or it has no such output. */
export interface BlockOutputs {
  readonly createView: (data: JsonObject, ports: ViewPorts) => View | undefined
  readonly createScriptData: (block: Block) => JsonObject | undefined
  readonly createForm: (data: JsonObject, ports: FormPorts) => FormDefinition | undefined
}

/** A type of block, whatever its data. */
export interface BlockKind
  extends BlockIdentity, BlockContent, BlockMarkup, BlockQueries, BlockOutputs {
  readonly schema: z.ZodMiniType
  /** Whether it can show content of other servers. */
  readonly isExternal: boolean
  /** The names of the data's members. */
  readonly values: readonly string[]
  /** Returns the issues of data at `path` in their document. */
  readonly checkData: (data: JsonObject, path: Path) => readonly DocumentIssue[]
  /** Returns the accessibility issues of a block; none if its data are invalid. */
  readonly checkAccessibility: (
    data: JsonObject,
    ports: AccessibilityPorts,
  ) => readonly BlockIssue[]
}

/** Creates a type of block whose functions validate the data that they are given. */
export function defineBlock<S extends z.ZodMiniType>(definition: Definition<S>): BlockKind {
  const { data: schema, view, form, checkAccessibility, scriptData, ...rest } = definition
  const { itemQuery, monthQuery, externalRequest, ...kind } = rest
  /** Calls a hook with the data; undefined if there is no hook or the data are invalid. */
  const callHook = <T>(hook: ((data: z.output<S>) => T) | undefined, data: JsonObject) => {
    const result = hook && schema.safeParse(data)
    return result?.success ? hook?.(result.data) : undefined
  }
  return {
    ...kind,
    schema,
    isExternal: externalRequest !== undefined,
    values: schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [],
    checkData: (data, path) => checkSchema(schema, data, path),
    checkAccessibility: (data, ports) =>
      callHook(checkAccessibility && ((valid) => checkAccessibility(valid, ports)), data) ?? [],
    createView: (data, ports) => callHook((valid) => view?.(valid, ports) ?? {}, data),
    createScriptData: (block) =>
      callHook(scriptData && ((valid) => scriptData(valid, block)), block.data),
    createForm: (data, ports) => callHook(form && ((valid) => form(valid, ports)), data),
    getItemQuery: (data) => callHook(itemQuery, data),
    getMonthQuery: (data) => callHook(monthQuery, data),
    getExternalRequest: (block) =>
      callHook(externalRequest && ((valid) => externalRequest(valid, block)), block.data),
  }
}
