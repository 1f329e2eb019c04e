/** The clipboard of the editor. Its code loads with the gestures. */
interface ClipActions {
  readonly copy: () => void
  readonly cut: () => void
  readonly paste: () => void
}

let loaded: ClipActions | undefined

/** Provides the actions of the open editor. Returns the function that withdraws them. */
export function provideClipActions(actions: ClipActions): () => void {
  loaded = actions
  return () => {
    if (loaded === actions) loaded = undefined
  }
}

/** Does something with the clipboard; nothing before the gestures are loaded. */
export function runClipAction(action: keyof ClipActions): void {
  loaded?.[action]()
}
