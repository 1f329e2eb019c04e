import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** The contents after an error, or a function that renders them; `reset` renders the children again. */
  readonly fallback: ReactNode | ((error: unknown, reset: () => void) => ReactNode)
  readonly onError?: (error: unknown, info: ErrorInfo) => void
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/**
 * Shows fallback contents after an error while its children render. React has boundaries as classes only.
 *
 * @see platform spec §8 "The error boundary shows fallback contents after a render error"
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info)
  }

  private readonly reset = () => this.setState({ failure: null })

  override render(): ReactNode {
    const { children, fallback } = this.props
    const { failure } = this.state
    if (!failure) return children
    return typeof fallback === 'function' ? fallback(failure.error, this.reset) : fallback
  }
}
