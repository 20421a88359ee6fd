import { Component, Fragment, type ReactNode } from 'react'

/** Notes what stands in the fields of the island that has the focus, and which of them has it, to put it back if they go. */
function holdFields(): () => void {
  const focused = typeof document === 'undefined' ? null : document.activeElement
  const island = focused?.closest('astro-island')
  if (!focused || !island) return () => {}
  const fields = () => [...island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const values = fields().map((field) => field.value)
  const at = fields().indexOf(focused as HTMLInputElement)
  return () => {
    if (focused.isConnected) return
    for (const [position, field] of fields().entries()) field.value ||= values[position] ?? ''
    fields()[at]?.focus()
  }
}

/**
 * Around every island: a translator, an extension or a proxy may have moved or removed what React wants to change, and
 * React gives the whole island up then, or draws it anew when it comes to life. This draws it as often as it takes, and
 * keeps what a visitor is writing; what else has to outlive that stands in the tab's storage or a module.
 */
export class Island extends Component<{ children: ReactNode }, { drawn: number }> {
  override state = { drawn: 0 }
  private putBack = holdFields()
  static getDerivedStateFromError() {
    return {}
  }
  override componentDidMount() {
    this.putBack()
  }
  override componentDidCatch(error: unknown) {
    console.warn('A part of the page was changed from outside and is drawn anew.', error)
    this.setState(({ drawn }) => ({ drawn: drawn + 1 }))
  }
  override render() {
    return <Fragment key={this.state.drawn}>{this.props.children}</Fragment>
  }
}
