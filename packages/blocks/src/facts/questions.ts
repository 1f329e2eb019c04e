import type { MessageParams } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { blockRegistry } from '../registry.ts'

/** The keys under which answers are recorded. A block whose query changes has another question. */
export const questions = {
  byValue: (value: object) => JSON.stringify(value),
  ofMessage: (id: string, params: MessageParams | undefined) =>
    params === undefined ? id : `${id} ${JSON.stringify(params)}`,
  ofItems: ({ id, type, data }: Block) =>
    `${id} ${JSON.stringify(blockRegistry.get(type)?.getItemQuery(data))}`,
  ofMonth: ({ id, type, data }: Block) => `${id} ${blockRegistry.get(type)?.getMonthQuery(data)}`,
  ofForm: ({ id }: Block) => id,
} as const

/** The question whose answer is the same on the whole page. */
export const THE_PAGE = 'page'
