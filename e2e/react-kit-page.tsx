import {
  confirm,
  containFocus,
  ErrorBoundary,
  NotFoundError,
  scrollToElement,
  tween,
  useDevice,
  useFetched,
  waitForSettledDom,
} from '@vitrine/react-kit'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const kit = { confirm, containFocus, scrollToElement, tween, waitForSettledDom }

/** The kit in the page of `e2e/react-kit.e2e.ts`. */
export type Kit = typeof kit

/** Answers after an error. */
let attempts = 0
async function loadRows(): Promise<string> {
  attempts += 1
  if (attempts === 1) throw new Error('Network error')
  return 'rows'
}

function Screen() {
  const [path, setPath] = useState<string>()
  const [fetched, retry] = useFetched(loadRows)
  if (path !== undefined) throw new NotFoundError(path)
  return (
    <>
      <button type="button" onClick={() => setPath('/nowhere')}>
        Fail
      </button>
      <button type="button" onClick={retry}>
        Retry
      </button>
      <output>{`${useDevice()}, ${fetched.state}`}</output>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <ErrorBoundary
      fallback={(error, reset) => (
        <button type="button" onClick={reset}>
          {error instanceof NotFoundError ? `Nothing at ${error.path}` : 'Something went wrong'}
        </button>
      )}
    >
      <Screen />
    </ErrorBoundary>,
  )
Object.assign(window, { kit })
