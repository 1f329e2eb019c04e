import {
  type Block,
  type Extent,
  type Fault,
  type JsonObject,
  type Locale,
  type Path,
  type ResolveLink,
  type RichText,
  schemaFaults,
} from '@vitrine/page'
import type { Currency, Say } from '@vitrine/model'
import * as z from 'zod/mini'
import type { BlockFault, FaultPorts } from './block-fault.ts'
import type { Elsewhere, Reading } from './elsewhere-ports.ts'
import type { FormDefinition } from './form/definition.ts'
import type { InspectorField } from './inspector-field.ts'
import type { BlockImage, FormPort, SocialAccount, SummaryItem } from './ports.ts'
import type { ShownText } from './shown-text.ts'
import type {
  CalendarMonth,
  ComponentGiven,
  DrawnComponent,
  SiteIdentity,
  SiteStructure,
} from './site-ports.ts'

/** With form, a line, or several lines. */
export type TextForm = 'rich' | 'line' | 'lines'

/** What a template sees, in the words of the block. Each member has a value, be it an empty one. */
export type View = Readonly<Record<string, unknown>>

/** What a block is shown with. */
export interface ViewPorts {
  readonly block: Block
  readonly text: (field: string) => ShownText | undefined
  /** What numbers and dates are written in. */
  readonly locale: Locale
  readonly resolve: ResolveLink
  readonly image: (assetId: string) => BlockImage | undefined
  readonly items: readonly SummaryItem[]
  readonly page: (documentId: string) => SummaryItem | undefined
  readonly socialAccounts: readonly SocialAccount[]
  readonly elsewhere: (reading: Reading) => Elsewhere | undefined
  readonly clean: (html: string) => string
  readonly site: SiteIdentity
  readonly structure: SiteStructure
  readonly component: (given: ComponentGiven) => DrawnComponent | undefined
  /** HTML; empty where the page shows none. */
  readonly comments: () => string
  /** Of the collection that the block draws by its days. */
  readonly month: CalendarMonth | undefined
  /** Where the block's own document is served; empty where it is written into the page. */
  readonly frameUrl: string
  /** Where it is sent, where it is a form. */
  readonly form: FormPort | undefined
  /** What the site's amounts are in. */
  readonly currency: Currency
  /** Where the site is searched, in the page's language. */
  readonly searchUrl: string
  readonly say: Say
  /** How wide the block is, as `sizes` of a picture. */
  readonly sizes: string
  /** Among the first things seen: its picture is not to wait. */
  readonly isFirst: boolean
}

/** Items that a block shows of a collection. */
export interface ItemQuery {
  readonly collectionId: string
  readonly limit: number
  readonly tag?: string | undefined
  readonly category?: string | undefined
  readonly featuredOnly: boolean
  /** This one product, in whatever shop it is. */
  readonly productId?: string | undefined
  /** Not the items but what they are sorted by, with the count of each. */
  readonly by?: 'tag' | 'category' | 'author' | 'month' | undefined
  /** Not the items of a collection but the pages of a folder or an index. */
  readonly ofPages?: boolean | undefined
}

export interface Definition<S extends z.ZodMiniType> {
  /** A code of `blockTypeCodes`. */
  readonly type: number
  /** As markup calls it: `html` of `sqs-block-html`. */
  readonly slug: string
  /** As people call it. */
  readonly name: string
  /** Of the data; raised with each change that older data do not fit. */
  readonly version: number
  /** What does not depend on the language. `{}` is to fit: it is what a new block has. */
  readonly data: S
  readonly text: Readonly<Record<string, TextForm>>
  /** The texts of each thing a block lists, in the field `<id of the thing>.<name>`. */
  readonly itemText?: Readonly<Record<string, TextForm>>
  /** Codes of `blockVariantCodes`. */
  readonly variants?: readonly number[]
  readonly defaults: {
    readonly size: Extent
    readonly data?: Block['data']
    readonly text?: Readonly<Record<string, string | RichText>>
    readonly auto?: Block['auto']
  }
  readonly minSize: Extent
  /** What owners set of it, in the order they are asked. */
  readonly fields: readonly InspectorField[]
  /** What keeps visitors from what it has. */
  readonly a11y?: (data: z.output<S>, ports: FaultPorts) => readonly BlockFault[]
  /** JSON-T. Everything it prints of a text or an address is escaped there. */
  readonly template: string
  readonly css: string
  /** What scripts of older templates read off the block's element, as its `data-block-json`. */
  readonly json?: (data: z.output<S>, block: Block) => JsonObject
  /** Beside those that each block has. */
  readonly classes?: string
  /** What only the server knows. */
  readonly needs?: (data: z.output<S>) => ItemQuery | undefined
  /** The collection whose month it draws. */
  readonly needsMonth?: (data: z.output<S>) => string | undefined
  /** What the server reads of other servers when the document is saved. */
  readonly reads?: (data: z.output<S>, block: Block) => Reading | undefined
  readonly view?: (data: z.output<S>, ports: ViewPorts) => View
  /** What it asks of visitors. */
  readonly form?: (data: z.output<S>, ports: Pick<ViewPorts, 'text' | 'say'>) => FormDefinition
  /** By the version it begins with, the step to the next. */
  readonly migrate?: Readonly<Record<number, (block: Block) => Block>>
}

/** A type of block, whatever its data are. */
export interface BlockKind extends Omit<
  Definition<z.ZodMiniType>,
  'a11y' | 'data' | 'form' | 'json' | 'needs' | 'needsMonth' | 'reads' | 'view'
> {
  /** None where the data do not fit. */
  readonly a11yOf: (data: JsonObject, ports: FaultPorts) => readonly BlockFault[]
  /** Of the data. */
  readonly schema: z.ZodMiniType
  /** Names of what can be set, beside its texts. */
  readonly values: readonly string[]
  /** What is wrong with data that stand at `path` in their document. */
  readonly faultsOf: (data: JsonObject, path: Path) => readonly Fault[]
  /** Undefined where the data do not fit. */
  readonly viewOf: (data: JsonObject, ports: ViewPorts) => View | undefined
  /** Undefined where scripts read nothing. */
  readonly jsonOf: (block: Block) => JsonObject | undefined
  /** Undefined where it asks visitors nothing. */
  readonly formOf: (
    data: JsonObject,
    ports: Pick<ViewPorts, 'text' | 'say'>,
  ) => FormDefinition | undefined
  /** Undefined where the block needs nothing of the server. */
  readonly neededItems: (data: JsonObject) => ItemQuery | undefined
  /** The collection whose month it draws; undefined where it draws none. */
  readonly neededMonth: (data: JsonObject) => string | undefined
  /** Undefined where the block needs nothing of other servers. */
  readonly neededReading: (block: Block) => Reading | undefined
}

export function defineBlock<S extends z.ZodMiniType>(definition: Definition<S>): BlockKind {
  const { data: schema, form, json, needs, needsMonth, reads, view, a11y, ...kind } = definition
  return {
    ...kind,
    schema,
    values: schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [],
    faultsOf: (data, path) => schemaFaults(schema, data, path),
    a11yOf: (data, ports) => {
      const read = a11y && schema.safeParse(data)
      return read?.success ? (a11y?.(read.data, ports) ?? []) : []
    },
    viewOf: (data, ports) => {
      const read = schema.safeParse(data)
      return read.success ? (view?.(read.data, ports) ?? {}) : undefined
    },
    jsonOf: (block) => {
      const read = schema.safeParse(block.data)
      return read.success ? json?.(read.data, block) : undefined
    },
    formOf: (data, ports) => {
      const read = schema.safeParse(data)
      return read.success ? form?.(read.data, ports) : undefined
    },
    neededItems: (data) => {
      const read = schema.safeParse(data)
      return read.success ? needs?.(read.data) : undefined
    },
    neededMonth: (data) => {
      const read = needsMonth && schema.safeParse(data)
      return read?.success ? needsMonth?.(read.data) : undefined
    },
    neededReading: (block) => {
      // Few blocks do, and all of a document are asked.
      const read = reads && schema.safeParse(block.data)
      return read?.success ? reads?.(read.data, block) : undefined
    },
  }
}

/** The form of a text of the block, or of a thing it lists; undefined where it has no such text. */
export function textForm(
  { text, itemText = {} }: Pick<BlockKind, 'text' | 'itemText'>,
  field: string,
): TextForm | undefined {
  if (Object.hasOwn(text, field)) return text[field]
  const name = field.slice(field.lastIndexOf('.') + 1)
  return field.includes('.') && Object.hasOwn(itemText, name) ? itemText[name] : undefined
}
