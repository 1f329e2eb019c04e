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

/** The milliseconds of each key: until its frame is painted, and in scripts. */
export interface KeyTimes {
  readonly paint: readonly number[]
  readonly script: readonly number[]
}

/** Types a text, each key after the one before it is painted. */
export async function typeText(
  {
    page,
    frame,
    session,
  }: { readonly page: Page; readonly frame: Frame; readonly session: CDPSession },
  text: string,
): Promise<KeyTimes> {
  await frame.evaluate(() => {
    if (window.keyTimes) window.keyTimes.length = 0
  })
  const script: number[] = []
  for (const [index, key] of text.split('').entries()) {
    const before = await readScriptMs(session)
    await page.keyboard.type(key)
    await frame.waitForFunction((count) => (window.keyTimes?.length ?? 0) > count, index)
    script.push((await readScriptMs(session)) - before)
  }
  return { paint: await frame.evaluate(() => [...(window.keyTimes ?? [])]), script }
}

/** Reads how long the page has been running scripts. */
async function readScriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}
