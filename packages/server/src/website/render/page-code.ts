import { getPageCode, type JsonObject, pageCodeParts } from '@vitrine/page'
import { type CleanCode, cleanPageCode } from '../../platform/html/page-code.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'

/** The code that an owner added to a page and to all pages, as it is rendered. */
export interface RenderedCode {
  readonly head: string
  readonly foot: string
  /** The hashes and origins that the policy of the page allows for it. */
  readonly policy: Pick<CleanCode, 'hashes' | 'scriptOrigins' | 'imageOrigins'>
}

const NO_CODE: RenderedCode = {
  head: '',
  foot: '',
  policy: { hashes: [], scriptOrigins: [], imageOrigins: [] },
}

/**
 * Renders the code of the site, then that of the page; items have their own in place of that of their collection. Pages of the platform have none: cart, checkout, accounts,
 * locks and errors show and ask what no other script may read.
 */
export function renderPageCode(
  { shell }: RenderContext,
  content: PageContent,
  { runsScripts }: { readonly runsScripts: boolean },
): RenderedCode {
  if (content.kind === 'system') return NO_CODE
  // Documents are JSON.
  const bodies = [shell.settings, getBody(content)] as unknown as readonly (
    | JsonObject
    | undefined
  )[]
  const codes = bodies.map(getPageCode)
  if (codes.every(({ head, foot }) => head === undefined && foot === undefined)) return NO_CODE
  const [head, foot] = pageCodeParts.map((part) =>
    codes.map((code) => cleanPageCode(code[part] ?? '', { part, runsScripts })),
  )
  const all = [...(head ?? []), ...(foot ?? [])]
  return {
    head: joinCode(head),
    foot: joinCode(foot),
    policy: {
      hashes: all.flatMap((each) => each.hashes),
      scriptOrigins: all.flatMap((each) => each.scriptOrigins),
      imageOrigins: all.flatMap((each) => each.imageOrigins),
    },
  }
}

/** Encloses the code of the head in comments, by which the canvas finds it when it changes. */
export function markHeadCode(html: string): string {
  return `<!--page-code-->${html}<!--/page-code-->`
}

function getBody(content: PageContent): object | undefined {
  if (content.kind === 'record') return content.item.body
  return 'page' in content && 'body' in content.page ? content.page.body : undefined
}

function joinCode(codes: readonly CleanCode[] = []): string {
  return codes.flatMap(({ html }) => (html === '' ? [] : [html])).join('\n')
}
