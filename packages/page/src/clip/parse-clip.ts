import { checkDocument } from '../document/check-document.ts'
import { getBlockCode } from '../document/block-code.ts'
import { isCodeBlock } from '../document/check-block.ts'
import { newPage } from '../document/new.ts'
import { isObject, type Json } from '../json.ts'
import { type Clip, CLIP_VERSION } from './create-clip.ts'

/** The reason why a clip is not used: it is not one, it is of another site, or it has code of an unknown origin. */
export type ClipError = 'unknown' | 'foreign' | 'code'

export type ParsedClip =
  | { readonly clip: Clip; readonly error?: never }
  | { readonly error: ClipError; readonly clip?: never }

interface ClipOrigin {
  /** The id of the site that it is pasted into. */
  readonly site: string
  /** Whether this studio wrote it. Other pages can write the same form, and must not bring in scripts. */
  readonly isOwn: boolean
}

/** Parses a clip, which any page or program can have written: only what a page of this site can have is accepted. */
export function parseClip(text: string, { site, isOwn }: ClipOrigin): ParsedClip {
  const json = parseJson(text)
  if (!isObject(json) || json['vitrine'] !== 'clip' || json['version'] !== CLIP_VERSION)
    return { error: 'unknown' }
  if (json['site'] !== site) return { error: 'foreign' }
  const page = newPage({ locale: 'en', title: 'Clip', slug: 'clip' })
  const { body } = checkDocument('page', {
    ...page,
    sections: json['sections'],
    blocks: json['blocks'],
  })
  const kind = json['kind'] === 'sections' ? 'sections' : 'blocks'
  const count = body?.sections.length ?? 0
  if (!body || count === 0 || (kind === 'sections' && count > 1)) return { error: 'unknown' }
  const { sections, blocks } = body
  if (!isOwn && Object.values(blocks).some((b) => isCodeBlock(b.type) || getBlockCode(b) !== ''))
    return { error: 'code' }
  return { clip: { vitrine: 'clip', version: CLIP_VERSION, site, kind, sections, blocks } }
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
