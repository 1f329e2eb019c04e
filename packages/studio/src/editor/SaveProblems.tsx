import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { startSession } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useEditor, useEditorState } from './context.ts'

/** Asks for what changes need before they can be saved: a new session, or a decision. Nothing is lost meanwhile. */
export function SaveProblems() {
  const { store } = useEditor()
  const save = useEditorState((state) => state.save)
  switch (save.kind) {
    case 'signed-out':
      return <SignInAgain onDone={store.queue.resume.bind(store.queue)} />
    case 'conflict':
      return <Conflict count={save.conflict.conflicts.length} onResolve={store.resolveConflict} />
    case 'rejected':
      return <Rejected message={save.message} />
    default:
      return null
  }
}

function SignInAgain({ onDone }: { readonly onDone: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const queries = useQueryClient()
  const signIn = async () => {
    try {
      startSession(await callApi('signIn', { body: { email, password } }))
      await queries.invalidateQueries()
      onDone()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Unable to sign in.')
    }
  }
  return (
    <Dialog title="Sign in again" isOpen mustAnswer onClose={() => undefined}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void signIn()
        }}
      >
        <p>
          Your session ended. Your changes are stored in this browser and are saved when you sign
          in.
        </p>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={error}
        />
        <Button primary type="submit">
          Sign in
        </Button>
      </form>
    </Dialog>
  )
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
