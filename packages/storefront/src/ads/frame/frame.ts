import type { AdEvent, AdPixels } from '@vitrine/model'
import { createMemoryCookies, createMemoryStorage } from './memory-storage.ts'
import { startServices } from './services.ts'

/*
 * The script of the frame in which ad pixels run. The server puts it into the frame's document, so it imports no chunk.
 * The frame has an origin without cookies and storage, which scripts of the services expect: they get some that end with the
 * page.
 */

const storage = () => ({ value: createMemoryStorage() })
Object.defineProperties(window, { localStorage: storage(), sessionStorage: storage() })
Object.defineProperty(document, 'cookie', createMemoryCookies())

const pixels: AdPixels = JSON.parse(document.querySelector('#ad-pixels')?.textContent ?? '{}')
const services = startServices(pixels)

addEventListener('message', ({ source, data }: MessageEvent<AdEvent>) => {
  // The page around the frame is that of the site.
  if (source === parent) for (const send of services) send(data)
})
