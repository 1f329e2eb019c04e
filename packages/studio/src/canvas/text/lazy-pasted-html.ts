import { Plugin } from 'prosemirror-state'

let clean: ((html: string) => string) | undefined
// Without it, such as offline, what is pasted has paragraphs in place of its lists and tables.
const loaded = import('../../ui/rich-text/pasted-html.ts')
  .then(({ cleanPastedHtml }) => (clean = cleanPastedHtml))
  .catch(() => (clean = (html) => html))

/** Cleans pasted HTML. What is pasted before the script has loaded waits for it. */
export const pastedHtml = new Plugin({
  props: {
    transformPastedHTML: (html) => clean?.(html) ?? html,
    handlePaste: (view, { clipboardData }) => {
      const html = clipboardData?.getData('text/html')
      if (clean || !html) return false
      void loaded.then(() => view.isDestroyed || view.pasteHTML(html))
      return true
    },
  },
})
