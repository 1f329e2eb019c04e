import type { Locator, Page } from '@playwright/test'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Returns the rectangle of an element of the canvas in pixels of its frame, whose page may be scaled. */
export async function findOnCanvas(owner: Page, element: Locator): Promise<Box> {
  await owner.locator('iframe[data-ready]').waitFor()
  return element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect()
    return { left, top, width, height }
  })
}

/** Returns a point of an element of the canvas in pixels of the window. */
export async function findPoint(
  owner: Page,
  element: Locator,
  { x = 20, y = 12 }: { readonly x?: number; readonly y?: number } = {},
): Promise<{ readonly x: number; readonly y: number }> {
  const { left, top } = await findOnCanvas(owner, element)
  return toWindow(owner, { x: left + x, y: top + y })
}

/** Returns a point of the canvas in pixels of the window: the page in the frame may be scaled. */
export async function toWindow(
  owner: Page,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<{ readonly x: number; readonly y: number }> {
  return owner.locator('iframe[data-ready]').evaluate(
    (frame, at) => {
      const { left, top, width } = frame.getBoundingClientRect()
      const scale = frame instanceof HTMLElement ? width / frame.offsetWidth : 1
      return { x: left + at.x * scale, y: top + at.y * scale }
    },
    { x, y },
  )
}

/** Drags from a point of the window to another one, and releases there unless told otherwise. */
export async function drag(
  owner: Page,
  from: { readonly x: number; readonly y: number },
  by: { readonly x: number; readonly y: number },
  { releases = true } = {},
): Promise<void> {
  await owner.mouse.move(from.x, from.y)
  await owner.mouse.down()
  await owner.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 })
  if (releases) await owner.mouse.up()
}
