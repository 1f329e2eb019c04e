import { CODE_FRAME_HEIGHT } from '@vitrine/model'

export interface CodeFrameAddress {
  readonly documentId: string
  readonly blockId: string
}

/** Where the frame of a code block is. */
export function codeFramePath({ documentId, blockId }: CodeFrameAddress): string {
  return `/static/code/${documentId}/${blockId}`
}

/**
 * An owner's code as a document: it may load what it likes and run it, in an origin of its own. It tells
 * the page around it how high it is; nothing else passes between them.
 */
export function codeFrame(source: string): { readonly html: string; readonly csp: string } {
  const html =
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<base target="_blank"><style>body{margin:0}</style>\n${source}\n<script>${TELL_HEIGHT}</script>`
  return { html, csp: POLICY }
}

const TELL_HEIGHT =
  'new ResizeObserver(()=>parent.postMessage({' +
  `${CODE_FRAME_HEIGHT}:Math.ceil(document.documentElement.getBoundingClientRect().height)` +
  '},"*")).observe(document.documentElement)'

/** Without `allow-same-origin`: cookies, storage and our own calls stay out of reach. */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ')
