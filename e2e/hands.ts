import type { Locator, Page } from '@playwright/test'
import { type Dropped, dropFiles } from './editor-files.ts'
import { getSettings } from './editor-page.ts'
import { repeatUntilPassed } from './repeat.ts'
import { expect } from './shop.ts'

/** A person at the studio, who uses a mouse or the keyboard alone. */
export interface Hand {
  readonly page: Page
  /** Activates a button, a link, a tab, a radio button or a switch. */
  readonly press: (target: Locator) => Promise<void>
  /** Replaces the text of a field. */
  readonly fill: (field: Locator, text: string) => Promise<void>
  /** Chooses an option of a list that a button opens. */
  readonly choose: (trigger: Locator, option: Locator) => Promise<void>
  /** Adds images of this device to the open page: the mouse drops them, the keyboard chooses them for image blocks. */
  readonly bring: (files: readonly Dropped[]) => Promise<void>
  readonly stepBack: () => Promise<void>
  readonly stepForward: () => Promise<void>
}

/** Returns what is seen of an element: the box of a radio button or a switch is hidden in its label. */
function getVisible(target: Locator): Locator {
  return target.locator('xpath=(ancestor::label | self::*)[1]')
}

/** Creates the hand on a mouse. Texts are typed, as there is no other way. */
export function createMouse(page: Page): Hand {
  const press = (target: Locator) => getVisible(target).click()
  return {
    page,
    press,
    fill: async (field, text) => {
      await field.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    choose: async (trigger, option) => {
      await press(trigger)
      await press(option)
    },
    bring: (files) => dropFiles(page, files, { x: 300, y: 300 }),
    stepBack: () => press(page.getByRole('button', { name: /^Undo/ })),
    stepForward: () => press(page.getByRole('button', { name: /^Redo/ })),
  }
}

/** Creates the hands on a keyboard: everything is reached by keys, and seen when it has the focus. */
export function createKeyboard(page: Page): Hand {
  const press = async (target: Locator) => {
    await moveTo(page, target)
    const isToggle = await target.evaluate((element) =>
      element.matches('[role=radio], [role=switch], [type=radio], [type=checkbox]'),
    )
    await page.keyboard.press(isToggle ? 'Space' : 'Enter')
  }
  const pressOnCanvas = async (key: string) => {
    await moveToCanvas(page)
    await page.keyboard.press(key)
  }
  return {
    page,
    press,
    fill: async (field, text) => {
      await moveTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    choose: async (trigger, option) => {
      await press(trigger)
      await press(option)
    },
    bring: async (files) => {
      for (const file of files) await addImage(page, press, file)
    },
    stepBack: () => pressOnCanvas('ControlOrMeta+z'),
    stepForward: () => pressOnCanvas('ControlOrMeta+Shift+z'),
  }
}

/** Adds an image block, opens the dialog of files from its settings, and uploads a file of this device into it. */
async function addImage(page: Page, press: Hand['press'], file: Dropped): Promise<void> {
  await press(page.getByRole('tab', { name: 'Add', exact: true }))
  await press(page.getByRole('radio', { name: 'Blocks', exact: true }))
  await press(page.getByRole('button', { name: 'Image', exact: true }))
  await press(getSettings(page).getByRole('button', { name: 'Choose image' }))
  const chooser = page.waitForEvent('filechooser')
  const dialog = page.getByRole('dialog', { name: 'Choose an image' })
  await Promise.all([chooser, press(dialog.getByRole('button', { name: 'Upload files' }))])
  const { name, type: mimeType, base64 } = file
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(base64, 'base64') })
  await expect(dialog).toHaveCount(0)
  await expect(getSettings(page).getByRole('button', { name: 'Replace image' })).toBeVisible()
}

const MAX_KEYS = 250
/** The most parts of a screen that F6 passes on the way to one of them. */
const MAX_PARTS = 12
const F6_WAIT = { firstMs: 4_000 }

/** Presses keys until an element has the focus, and expects it to be visible. */
async function moveTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  // A dialog moves the focus when it has opened.
  await expect.poll(() => target.evaluate(isOpening)).toBe(false)
  let parts = 0
  for (let count = 0; count < MAX_KEYS && parts < MAX_PARTS; count += 1) {
    const key = await target.evaluate(findNextKey)
    if (key === undefined) return expect(getVisible(target)).toBeInViewport()
    if (key === 'F6') {
      await moveToNextPart(page)
      parts += 1
    } else await page.keyboard.press(key)
  }
  throw new Error(`Not reached with ${MAX_KEYS} keys or ${MAX_PARTS} parts: ${String(target)}`)
}

/**
 * Presses F6, and again if the focus does not move: the page in the editor hears no keys until its script has loaded. On a slow machine
 * the focus moves late, and a second press would pass the part that was meant, so that the first press has long enough.
 */
async function moveToNextPart(page: Page): Promise<void> {
  const active = await page.evaluateHandle(() => document.activeElement)
  const hasMoved = () => active.evaluate((before) => document.activeElement !== before)
  await repeatUntilPassed(async (timeout) => {
    if (!(await hasMoved())) await page.keyboard.press('F6')
    await expect.poll(hasMoved, { timeout }).toBe(true)
  }, F6_WAIT)
  await active.dispose()
}

/** Presses F6 until the page in the editor has the focus, which it gets a moment after the key. */
async function moveToCanvas(page: Page): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.matches('iframe') ?? false)
  await repeatUntilPassed(async (timeout) => {
    if (!(await isThere())) await page.keyboard.press('F6')
    await expect.poll(isThere, { timeout }).toBe(true)
  }, F6_WAIT)
}

function isOpening(target: Element): boolean {
  return target.closest('[data-entering]') !== null
}

/** Returns the key that leads from the focus towards an element; undefined if that has the focus. */
function findNextKey(target: Element): string | undefined {
  const active = document.activeElement
  if (active === target) return undefined
  if (!active || active === document.body) return 'Tab'
  const isAfter = (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const composite = target.closest(
    '[role=radiogroup], [role=tablist], [role=treegrid], [role=grid], [role=listbox], [role=menu]',
  )
  if (composite?.contains(active)) {
    const isRow = composite.matches('[role=tablist], [role=radiogroup], [role=grid]')
    return isRow ? (isAfter ? 'ArrowRight' : 'ArrowLeft') : isAfter ? 'ArrowDown' : 'ArrowUp'
  }
  const parts =
    '[role=dialog], [role=banner], [role=complementary], [role=main], [role=contentinfo]'
  if (active.closest(parts) !== target.closest(parts)) return 'F6'
  return isAfter ? 'Tab' : 'Shift+Tab'
}
