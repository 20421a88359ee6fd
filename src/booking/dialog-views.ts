import type { ComponentType } from 'react'
import type { DialogName, DialogViewProps } from './dialog-store.ts'

type Views = Partial<Record<DialogName, ComponentType<DialogViewProps>>>

/** Each dialog's code comes when a visitor means to open it, and is kept. */
const loaders: Record<DialogName, () => Promise<ComponentType<DialogViewProps>>> = {
  demo: () => import('./demo-dialog.tsx').then(({ DemoDialog }) => DemoDialog),
  consultation: () =>
    import('./consultation-dialog.tsx').then(({ ConsultationDialog }) => ConsultationDialog),
}

export const dialogViews: Views = {}

/** @throws where the code cannot be fetched: the line is down, or a new release has replaced it */
export async function loadDialog(name: DialogName): Promise<void> {
  dialogViews[name] ??= await loaders[name]()
}

/** Fetches a dialog's code ahead of the press; a failure shows at the press. */
export function prepareDialog(name: DialogName): void {
  loadDialog(name).catch(() => undefined)
}
