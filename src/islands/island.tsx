import { Component, Fragment, type ReactNode } from 'react'

/**
 * Around every island: a translator, an extension or a proxy may have moved or removed what React wants to change, and
 * React gives the whole island up then. This draws it anew, as often as it takes; what has to outlive that stands in
 * the page's fields, the tab's storage or a module.
 */
export class Island extends Component<{ children: ReactNode }, { drawn: number }> {
  override state = { drawn: 0 }
  static getDerivedStateFromError() {
    return {}
  }
  override componentDidCatch(error: unknown) {
    console.warn('A part of the page was changed from outside and is drawn anew.', error)
    this.setState(({ drawn }) => ({ drawn: drawn + 1 }))
  }
  override render() {
    return <Fragment key={this.state.drawn}>{this.props.children}</Fragment>
  }
}
