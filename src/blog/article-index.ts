import { library } from '../content/library.server.ts'

/** All articles for the search of the listing, written at build and fetched when somebody searches. */
export function loader() {
  return Response.json(library().map(({ summary }) => summary))
}
