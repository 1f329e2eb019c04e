import { AD_FRAME_PATH, AD_STORAGE_KEY, adClickParameters, type AdEvent } from '@vitrine/model'

/** The values that the tab keeps for its next pages. */
interface AdState {
  /** The parameters of the ad that led to the site. */
  readonly clicks: string
  /** The events of a page that was left at once. */
  readonly waiting: readonly AdEvent[]
}

const NOTHING: AdState = { clicks: '', waiting: [] }

function readState(): AdState {
  try {
    return { ...NOTHING, ...JSON.parse(sessionStorage.getItem(AD_STORAGE_KEY) ?? '{}') }
  } catch {
    return NOTHING
  }
}

function writeState(state: AdState): void {
  try {
    sessionStorage.setItem(AD_STORAGE_KEY, JSON.stringify(state))
  } catch {
    // Without storage the next page knows nothing of this one.
  }
}

/** Returns the parameters of a click on an ad in a URL; empty without one. */
export function findClicks(search: string): string {
  const found = [...new URLSearchParams(search)].filter(([name, value]) =>
    adClickParameters.some((each) => each === name && /^[\w.~-]{1,500}$/.test(value)),
  )
  return String(new URLSearchParams(found))
}

/**
 * The frame in which ad pixels run, in an origin of its own: their scripts reach neither the page nor its cookies. It
 * is opened for the first event, so that pages without one load nothing of other servers.
 */
export class AdFrame {
  #frame: HTMLIFrameElement | undefined
  #waiting: AdEvent[] = []
  #isLoaded = false

  /** Remembers the ad that led here, and sends what the page before could not. */
  start(): void {
    const { clicks: known, waiting } = readState()
    const clicks = findClicks(location.search) || known
    if (clicks === '' && waiting.length === 0) return
    writeState({ clicks, waiting: [] })
    for (const event of waiting) this.send(event)
  }

  /** Sends an event to the pixels. */
  send(event: AdEvent): void {
    this.#waiting.push(event)
    this.#frame ??= this.#open()
    if (this.#isLoaded) this.#flush()
  }

  /** Leaves an event to the next page, because this one ends. */
  sendLater(event: AdEvent): void {
    const { clicks, waiting } = readState()
    writeState({ clicks, waiting: [...waiting, event] })
  }

  /** Ends the pixels, and deletes what the tab kept for them. */
  close(): void {
    this.#frame?.remove()
    this.#frame = undefined
    this.#isLoaded = false
    this.#waiting = []
    try {
      sessionStorage.removeItem(AD_STORAGE_KEY)
    } catch {
      // Without storage there is nothing to delete.
    }
  }

  #open(): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.sandbox.add('allow-scripts')
    // The URLs of orders and accounts have secrets.
    frame.referrerPolicy = 'no-referrer'
    frame.style.display = 'none'
    frame.src = `${AD_FRAME_PATH}?${readState().clicks}`
    frame.addEventListener('load', () => {
      this.#isLoaded = true
      this.#flush()
    })
    document.body.append(frame)
    return frame
  }

  #flush(): void {
    // The origin of the frame has no name.
    for (const event of this.#waiting.splice(0)) this.#frame?.contentWindow?.postMessage(event, '*')
  }
}
