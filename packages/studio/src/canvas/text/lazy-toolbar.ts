import type { EditorView } from 'prosemirror-view'
import type { Toolbar, ToolbarOptions } from './toolbar.ts'

/** Loads the toolbar of a text. Typing does not wait for it; the keys that lead to it do. */
export function loadToolbar(view: EditorView, options: ToolbarOptions): Toolbar {
  let toolbar: Toolbar | undefined
  const loaded = import('./toolbar.ts').then(({ createToolbar }) => {
    if (!view.isDestroyed) toolbar = createToolbar(view, options)
  })
  return {
    update: () => toolbar?.update(),
    focus: () => void loaded.then(() => toolbar?.focus()),
    openLink: () => void loaded.then(() => toolbar?.openLink()),
    showFound: (text, links) => toolbar?.showFound(text, links),
    destroy: () => toolbar?.destroy(),
  }
}
