/** Shows a short notice; the code for it comes with the first one. */
export function toast(text: string): void {
  import('./toasts.ts').then(
    ({ showToast }) => showToast(text),
    () => console.warn(text),
  )
}
