import type { BlockType } from '@vitrine/model'
import type { Block, RichText } from '@vitrine/page'

type Texts = Readonly<Record<string, string | RichText>>

/** A block as an owner would have it, and how many of the twelve columns it takes. */
export interface Example {
  readonly name: string
  readonly block: Pick<Block, 'type' | 'data'> & Partial<Pick<Block, 'variant'>>
  readonly text: Texts
  readonly columns: number
}

/** Examples by type, each as its data, its texts and its columns. */
export type Given = Readonly<
  Partial<
    Record<BlockType, readonly (readonly [data: Block['data'], text?: Texts, columns?: number])[]>
  >
>
