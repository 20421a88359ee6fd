/** Where the listing has its own articles, and the empty place for those that are found. */
export const LATEST_ID = 'latest'
export const FOUND_ID = 'found'
