/** A site that cannot be crawled at all. The message is meant for the person who asked for it. */
export class CrawlError extends Error {
  override name = 'CrawlError'
}
