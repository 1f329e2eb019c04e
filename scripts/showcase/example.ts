import type { BlockType } from '@vitrine/model'
import type { Block, RichText } from '@vitrine/page'

type Texts = Readonly<Record<string, string | RichText>>

/** A block as an owner sets it up, and its width in columns of twelve. */
export interface Example {
  readonly name: string
  readonly block: Pick<Block, 'type' | 'data'> & Partial<Pick<Block, 'variant'>>
  readonly text: Texts
  readonly columns: number
}

/** The examples by type, each with its data, texts and columns. */
export type ExamplesByType = Readonly<
  Partial<
    Record<BlockType, readonly (readonly [data: Block['data'], text?: Texts, columns?: number])[]>
  >
>
