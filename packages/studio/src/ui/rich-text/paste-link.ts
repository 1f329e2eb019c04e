import { type Command, Plugin } from 'prosemirror-state'
import { setLink } from './commands.ts'
import { parseUrl } from './schema.ts'

/** Returns a command that links the selected words to a pasted web address, unless they are an address themselves. */
export function pasteLink(pasted: string): Command {
  return (state, dispatch) => {
    const { empty, from, to } = state.selection
    const url = isAddress(pasted) ? parseUrl(pasted) : undefined
    if (empty || url === undefined || isAddress(state.doc.textBetween(from, to))) return false
    return setLink({ kind: 'url', url })(state, dispatch)
  }
}

/** Links selected words when a web address is pasted onto them. */
export const pastedLinks = new Plugin({
  props: {
    handlePaste: (view, { clipboardData }) =>
      pasteLink(clipboardData?.getData('text/plain') ?? '')(view.state, view.dispatch),
  },
})

function isAddress(text: string): boolean {
  return /^\s*https?:\/\/\S+\s*$/i.test(text)
}
