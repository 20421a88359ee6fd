import { Component, type ComponentType, createRef, type ReactNode } from 'react'

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
 * Around every island: a translator, an extension or a proxy may have moved or removed what React wants to change. React
 * then draws the island anew when it comes to life, and gives it up later on; here it is drawn anew then too, as often as
 * it takes. What a visitor is writing is kept; what else has to outlive that stands in the tab's storage or a module.
 */
export class Island extends Component<{ children: ReactNode }> {
  override state = {}
  private end = createRef<HTMLSpanElement>()
  /** The fields as HTML, which are still on the page while React draws for the first time. */
  private putBack = holdFields()
  static getDerivedStateFromError() {
    return {}
  }
  override componentDidMount() {
    this.putBack()
    // The held clicks are replayed now, see `intent.ts`.
    this.end.current?.closest('astro-island')?.dispatchEvent(new Event('island-hydrated'))
  }
  override getSnapshotBeforeUpdate() {
    return holdFields()
  }
  override componentDidUpdate(_props: unknown, _state: unknown, putBack: () => void) {
    putBack()
  }
  override componentDidCatch(error: unknown) {
    console.warn('A part of the page was changed from outside and is drawn anew.', error)
  }
  override render() {
    return (
      <>
        {this.props.children}
        <span ref={this.end} hidden />
      </>
    )
  }
}

/** A component with an `Island` around it. */
export function island<Props extends object>(Content: ComponentType<Props>) {
  return (props: Props) => (
    <Island>
      <Content {...props} />
    </Island>
  )
}
