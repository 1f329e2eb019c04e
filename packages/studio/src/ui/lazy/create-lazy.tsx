import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useState,
} from 'react'
import { createPart, type Part, PartLoadError } from './part.ts'

/** Imports a component. */
export type Read<Props> = () => Promise<ComponentType<Props>>

/** A part that did not load, and how to try again. */
export interface FailedPart {
  readonly error: PartLoadError
  readonly onRetry: () => void
}

/** Creates a component that loads, with what is shown in its place until then and if it does not. */
export function createLazy<Props extends object>(
  read: Read<Props>,
  fallback: ReactNode,
  renderFailed: (props: Props, failed: FailedPart) => ReactNode,
): ComponentType<Props> {
  const part = createPart(read)
  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0)
    const retry = () => {
      part.reset()
      setAttempt(attempt + 1)
    }
    return (
      <PartBoundary
        key={attempt}
        renderFailed={(error) => renderFailed(props, { error, onRetry: retry })}
      >
        <Suspense fallback={fallback}>
          <Loaded part={part} props={props} />
        </Suspense>
      </PartBoundary>
    )
  }
}

function Loaded<Props extends object>(loaded: {
  readonly part: Part<ComponentType<Props>>
  readonly props: Props
}) {
  const { part, props } = loaded
  return createElement(part.get() ?? use(part.load()), props)
}

interface PartBoundaryProps {
  readonly renderFailed: (error: PartLoadError) => ReactNode
  readonly children: ReactNode
}

/** Catches the failure to load a part. Other errors are for the screen. */
class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error }: { readonly error: unknown } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof PartLoadError) return this.props.renderFailed(error)
    throw error
  }
}
