import type { Plugin } from 'vite'

/**
 * Makes React Aria bundle its English texts alone: the studio is in English, and the other 33 languages would
 * more than double its size. Every language resolves to English, so that none is missing.
 */
export const englishOnly: Plugin = {
  name: 'english-only',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/[\\/](?:react-aria|react-stately)[\\/]/.test(importer ?? '')) return null
    if (!/[\\/][a-z]{2}-[A-Z]{2}\.mjs$/.test(source)) return null
    const english = source.replace(/[a-z]{2}-[A-Z]{2}\.mjs$/, 'en-US.mjs')
    return this.resolve(english, importer, { skipSelf: true })
  },
}
