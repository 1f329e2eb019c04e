import type { LibraryFile } from '@vitrine/contract'
import { decodeEntities, htmlToRich, plainToRich, type RichText } from '@vitrine/page'
import { blockCatalog } from '@vitrine/blocks/fields'
import { blockTypeCodes, parsePlayerUrl, type Player } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { waitForFile } from '../../api/upload-file.ts'
import type { GestureMessage } from '../../canvas/protocol.ts'
import { insertBlock } from '../actions.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { cleanPastedHtml } from '../../ui/rich-text/pasted-html.ts'
import { addFiles, type FilePorts, insertFile, replaceFile } from './add-files.ts'
import { findEnd } from './insert-block.ts'
import { type PastedChart, readChart } from './paste-chart.ts'
import { pasteClip } from './paste-clip.ts'

type Pasted = Omit<Extract<GestureMessage, { readonly kind: 'paste' }>, 'kind'>

const IMAGE_ADDRESS = /^https?:\/\/\S+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i
/** The address of an image in HTML. */
const IMAGE_TAG = /<img\b[^<>]*?\ssrc=["']?([^"'\s<>]+)/i
/** The most images that come with a pasted text. */
const MAX_IMAGES = 10
/** An address that would run code, or that has the content in itself. */
const UNSAFE = /^\s*(?:javascript|data|vbscript|blob|file):/i

/**
 * Adds what was pasted: copied blocks and sections, files and addresses
 * of images as image blocks, those of videos and sounds as players, numbers of a spreadsheet as charts, everything else as
 * a text block, with its images below.
 */
export function paste(ports: FilePorts, { files, html, text, clip }: Pasted): void {
  const { t, store } = ports
  if (clip !== '') return pasteClip(ports, clip)
  // Spreadsheets put an image of the cells on the clipboard, too.
  const chart = readChart(text)
  if (chart) return insertChart(ports, chart)
  if (files.length > 0) return addFiles(ports, files, findPasteTarget(ports))
  const line = text.trim()
  if (UNSAFE.test(line)) return showFailure(t('gestures.address.invalid'))
  const player = /^\S+$/.test(line) ? parsePlayerUrl(line) : undefined
  if (player) return insertPlayer(ports, player, line)
  if (IMAGE_ADDRESS.test(line)) return void fetchImage(ports, line, findPasteTarget(ports))
  const body = html.trim() === '' ? plainToRich(text) : htmlToRich(cleanPastedHtml(html))
  if (isEmpty(body)) {
    const address = IMAGE_TAG.exec(html)?.[1]
    if (address === undefined) return
    if (UNSAFE.test(address)) return showFailure(t('gestures.address.invalid'))
    return void fetchImage(ports, decodeEntities(address), findPasteTarget(ports))
  }
  const isAdded = insertBlock(store, blockTypeCodes.html, { text: { body } }) !== undefined
  if (isAdded) void fetchImages(ports, listImages(html))
}

/** Lists the addresses of the images in HTML on the web, without those of one pixel, which count readers. */
function listImages(html: string): readonly string[] {
  const tags = html.match(/<img\b[^<>]*>/gi) ?? []
  const shown = tags.filter((tag) => !/\s(?:width|height)=["']?[01]["'\s/>]/i.test(tag))
  const addresses = shown.flatMap((tag) => IMAGE_TAG.exec(tag)?.[1] ?? []).map(decodeEntities)
  return [...new Set(addresses)].filter((url) => /^https?:\/\//i.test(url)).slice(0, MAX_IMAGES)
}

/** Adds images one after another, each below what the section has by then. */
async function fetchImages(ports: FilePorts, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (!ports.isOpen()) return
    await fetchImage(ports, address, findEnd(ports.store))
  }
}

function insertChart(
  { t, store }: FilePorts,
  { content, truncatedTo: maxRows }: PastedChart,
): void {
  insertBlock(store, blockTypeCodes.chart, content)
  if (maxRows !== undefined) showToast(t('inspector.dataset.truncated', { maxRows }))
}

/** Adds the block that plays a video or a sound of another site. */
function insertPlayer({ store }: FilePorts, { provider }: Player, url: string): void {
  const type = provider === 'SoundCloud' ? blockTypeCodes.audio : blockTypeCodes.video
  insertBlock(store, type, { data: { ...blockCatalog.get(type)?.defaults.data, url } })
}

/** Replaces the file of the one selected block that has one; otherwise the place is below what the section has. */
function findPasteTarget({ store }: FilePorts) {
  const { blocks } = store.state.getState().selection
  const [only] = blocks
  const isImage =
    blocks.length === 1 &&
    only !== undefined &&
    store.state.getState().body.blocks[only]?.type === blockTypeCodes.image
  return isImage ? ({ kind: 'block', block: only } as const) : findEnd(store)
}

/** Adds the image at an address of the web, which the server fetches. */
async function fetchImage(
  ports: FilePorts,
  address: string,
  target: ReturnType<typeof findPasteTarget>,
): Promise<void> {
  const { t, isOpen } = ports
  try {
    const file = await waitForFile(await callApi('fetchImage', { body: { url: address } }))
    const isAdded = isOpen() && placeFile(ports, file, target)
    const name = file.filename
    showToast(t(isAdded ? 'gestures.file.added' : 'gestures.file.inLibrary', { name }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    showFailure(t('gestures.address.failed', { address, reason }))
  }
}

function placeFile(
  ports: FilePorts,
  file: LibraryFile,
  target: ReturnType<typeof findPasteTarget>,
): boolean {
  return target?.kind === 'block'
    ? replaceFile(ports, target.block, file)
    : insertFile(ports, 'image', target, file)
}

function isEmpty({ content }: RichText): boolean {
  return (content ?? []).every((node) => !('content' in node) || (node.content ?? []).length === 0)
}
