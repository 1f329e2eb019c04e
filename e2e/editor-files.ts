import type { Frame, Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** A list as the clipboard of Word has it: paragraphs with their markers as text, the second one inside the first. */
export const WORD_LIST =
  '<p class=MsoNormal>Glazes</p>' +
  "<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span></span><![endif]>Ash</p>" +
  "<p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Oak</p>" +
  "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Celadon</p>" +
  "<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.</span>Dip</p>"

/** A heading, a link and an underlined word as the clipboard of Google Docs has them: marks are styles of spans. */
export const GOOGLE_DOC =
  '<b style="font-weight:normal;" id="docs-internal-guid-1c2d">' +
  '<h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Glazes</span></h2>' +
  '<p dir="ltr"><a href="https://example.com/kiln" style="text-decoration:none;">' +
  '<span style="color:#1155cc;text-decoration:underline;text-decoration-skip-ink:none;">Our kiln</span></a>' +
  '<span style="text-decoration:none;"> is </span><span style="text-decoration:underline;">hot</span></p></b>'

/** Creates an image of its own color, as equal bytes are stored once. */
const createImage = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()

/** A file of the desktop. */
export interface Dropped {
  readonly name: string
  readonly type: string
  readonly base64: string
}

/** Creates an image file of one color. */
export async function createPng(name: string, color: string): Promise<Dropped> {
  return { name, type: 'image/png', base64: (await createImage(color)).toString('base64') }
}

/** Drops files at a point of the page, or on an element of it, as a desktop does. */
export async function dropFiles(
  owner: Page,
  files: readonly Dropped[],
  place: { readonly x: number; readonly y: number } | Locator,
): Promise<void> {
  const frame = findFrame(owner)
  const transfer = await frame.evaluateHandle(createTransfer, { files, texts: [] })
  const element = 'x' in place ? null : await place.elementHandle()
  const point = 'x' in place ? place : { x: 0, y: 0 }
  await frame.evaluate(drop, { transfer, element, point })
}

/** Pastes where the keyboard is on the canvas: in the edited text, if there is one. */
export async function paste(
  owner: Page,
  { files = [], texts = [] }: { files?: readonly Dropped[]; texts?: readonly [string, string][] },
): Promise<void> {
  const frame = findFrame(owner)
  const transfer = await frame.evaluateHandle(createTransfer, { files, texts })
  await frame.evaluate((data) => {
    const init = { clipboardData: data, bubbles: true, cancelable: true, composed: true }
    const target = document.querySelector('.ProseMirror') ?? document.body
    target.dispatchEvent(new ClipboardEvent('paste', init))
  }, transfer)
}

/** Returns the frame of the canvas; the thumbnails of finished sections are in frames, too. */
function findFrame(owner: Page): Frame {
  const isCanvas = (frame: Frame) => /\/config\/canvas\/[^/]+$/.test(new URL(frame.url()).pathname)
  const found = owner.frames().find((frame) => URL.canParse(frame.url()) && isCanvas(frame))
  if (!found) throw new Error('The page has a canvas')
  return found
}

function createTransfer({
  files,
  texts,
}: {
  files: readonly Dropped[]
  texts: readonly [string, string][]
}): DataTransfer {
  const data = new DataTransfer()
  for (const { name, type, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    data.items.add(new File([bytes], name, { type }))
  }
  for (const [type, text] of texts) data.setData(type, text)
  return data
}

/** Measures and drops in one task, between which the page does not scroll. */
function drop({
  transfer,
  element,
  point,
}: {
  transfer: DataTransfer
  element: Node | null
  point: { x: number; y: number }
}): void {
  let { x, y } = point
  if (element instanceof Element) {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width } = element.getBoundingClientRect()
    x = left + width / 2
    y = top + 20
  }
  const at = { clientX: x, clientY: y }
  for (const name of ['dragenter', 'dragover', 'drop']) {
    const init = { ...at, dataTransfer: transfer, bubbles: true, cancelable: true }
    const target = document.elementFromPoint(x, y) ?? document.body
    target.dispatchEvent(new DragEvent(name, init))
  }
}
