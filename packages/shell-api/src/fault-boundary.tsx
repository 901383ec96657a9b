import { Component, type ReactNode } from 'react'

type Props = {
  /** What is on show: once another thing is, what failed before says nothing about it. */
  subject: unknown
  onFault(error: unknown): void
  fallback: ReactNode
  children: ReactNode
}
type State = { subject: unknown; hasFailed: boolean }

/** What throws while it renders in the browser costs its own area only. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { subject: this.props.subject, hasFailed: false }

  static getDerivedStateFromError(): Pick<State, 'hasFailed'> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ subject }: Props, state: State): State | null {
    return subject === state.subject ? null : { subject, hasFailed: false }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
