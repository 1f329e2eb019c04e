import type { CDPSession, Frame, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The milliseconds from each key to the frame that shows it. */
    keyTimes?: number[]
  }
}

/** Begins to measure how long each key takes until its frame is painted. */
export async function watchKeys(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const times: number[] = []
    window.keyTimes = times
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
}

/** The milliseconds of each key: until its frame is painted, and of the processor in scripts, those of the bench included. */
export interface KeyTimes {
  readonly paint: readonly number[]
  readonly script: readonly number[]
}

/** A text of a page that is being edited. */
export interface EditedText {
  readonly page: Page
  readonly frame: Frame
  readonly session: CDPSession
}

/** Types a text, each key after the one before it is painted. */
export async function typeText(target: EditedText, text: string): Promise<KeyTimes> {
  const { frame, session } = target
  const script: number[] = []
  for (const [index, key] of text.split('').entries()) {
    const before = await readScriptMs(session)
    await pressKey(target, key, index)
    script.push((await readScriptMs(session)) - before)
  }
  return { paint: await frame.evaluate(() => [...(window.keyTimes ?? [])]), script }
}

/** Types the key at `index` of a text, and waits until it is painted. The first key of a text begins a new list of times. */
export async function pressKey(
  { page, frame }: EditedText,
  key: string,
  index: number,
): Promise<void> {
  if (index === 0)
    await frame.evaluate(() => {
      if (window.keyTimes) window.keyTimes.length = 0
    })
  await page.keyboard.type(key)
  await frame.waitForFunction((count) => (window.keyTimes?.length ?? 0) > count, index)
}

/** Reads how long the page has been running scripts, in milliseconds of processor time. */
export async function readScriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}
