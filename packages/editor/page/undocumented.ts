/** What this editor knows of Sveltia that Sveltia does not document. `tests/editor.spec.ts` fails where it changes. */

/** Nobody has to sign in on their own computer: Sveltia continues with the account that it stored at the last visit. */
export function signIn(): void {
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token: 'local' }))
}

/** To be thrown before an entry is saved: Sveltia shows the cause in a dialog, and keeps what was typed. */
export const refusal = (problems: string[]) => new Error('saving_failed', { cause: new Error(problems.join('\n')) })
