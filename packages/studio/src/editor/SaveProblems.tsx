import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useEditor, useEditorState } from './context.ts'

/** Asks for the decision that changes need before they can be saved. Calls themselves wait for a new session. */
export function SaveProblems() {
  const { store } = useEditor()
  const save = useEditorState((state) => state.save)
  switch (save.kind) {
    case 'conflict':
      return <Conflict count={save.conflict.conflicts.length} onResolve={store.resolveConflict} />
    case 'rejected':
      return <Rejected message={save.message} />
    default:
      return null
  }
}

function Conflict(props: {
  readonly count: number
  readonly onResolve: (choice: 'mine' | 'theirs') => void
}) {
  const { count, onResolve } = props
  return (
    <Dialog
      title="Someone else changed this page"
      isOpen
      mustAnswer
      onClose={() => undefined}
      footer={
        <>
          <Button onPress={() => onResolve('theirs')}>Use their changes</Button>
          <Button primary onPress={() => onResolve('mine')}>
            Use my changes
          </Button>
        </>
      }
    >
      <p>
        {count === 1 ? 'One change does' : `${count} changes do`} not fit theirs. Both are stored as
        versions. Choose whose changes the draft has; everything else is merged.
      </p>
    </Dialog>
  )
}

function Rejected({ message }: { readonly message: string }) {
  return (
    <Dialog
      title="Changes were not saved"
      isOpen
      mustAnswer
      onClose={() => undefined}
      footer={
        <Button primary onPress={() => window.location.reload()}>
          Reload page
        </Button>
      }
    >
      <p role="alert">{message}</p>
      <p>Reload to continue with the last saved draft.</p>
    </Dialog>
  )
}
