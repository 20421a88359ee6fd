import type { Drawing } from '../drawing.ts'
import type { Sheet } from '../sheet.ts'

/** The data of one kind of picture. */
export type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>

/** Draws one kind onto an empty sheet. */
export type Draw<Kind extends Drawing['kind']> = (sheet: Sheet, drawing: Of<Kind>) => void
