import { blockTypeCodes } from '@vitrine/model'
import { type Json, type JsonObject, getMember } from '../json.ts'

/** The member of the data that has HTML and scripts, by type of block. */
const codeMembers: ReadonlyMap<unknown, string> = new Map([
  [blockTypeCodes.code, 'source'],
  [blockTypeCodes.embed, 'source'],
  [blockTypeCodes.form, 'submissionHtml'],
])

interface BlockData {
  readonly type: Json
  readonly data: JsonObject
}

/** Returns the HTML and scripts of a block, which run in the browsers of visitors; empty without any. */
export function getBlockCode({ type, data }: BlockData): string {
  const code = getMember(data, codeMembers.get(type) ?? '')
  return typeof code === 'string' ? code : ''
}

/** Returns the data of a block without its HTML and scripts. */
export function omitBlockCode({ type, data }: BlockData): JsonObject {
  const member = codeMembers.get(type)
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== member))
}
