/** While an input method composes, its keys are its own; Safari says so by the key code only. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
