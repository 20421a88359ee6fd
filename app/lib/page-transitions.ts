/**
 * A cross-fade between pages that is overtaken by the next one rejects its promises, and the router handles only one of
 * them: the console would speak of an error where there is none. Called before the router starts.
 */
export function quietPageTransitions(): void {
  if (!('startViewTransition' in document)) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone])
      promise.catch(() => undefined)
    return transition
  }
}
