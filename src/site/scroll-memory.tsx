import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

const STORAGE_KEY = 'scroll-positions'

/**
 * Inline script: gives the history entry its key and puts a page that is loaded again back to where it was, before the
 * first paint. A new entry has no place to go back to, and reading storage costs time. Where the browser forbids storage
 * it stays quiet.
 */
const RESTORE = `(()=>{const key=history.state?.key;if(!key)return history.replaceState({key:Math.random().toString(32).slice(2)},"");try{const y=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")??"{}")[key];if(typeof y==="number")scrollTo(0,y)}catch{}})()`

/**
 * Remembers how far each page was scrolled. The router's own component does the same, but its inline script throws
 * where storage is forbidden.
 */
export function ScrollMemory() {
  useScrollRestoration({ storageKey: STORAGE_KEY })
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? RESTORE : '' }} />
}
