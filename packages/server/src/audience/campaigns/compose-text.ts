import type { CampaignBlock, CampaignIssue } from '@vitrine/contract'
import { isCampaignLink, MAX_CAMPAIGN_TEXT_LENGTH } from '@vitrine/model'
import {
  getChildren,
  getInlines,
  type RichNode,
  type RichText,
  richTextSchema,
  richToPlain,
} from '@vitrine/page'
import { httpErrors } from '../../platform/http/problem.ts'
import type { EmailPart } from '../../platform/mail/index.ts'

const TOO_LONG = `Enter at most ${MAX_CAMPAIGN_TEXT_LENGTH.toLocaleString('en-US')} characters.`
/** The maximum size of a text with its formats, in characters of JSON. */
const MAX_SIZE = 200_000

/** Throws `http.malformed` with every text that is no formatted text or too long. */
export function assertTexts(blocks: readonly CampaignBlock[]): void {
  const errors = blocks.flatMap((block, index): [string, string][] => {
    const error = block.type === 'text' ? getTextError(block.text) : undefined
    return error === undefined ? [] : [[`blocks.${index}.text`, error]]
  })
  if (errors.length > 0) throw httpErrors.malformed({ errors: Object.fromEntries(errors) })
}

function getTextError(stored: unknown): string | undefined {
  const { data, error } = richTextSchema.safeParse(stored)
  if (data) {
    const isLong =
      richToPlain(data).length > MAX_CAMPAIGN_TEXT_LENGTH || JSON.stringify(data).length > MAX_SIZE
    return isLong ? TOO_LONG : undefined
  }
  const path = error.issues[0]?.path.join('.') ?? ''
  return `This is no formatted text${path === '' ? '' : `, see ${path}`}. Links can be web addresses, email addresses and telephone numbers.`
}

/** Composes a text with formats. It has an issue if it is empty, or if a link leads nowhere from an email. */
export function composeText(stored: unknown): {
  readonly parts: readonly EmailPart[]
  readonly codes: readonly CampaignIssue['code'][]
} {
  const text = richTextSchema.parse(stored)
  if (richToPlain(text).trim() === '') return { parts: [], codes: ['noText'] }
  return { parts: [{ rich: text }], codes: hasBadLink(text) ? ['badLink'] : [] }
}

function hasBadLink({ content }: RichText): boolean {
  const waiting: RichNode[] = [...content]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (getInlines(node).some(isBadLink)) return true
    waiting.push(...getChildren(node))
  }
  return false
}

function isBadLink(inline: ReturnType<typeof getInlines>[number]): boolean {
  if (inline.type !== 'text') return false
  const to = inline.marks?.find((mark) => mark.type === 'link')?.attrs.to
  return to !== undefined && (to.kind !== 'url' || !isCampaignLink(to.url))
}
