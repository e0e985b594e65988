/**
 * Catches what a page throws while drawing, offers to try again, and forgets it when another page is opened.
 * A page's script that is gone (a new version was installed) reloads the console once.
 */
import { Component, type ReactNode } from 'react'
import { messageOf } from '../provider/errors.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { isStaleScript, reloadOnce } from './stale-script.ts'

interface Props {
  /** Another value means another page. */
  readonly page: string
  readonly children: ReactNode
}
interface State {
  readonly error: unknown
  readonly page: string
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, page: this.props.page }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') }
  }

  static getDerivedStateFromProps({ page }: Props, state: State): Partial<State> | null {
    return page === state.page ? null : { page, error: null }
  }

  override componentDidCatch(error: unknown): void {
    // Without a network a reload would only bring the browser's own page.
    if (isStaleScript(error) && navigator.onLine) reloadOnce()
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? (
      this.props.children
    ) : (
      <ErrorPage kind={500} detail={messageOf(error)} onRetry={() => this.setState({ error: null })} />
    )
  }
}
