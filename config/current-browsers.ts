import type { Plugin } from 'vite'

/** The detection of Internet Explorer in `prosemirror-view`, and a constant in place of each line. */
const CONSTANTS = [
  [/^const ie_edge = .*$/m, ''],
  [/^const ie_upto10 = .*$/m, ''],
  [/^const ie_11up = .*$/m, ''],
  [/^const ie = .*$/m, 'const ie = false;'],
  [/^const ie_version = .*$/m, 'const ie_version = 0;'],
  // iOS 11 and older.
  [/^const brokenClipboardAPI = [^;]*;$/m, 'const brokenClipboardAPI = false;'],
] as const

/**
 * Leaves out of text editing what only Internet Explorer and Edge before Chromium need: no script of the studio runs
 * there.
 */
export const currentBrowsers: Plugin = {
  name: 'current-browsers',
  transform(code, id) {
    if (!/\/prosemirror-view\/dist\/index\.js$/.test(id)) return null
    let changed = code
    for (const [line, constant] of CONSTANTS) {
      if (!line.test(changed)) throw new Error(`prosemirror-view no longer has ${line}`)
      changed = changed.replace(line, constant)
    }
    return { code: changed, map: null }
  },
}
