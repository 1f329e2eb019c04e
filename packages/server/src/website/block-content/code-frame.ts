import { CODE_FRAME_HEIGHT } from '@vitrine/model'

export interface CodeFrameAddress {
  readonly documentId: string
  readonly blockId: string
}

/** Returns the path of the frame of a code block. */
export function formatCodeFramePath({ documentId, blockId }: CodeFrameAddress): string {
  return `/static/code/${documentId}/${blockId}`
}

/**
 * Renders the code of an owner as a document in an origin of its own, where it may load and run
 * anything. It reports its height to the page around it, also when that asks by a message, and nothing else.
 */
export function renderCodeFrame(source: string): { readonly html: string; readonly csp: string } {
  const html =
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<base target="_blank"><style>body{margin:0}</style>\n${source}\n<script>${REPORT_HEIGHT}</script>`
  return { html, csp: POLICY }
}

const REPORT_HEIGHT =
  '{const root=document.documentElement,report=()=>parent.postMessage({' +
  `${CODE_FRAME_HEIGHT}:Math.ceil(root.getBoundingClientRect().height)},"*");` +
  'new ResizeObserver(report).observe(root);' +
  'addEventListener("message",e=>e.source===parent&&report())}'

/**
 * The content security policy of a frame. It lacks `allow-same-origin`, so that cookies, storage
 * and the API are out of reach.
 */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ')
