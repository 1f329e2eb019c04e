import { formatCheckText } from '@vitrine/blocks/fields'
import type { proposePublication, Reply } from '@vitrine/contract'
import type { MessageParams } from '@vitrine/model'
import type { Translate } from '../../ui/i18n.ts'
import { type PageSetting, pageSettings } from '../inspect/page/unsaved-values.ts'
import type { IssueFix } from './publish-host.ts'

type Proposal = Reply<typeof proposePublication>

/** An issue of a block, or of a document as a whole, that is to be published. */
export interface FoundIssue {
  readonly key: string
  readonly documentId: string
  readonly blockId: string | null
  /** The setting with the issue. */
  readonly setting?: PageSetting | undefined
  /** Whether the button of the header has the issue. */
  readonly isOfHeaderButton?: boolean
  /** The field of the block that has the issue: a text, such as that of an image for people who cannot see it, or a file. */
  readonly asked?: {
    readonly field: string
    readonly action: 'addAlt' | 'showFile' | 'showField'
    /** The code of the type of the block, whose catalog has the label of the field. */
    readonly blockType: number | undefined
  }
  /** The section, for an issue of a section as a whole. */
  readonly sectionId?: string | undefined
  /** The language; undefined if it has the issue in all of them. */
  readonly locale: string | undefined
  readonly message: string
  /** The command that corrects it; null if the owner has to decide. */
  readonly fix: IssueFix | null
  /** The unpublished document that the block links to; publishing it too corrects the issue. */
  readonly targetId?: string | undefined
}

/** The issues of alternative texts. */
const ALT_CODES: ReadonlySet<string> = new Set(['missing-alt', 'file-name-as-alt'])

/** Returns the issues of a proposal, those of starters first. Issues that every language has are listed once. */
export function listIssues(
  { issues, placeholders }: Proposal,
  t: Translate,
): readonly FoundIssue[] {
  const ofStarters = placeholders.map(({ documentId, blockId }): FoundIssue => {
    const fix = { kind: 'remove-block', command: 'block.delete', payload: { id: blockId } } as const
    const key = `${documentId} ${blockId} placeholder`
    const message = t('publish.placeholder')
    return { key, documentId, blockId, locale: undefined, message, fix }
  })
  // The ids of checks are those of the catalog, which the server has too.
  const translate = t as (id: string, params: MessageParams) => string
  const found = issues.map((issue): FoundIssue => {
    const { documentId, blockId, sectionId, code, field, fileField, locale, text, fix } = issue
    const { targetId } = issue
    const message = formatCheckText(text, translate)
    const key = `${documentId} ${blockId ?? sectionId ?? ''} ${code} ${field ?? fileField ?? ''}`
    // The server writes JSON.
    const own = fix && ({ ...fix, payload: fix.payload as IssueFix['payload'] } as const)
    const setting = blockId === null ? findSetting(field) : undefined
    const isOfHeaderButton = blockId === null && field === 'button'
    const place = { documentId, blockId, sectionId, setting, isOfHeaderButton }
    const part = { ...place, targetId, ...findAsked(issue) }
    // Without a text it is the same in all languages.
    return field === null ||
      (setting !== undefined && setting !== 'slug') ||
      code === 'missing-link'
      ? { key, ...part, locale: undefined, message, fix: own }
      : { key: `${key} ${locale}`, ...part, locale, message, fix: own }
  })
  return [...new Map([...ofStarters, ...found].map((issue) => [issue.key, issue])).values()]
}

function findSetting(field: string | null): FoundIssue['setting'] {
  return pageSettings.find((each) => each === field)
}

/** Returns the field that the keyboard is put in; none for an issue of a block as a whole. */
function findAsked({
  code,
  field,
  fileField,
  blockId,
  blockType,
}: Proposal['issues'][number]): Pick<FoundIssue, 'asked'> {
  if (blockId === null) return {}
  if (fileField !== undefined) return { asked: { field: fileField, action: 'showFile', blockType } }
  if (field === null) return {}
  return { asked: { field, action: ALT_CODES.has(code) ? 'addAlt' : 'showField', blockType } }
}
